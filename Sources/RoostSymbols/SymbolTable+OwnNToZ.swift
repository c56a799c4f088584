/// Drawings of Roost's own, from n to z.
extension SymbolTable {
    static let ownNToZ: StaticString = """
        nairasign lM6.4 20.6V3.4L17.6 20.6V3.4M3.4 10H20.6M3.4 14H20.6
        network.badge.shield.half.filled u network;f;u shield.fill .46 18.4 18
        nose bM10 2.4C10 8 7.4 11 6.4 14.4C5.6 17.4 7.4 19.4 10 18.8C11 20.8 13 20.8 14 18.8C16.6 19.4 18.4 17.4 17.6 14.4C16.6 11 14 8 14 2.4Z
        note bM4.6 2.4H19.4A2.2 2.2 0 0 1 21.6 4.6V14.4L14.4 21.6H4.6A2.2 2.2 0 0 1 2.4 19.4V4.6A2.2 2.2 0 0 1 4.6 2.4Z;dM21.4 14.4H16.4A2 2 0 0 0 14.4 16.4V21.4
        opticaldiscdrive br1.8 12 20.4 8.4 2.4;lM4 12L6.6 5.4A2.4 2.4 0 0 1 8.8 4H15.2A2.4 2.4 0 0 1 17.4 5.4L20 12;dM6 16.2H14M18 16.2H18.2
        opticid bM1.6 12C5.2 5.2 18.8 5.2 22.4 12C18.8 18.8 5.2 18.8 1.6 12Z;bo12 12 4.4;bo12 12 1.5
        oval bo12 12 10.4 7
        oval.portrait bo12 12 7 10.4
        pano bM2 5.4C8 7.4 16 7.4 22 5.4V18.6C16 16.6 8 16.6 2 18.6Z;dM2.4 16.6L8 11.4L12 15L15.4 12.4L21.6 16.6
        pc =pc.desktop
        pc.desktop br4.6 2 14.8 20 2.4;dM8 6.2H16M8 9.6H16M12 17H12.2
        pencil.and.list.clipboard u list.clipboard .92 11 12;f;u pencil .6 17.4 14.6
        pencil.and.outline lM13 4H6A3.4 3.4 0 0 0 2.6 7.4V18A3.4 3.4 0 0 0 6 21.4H16.6A3.4 3.4 0 0 0 20 18V11;bM18.2 3.2A1.9 1.9 0 0 1 20.9 5.9L12.4 14.4L8.6 15.4L9.6 11.6Z
        pencil.and.scribble u pencil .8 8.4 11;lM13 20.6C16 17.4 17 18 16.6 20C16.4 21.6 18.4 21 19.4 19.6C20.4 18.4 21.4 18.6 22.4 19.4
        pencil.tip bp.8 12 2 18 14 18 21.8 6 21.8 6 14;dM6.6 15.6H17.4M12 2.4V6.4
        pencil.tip.crop.circle u circle;dp.6 12 6 15.6 13.6 15.6 19.4 8.4 19.4 8.4 13.6
        person.2.badge.gearshape u person.2;f;u gearshape.fill .44 20 18.4
        person.2.gobackward u gobackward;u person.2.fill .44 12 13
        person.2.square.stack u square.stack;i person.2.fill .46 12 15.4
        person.2.wave.2 u person.2 .8 12 12;lM1 8A8 8 0 0 0 1 16M23 8A8 8 0 0 1 23 16
        person.3.sequence u person.3
        person.and.arrow.left.and.arrow.right u person .7 12 12;lM3.4 8.6L.8 12L3.4 15.4M20.6 8.6L23.2 12L20.6 15.4
        person.badge.key u person .94 10.6 12;f;u key.fill .5 19 17.6
        person.badge.shield.checkmark u person .94 10.6 12;f;u checkmark.shield.fill .5 18.6 17.4
        person.bust bo12 6.6 4.6;bM8 14.6C3.6 15.6 2.4 18.4 2.4 21.6H21.6C21.6 18.4 20.4 15.6 16 14.6L12 17Z
        person.crop =person.crop.circle
        person.crop.artframe br2.4 2.4 19.2 19.2 1;ho12 9.4 3;hM5.6 19.4C5.8 15.6 8.4 14 12 14S18.2 15.6 18.4 19.4Z
        person.crop.rectangle br1.6 4.4 20.8 15.2 3;ho12 9.8 2.7;hM6.4 18.4C6.6 15.4 9 14 12 14S17.4 15.4 17.6 18.4Z
        person.crop.rectangle.stack u person.crop.rectangle .9 12 14;lM5 3.6H19
        person.crop.square.fill u square.fill;n;so12 9.6 3.2;sM6 19.2C6.6 15.8 9 14.4 12 14.4S17.4 15.8 18 19.2Z
        person.crop.square.fill.and.at.rectangle =person.crop.square.filled.and.at.rectangle
        person.crop.square.filled.and.at.rectangle u person.crop.square .66 7.6 12;u at .5 18.4 12
        person.fill.and.arrow.left.and.arrow.right =person.and.arrow.left.and.arrow.right
        person.fill.checkmark u person.fill .94 10 12;f;u checkmark .44 20 8
        person.fill.questionmark u person.fill .94 10 12;f;u questionmark .5 20.4 7
        person.fill.turn.down u person.fill .9 12 13;lM4 3V8M1.6 5.8L4 8.2L6.4 5.8
        person.fill.turn.left u person.fill .9 13 13;lM8 3.4H2.4M4.6 1L2.2 3.4L4.6 5.8
        person.fill.turn.right u person.fill .9 11 13;lM16 3.4H21.6M19.4 1L21.8 3.4L19.4 5.8
        person.fill.viewfinder u viewfinder;u person.fill .5
        person.fill.xmark u person.fill .94 10 12;f;u xmark .36 20.4 8
        person.line.dotted.person u person .62 5.4 12;u person .62 18.6 12;so12 8 .9o12 12 .9o12 16 .9
        personalhotspot =link
        pesetasign lM4 20.6V3.6H9A5 5 0 0 1 9 13.6H4M2 8.6H16M17.4 9V18.4A2 2 0 0 0 19.4 20.4H21M14.6 11.6H20.6
        phone.arrow.down.left u phone;f;lM22 2.4L15 9.4M15 4V9.4H20.4
        phone.arrow.right u phone;f;lM13.6 6H22.4M19 2.6L22.4 6L19 9.4
        phone.arrow.up.right u phone;f;lM15 9.4L21.8 2.6M16.4 2.4H22V8
        phone.bubble.left u bubble.left;i phone.fill .42 12 11.2
        phone.connection u phone;f;so14 7 1.1o18 7 1.1o22 7 1.1
        phone.down u phone 1 12 12 135
        photo.artframe br2.4 2.4 19.2 19.2 1;hr6 6 12 12 .4
        photo.tv u tv;i photo.fill .46 12 10.4
        pills u pill .7 8.4 9;f;bo17 16 5;dM13.6 16H20.4
        pip =pip.enter
        pip.enter bM22 10V6.8A2.8 2.8 0 0 0 19.2 4H4.8A2.8 2.8 0 0 0 2 6.8V17.2A2.8 2.8 0 0 0 4.8 20H9;Br12.4 13 10 7.4 1.6;dM5.6 7.4L9.4 11.2M9.6 7.8V11.4H6
        pip.exit lM22 10V6.8A2.8 2.8 0 0 0 19.2 4H4.8A2.8 2.8 0 0 0 2 6.8V17.2A2.8 2.8 0 0 0 4.8 20H9M9.4 11.4L5.6 7.6M5.4 11V7.4H9;Br12.4 13 10 7.4 1.6
        pip.remove lM22 10V6.8A2.8 2.8 0 0 0 19.2 4H4.8A2.8 2.8 0 0 0 2 6.8V17.2A2.8 2.8 0 0 0 4.8 20H9M5.8 7.4L9.4 11M9.4 7.4L5.8 11;Br12.4 13 10 7.4 1.6
        pip.swap lM22 10V6.8A2.8 2.8 0 0 0 19.2 4H4.8A2.8 2.8 0 0 0 2 6.8V17.2A2.8 2.8 0 0 0 4.8 20H9;Br12.4 13 10 7.4 1.6
        placeholdertext.fill sr2.4 3.6 19.2 4 1.4r2.4 10 19.2 4 1.4r2.4 16.4 12 4 1.4
        play.rectangle.on.rectangle u rectangle.on.rectangle;i play.fill .34 14.8 14
        play.square.stack u square.stack;i play.fill .38 12.4 15.4
        playpause bp1.4 12.4 12 1.8 5 1.8 19;l1.4M16 5.8V18.2M21 5.8V18.2
        plus.minus =plusminus
        plus.rectangle.on.folder u folder .86 10.6 14;f;br12 2.6 10.4 8.4 1.8;dM14.8 6.8H19.6M17.2 4.4V9.2
        plus.rectangle.on.rectangle u rectangle.on.rectangle;i plus .34 14.4 14
        plus.slash.minus lM19.4 3.6L4.6 20.4M2.4 7H9M5.7 3.7V10.3M15 17H21.6
        plus.square.fill.on.square.fill u square.fill.on.square.fill;k1M15 11.6V18.2M11.6 15H18.2
        point.3.connected.trianglepath.dotted bo12 4.4 2.8o4.6 18.6 2.8o19.4 18.6 2.8;so10 8.4 .9o8.4 11.4 .9o6.8 14.4 .9o14 8.4 .9o15.6 11.4 .9o17.2 14.4 .9o8.9 18.6 .9o12 18.6 .9o15.1 18.6 .9
        point.3.filled.connected.trianglepath.dotted =point.3.connected.trianglepath.dotted.fill
        point.bottomleft.forward.to.point.topright.scurvepath =point.topleft.down.curvedto.point.bottomright.up
        point.fill.topleft.down.curvedto.point.fill.bottomright.up =point.topleft.down.curvedto.point.bottomright.up
        point.topleft.down.to.point.bottomright.curvepath =point.topleft.down.curvedto.point.bottomright.up
        point.topleft.filled.down.to.point.bottomright.curvepath =point.topleft.down.curvedto.point.bottomright.up
        poweroff bo12 12 9.6
        poweron lM12 3V21
        poweroutlet.type.b br2.4 2.4 19.2 19.2 4;dM8.6 7V10.4M15.4 7V10.4;ho12 15.6 1.9
        powersleep =moon
        printer.dotmatrix.fill.and.paper.fill =printer.dotmatrix.fill
        printer.fill bM6 8H18A4 4 0 0 1 22 12V16A2 2 0 0 1 20 18H4A2 2 0 0 1 2 16V12A4 4 0 0 1 6 8Z;sM6 6.6V4.4A2.2 2.2 0 0 1 8.2 2.2H15.8A2.2 2.2 0 0 1 18 4.4V6.6Z;xr5.6 13.4 12.8 10.4 1.8;br7.2 15 9.6 6.2 1;ho18 11.4 1
        printer.fill.and.paper.fill =printer.fill
        purchased u checkmark.seal
        purchased.circle u circle;i checkmark .48
        questionmark.video u video;i questionmark .4 8.2 12
        r.joystick bo12 12 8.4;do12 12 4;w R .3
        r.square.fill.on.square.fill u square.fill.on.square.fill
        r.square.on.square u square.on.square;w R .3 15 15
        radiowaves.left =wave.3.left
        radiowaves.right =wave.3.right
        rays lM12 1.8V6M12 18V22.2M1.8 12H6M18 12H22.2M4.8 4.8L7.8 7.8M16.2 16.2L19.2 19.2M4.8 19.2L7.8 16.2M16.2 7.8L19.2 4.8
        recordingtape bo5.8 11.4 4.2o18.2 11.4 4.2;lM5.8 15.6H18.2
        rectangle.3.offgrid br1.6 4 12 9 2r16.8 7.6 5.6 5.4 1.4r5.4 16 13 5.6 1.6
        rectangle.3.offgrid.bubble.left u rectangle.3.offgrid
        rectangle.and.arrow.up.right.and.arrow.down.left =arrow.up.right.and.arrow.down.left.rectangle
        rectangle.and.hand.point.up.left u rectangle .9 11 9.6;f;u hand.point.up .62 17 16.4
        rectangle.and.paperclip u rectangle;f;u paperclip .6 18.4 15.6
        rectangle.and.pencil.and.ellipsis lM13.6 6.4H4.6A3 3 0 0 0 1.6 9.4V15.6A3 3 0 0 0 4.6 18.6H19.4A3 3 0 0 0 22.4 15.6V12.4;so6 12.5 1.1o9.4 12.5 1.1;u pencil .56 17.4 8.2
        rectangle.and.text.magnifyingglass u rectangle .9 11 10;dM5.6 8.4H12M5.6 11.4H9.4;f;u magnifyingglass .54 17.4 16.4
        rectangle.arrowtriangle.2.inward br7 5 10 14 1.6;sp.8 5.2 12 .8 8.6 .8 15.4p.8 18.8 12 23.2 8.6 23.2 15.4
        rectangle.arrowtriangle.2.outward br7 5 10 14 1.6;sp.8 .6 12 5 8.6 5 15.4p.8 23.4 12 19 8.6 19 15.4
        rectangle.bottomthird.inset.fill =rectangle.bottomthird.inset.filled
        rectangle.compress.vertical br2.4 9.6 19.2 4.8 1.4;lM12 .8V6M9.4 3.8L12 6.4L14.6 3.8M12 23.2V18M9.4 20.2L12 17.6L14.6 20.2
        rectangle.connected.to.line.below br3.6 3.6 16.8 9.6 2.2;lM12 13.2V19.6M2.4 19.8H21.6
        rectangle.dashed lM1.6 9.4V8A3 3 0 0 1 4.6 5H6.4M9.6 5H14.4M17.6 5H19.4A3 3 0 0 1 22.4 8V9.4M22.4 14.6V16A3 3 0 0 1 19.4 19H17.6M14.4 19H9.6M6.4 19H4.6A3 3 0 0 1 1.6 16V14.6
        rectangle.dashed.and.paperclip u rectangle.dashed;f;u paperclip .6 18.4 15.6
        rectangle.dashed.badge.record u rectangle.dashed;f;Bo18.4 16.6 3
        rectangle.dock =dock.rectangle
        rectangle.expand.vertical br2.4 9.6 19.2 4.8 1.4;lM12 6.4V1.2M9.4 3.4L12 .8L14.6 3.4M12 17.6V22.8M9.4 20.6L12 23.2L14.6 20.6
        rectangle.fill.on.rectangle.angled.fill u photo.on.rectangle.angled
        rectangle.fill.on.rectangle.fill br2 3.4 15.6 11.4 2.4;f;br6.4 9 15.6 11.4 2.4
        rectangle.grid.1x2.fill br2.4 3.6 19.2 7 1.6r2.4 13.4 19.2 7 1.6
        rectangle.grid.1x3 br2.4 2.6 19.2 4.6 1.2r2.4 9.7 19.2 4.6 1.2r2.4 16.8 19.2 4.6 1.2
        rectangle.grid.2x2.fill br1.8 4 9.2 7 1.4r13 4 9.2 7 1.4r1.8 13 9.2 7 1.4r13 13 9.2 7 1.4
        rectangle.grid.3x2 br1.6 4 5.6 7 1.2r9.2 4 5.6 7 1.2r16.8 4 5.6 7 1.2r1.6 13 5.6 7 1.2r9.2 13 5.6 7 1.2r16.8 13 5.6 7 1.2
        rectangle.inset.fill =rectangle.inset.filled
        rectangle.leadinghalf.filled =rectangle.lefthalf.filled
        rectangle.lefthalf.inset.fill.arrow.left u rectangle.lefthalf.inset.filled;lM20 12H15M17 9.6L14.6 12L17 14.4
        rectangle.on.rectangle.angled u rectangle .8 10 9.4 -10;f;br5.4 9 16.4 11.4 2.6
        rectangle.on.rectangle.fill br2 3.4 15.6 11.4 2.4;f;br6.4 9 15.6 11.4 2.4
        rectangle.portrait.arrowtriangle.2.inward br5 7 14 10 1.6;sp.8 12 5.2 8.6 .8 15.4 .8p.8 12 18.8 8.6 23.2 15.4 23.2
        rectangle.portrait.arrowtriangle.2.outward br5 7 14 10 1.6;sp.8 12 .6 8.6 5 15.4 5p.8 12 23.4 8.6 19 15.4 19
        rectangle.portrait.on.rectangle.portrait br2.6 1.8 12 16.4 2.4;f;br9 5.6 12 16.4 2.4
        rectangle.righthalf.inset.fill.arrow.right u rectangle.righthalf.inset.filled;lM4 12H9M7 9.6L9.4 12L7 14.4
        rectangle.roundedbottom bM3.4 5H20.6A1.8 1.8 0 0 1 22.4 6.8V13A6 6 0 0 1 16.4 19H7.6A6 6 0 0 1 1.6 13V6.8A1.8 1.8 0 0 1 3.4 5Z
        rectangle.roundedtop bM3.4 19H20.6A1.8 1.8 0 0 0 22.4 17.2V11A6 6 0 0 0 16.4 5H7.6A6 6 0 0 0 1.6 11V17.2A1.8 1.8 0 0 0 3.4 19Z
        rectangle.split.1x2 br1.6 4 20.8 16 3;dM1.6 12H22.4
        rectangle.split.2x1 br1.6 4 20.8 16 3;dM12 4V20
        rectangle.split.2x2 br1.6 4 20.8 16 3;dM12 4V20M1.6 12H22.4
        rectangle.split.3x1 br1.6 4 20.8 16 3;dM8.5 4V20M15.5 4V20
        rectangle.split.3x3 br1.6 4 20.8 16 3;dM8.5 4V20M15.5 4V20M1.6 9.3H22.4M1.6 14.7H22.4
        rectangle.stack.person.crop u rectangle.stack;i person.fill .34 12 15.4
        rectangle.topthird.inset =rectangle.topthird.inset.filled
        rectangle.trailinghalf.filled =rectangle.righthalf.filled
        restart lM12 3.4A9 9 0 1 1 4.4 7.6;sp.9 5.4 -.2 13 3.4 5.4 7
        restart.circle u circle;i restart .52
        rhombus bp1.6 12 1.6 21 12 12 22.4 3 12
        ruler.fill br.8 7.4 22.4 9.2 2;dM4.6 7.4V11M8.3 7.4V12.4M12 7.4V11M15.7 7.4V12.4M19.4 7.4V11
        rupeesign lM6 3.6H18M6 8H18M6 13H9.4A4.7 4.7 0 0 0 9.4 3.6M6 13L14.6 20.6
        scroll bM5.4 3.4H17A2.6 2.6 0 0 1 19.6 6V15.4H21.8V17.6A3 3 0 0 1 18.8 20.6H8.6A3 3 0 0 1 5.6 17.6V8H2.2V6.4A3 3 0 0 1 5.4 3.4Z;dM9.4 8.4H15.8M9.4 12H15.8M8.4 16.4H15
        selection.pin.in.out br2 5 20 14 1;so2 12 2.2o22 12 2.2
        sensor bo12 12 3;lM7.4 7.4A6.6 6.6 0 0 0 7.4 16.6M16.6 7.4A6.6 6.6 0 0 1 16.6 16.6M4.2 4.2A11 11 0 0 0 4.2 19.8M19.8 4.2A11 11 0 0 1 19.8 19.8
        sensor.tag.radiowaves.forward u tag .76 9 12;lM18 7A8 8 0 0 1 18 17M21 4.4A12 12 0 0 1 21 19.6
        shadow bo12 12 9.6;hM12 4.6A7.4 7.4 0 0 1 12 19.4Z
        shekelsign lM4 20.4V4H11A3.6 3.6 0 0 1 14.6 7.6V14M20 3.6V16.4A3.6 3.6 0 0 1 16.4 20H9.4V10
        shield.checkerboard u shield;sM12 3V12H4V6.2C7 6 9.6 4.8 12 3ZM12 12H19.8C19.6 16.4 16.6 19.2 12 21Z
        shift bp1.2 12 2.6 21.6 12.4 16.4 12.4 16.4 20.6 7.6 20.6 7.6 12.4 2.4 12.4
        shippingbox.fill u cube.fill
        sidebar.squares.left u sidebar.left
        sidebar.squares.right u sidebar.right
        signpost.left u signpost.right -1
        simcard.2 u simcard .8 9 10;f;u simcard .8 15 14
        sleep =zzz
        slider.horizontal.2.square u square;dM6.6 9.2H17.4M6.6 14.8H17.4;ho14.6 9.2 2o9.4 14.8 2
        slider.horizontal.2.square.on.square u slider.horizontal.2.square
        slider.horizontal.below.rectangle br2.4 2.6 19.2 10.4 2.2;lM2.4 18.6H13.4M18.6 18.6H21.6;lo16 18.6 2.4
        slider.horizontal.below.square.fill.and.square br2.4 3 7.6 7.6 1.8r14 3 7.6 7.6 1.8;lM2.4 18H13.4M18.6 18H21.6;lo16 18 2.4
        slider.vertical.3 lM5 2.4V11M5 17.4V21.6M12 2.4V5.4M12 11.8V21.6M19 2.4V11M19 17.4V21.6;lo5 14.2 2.2o12 8.6 2.2o19 14.2 2.2
        slowmo lM12 1.8V5M12 19V22.2M1.8 12H5M19 12H22.2M4.8 4.8L7 7M17 17L19.2 19.2M4.8 19.2L7 17M17 7L19.2 4.8;bo12 12 3
        smallcircle.circle bo12 12 9.6;do12 12 3.4
        smallcircle.fill.circle bo12 12 9.6;ho12 12 3.8
        smiley =face.smiling
        smoke u cloud .8 13.4 8;f;u cloud .6 8.4 16.4
        snow =snowflake
        space lM3.4 9.6V15.4H20.6V9.6
        sparkles.rectangle.stack u rectangle.stack;i sparkle .4 12 15
        sparkles.square.fill.on.square u square.on.square;i sparkle .3 15 15
        sparkles.tv u tv;i sparkle .4 12 10.4
        speaker.1 =speaker.wave.1
        speaker.2 =speaker.wave.2
        speaker.3 =speaker.wave.3
        speaker.zzz u speaker 1 9.4 12;lM16 5.4H22L16 12.4H22
        square.2.layers.3d =square.2.stack.3d
        square.2.stack.3d bp1.2 12 3 22 8 12 13 2 8;lM2.6 13L12 17.8L21.4 13
        square.2.stack.3d.bottom.fill lp1.2 12 3 22 8 12 13 2 8;Bp1.2 2.6 14 12 18.8 21.4 14 12 20.6
        square.2.stack.3d.top.fill bp1.2 12 3 22 8 12 13 2 8;lM2.6 13L12 17.8L21.4 13
        square.3.layers.3d =square.stack.3d.up
        square.3.layers.3d.top.filled u square.stack.3d.up.fill
        square.3.stack.3d =square.stack.3d.up
        square.3.stack.3d.bottom.fill u square.stack.3d.up
        square.3.stack.3d.middle.fill u square.stack.3d.up
        square.3.stack.3d.top.fill u square.stack.3d.up.fill
        square.3.stack.3d.top.filled u square.stack.3d.up.fill
        square.and.arrow.down.fill Bp2.4 5 9 19 9 19 21.4 5 21.4;f;lM12 2V15M8.2 11.4L12 15.2L15.8 11.4
        square.and.arrow.down.on.square lM16.8 7.6H5.4A2.6 2.6 0 0 0 2.8 10.2V18.8;u square.and.arrow.down .9 13.4 12.6
        square.and.arrow.up.fill Bp2.4 5 9 19 9 19 21.4 5 21.4;f;lM12 14.8V2M8.2 5.6L12 1.8L15.8 5.6
        square.and.arrow.up.on.square lM16.8 7.6H5.4A2.6 2.6 0 0 0 2.8 10.2V18.8;u square.and.arrow.up .9 13.4 12.6
        square.and.arrow.up.trianglebadge.exclamationmark u square.and.arrow.up;f;u exclamationmark.triangle.fill .5 18.4 18.6
        square.and.at.rectangle br1.8 4.4 20.4 15.2 3;dM12 4.4V19.6;i at .36 17 12
        square.and.line.vertical.and.square br1.6 7 7.4 10 1.6r15 7 7.4 10 1.6;lM12 3V21
        square.bottomhalf.fill =square.bottomhalf.filled
        square.dashed.inset.fill =square.dashed.inset.filled
        square.dashed.inset.filled u square.dashed;sr7 7 10 10 2
        square.fill.and.line.vertical.and.square Br1.6 7 7.4 10 1.6;lr15 7 7.4 10 1.6;lM12 3V21
        square.fill.and.line.vertical.square.fill =square.and.line.vertical.and.square.fill
        square.fill.on.circle lo14.6 14.6 6.6;f;Br2.6 2.6 11.6 11.6 2.4
        square.fill.on.circle.fill Bo14.6 14.6 6.6;f;Br2.6 2.6 11.6 11.6 2.4
        square.fill.on.square lr2.6 2.6 12.8 12.8 2.8;f;Br8.6 8.6 12.8 12.8 2.8
        square.fill.on.square.fill Br2.6 2.6 12.8 12.8 2.8;f;Br8.6 8.6 12.8 12.8 2.8
        square.fill.text.grid.1x2 Br2.4 4 6.6 6.6 1.6r2.4 13.4 6.6 6.6 1.6;lM13 5.6H21.6M13 9H18.6M13 15H21.6M13 18.4H18.6
        square.grid.3x1.below.line.grid.1x2 lM2.4 4H21.6M2.4 9H21.6;br2.4 14.4 5.2 5.2 1.2r9.4 14.4 5.2 5.2 1.2r16.4 14.4 5.2 5.2 1.2
        square.grid.3x2 br1.8 5 5.6 5.6 1.2r9.2 5 5.6 5.6 1.2r16.6 5 5.6 5.6 1.2r1.8 13.4 5.6 5.6 1.2r9.2 13.4 5.6 5.6 1.2r16.6 13.4 5.6 5.6 1.2
        square.grid.3x3.square u square;so8 8 1.3o12 8 1.3o16 8 1.3o8 12 1.3o12 12 1.3o16 12 1.3o8 16 1.3o12 16 1.3o16 16 1.3
        square.grid.4x3.fill sr1.6 4 4.4 4.4 1r7 4 4.4 4.4 1r12.4 4 4.4 4.4 1r17.8 4 4.4 4.4 1r1.6 9.8 4.4 4.4 1r7 9.8 4.4 4.4 1r12.4 9.8 4.4 4.4 1r17.8 9.8 4.4 4.4 1r1.6 15.6 4.4 4.4 1r7 15.6 4.4 4.4 1r12.4 15.6 4.4 4.4 1r17.8 15.6 4.4 4.4 1
        square.on.circle lo14.6 14.6 6.6;f;br2.6 2.6 11.6 11.6 2.4
        square.on.square.dashed u square.dashed .7 9 9;f;br8.6 8.6 12.8 12.8 2.8
        square.on.square.fill =square.fill.on.square.fill
        square.on.square.squareshape.controlhandles u square.on.square
        square.resize br3 11 10 10 2;lM9 3.4H6A3 3 0 0 0 3 6.4V7.4M14.4 3.4H17.6A3 3 0 0 1 20.6 6.4V9.6M20.6 15V17.6A3 3 0 0 1 17.6 20.6H16.6M12.6 11.4L17 7M13.4 6.8H17.2V10.6
        square.split.1x2 u square;dM3 12H21
        square.split.1x2.fill br3 3 18 18 3.4;dM3 12H21
        square.split.2x1.fill br3 3 18 18 3.4;dM12 3V21
        square.split.2x2 br3 3 18 18 3.4;dM12 3V21M3 12H21
        square.split.bottomrightquarter br3 3 18 18 3.4;dM12 21V12H21
        square.split.diagonal br3 3 18 18 3.4;dM4 20L20 4
        square.split.diagonal.2x2 br3 3 18 18 3.4;dM4 20L20 4M4 4L20 20
        square.stack.3d.down.forward =square.stack.3d.down.right
        square.stack.3d.down.right =square.stack.3d.up
        square.stack.3d.forward.dottedline br2.4 6.6 12 12 2;lM17.4 4.6V19.4M21.2 6V7.6M21.2 10.4V12M21.2 14.8V16.4
        square.text.square u square;br7 5.6 10 4.4 1
        squares.below.rectangle br2.4 3.6 19.2 7.4 1.8r2.4 14 5.2 5.2 1.2r9.4 14 5.2 5.2 1.2r16.4 14 5.2 5.2 1.2
        squareshape bp.8 3 3 21 3 21 21 3 21
        squareshape.controlhandles.on.squareshape.controlhandles lr4 4 10 10r10 10 10 10;so4 4 1.8o14 4 1.8o4 14 1.8o20 20 1.8o20 10 1.8o10 20 1.8
        squareshape.dashed.squareshape =squareshape.squareshape.dashed
        squareshape.split.2x2 bp.8 3 3 21 3 21 21 3 21;dM12 3V21M3 12H21
        squareshape.split.2x2.dotted bp.8 3 3 21 3 21 21 3 21;dM12 6.4V8M12 16V17.6M6.4 12H8M16 12H17.6;ho12 12 1.4
        squareshape.split.3x3 bp.8 3 3 21 3 21 21 3 21;dM9 3V21M15 3V21M3 9H21M3 15H21
        squareshape.squareshape.dashed br2 6 9 12 .8;lM14 8V6.8A.8.8 0 0 1 14.8 6H15.6M18.8 6H20.6M22.4 6.8V8.6M22.4 11.2V13M22.4 15.6V17.4M20.4 18H18.8M16 18H14.8A.8.8 0 0 1 14 17.2V16M14 13.4V11
        star.leadinghalf.fill =star.leadinghalf.filled
        star.square.on.square u square.on.square;i star.fill .3 15 15
        staroflife bM9.8 3.4A1.4 1.4 0 0 1 11.2 2H12.8A1.4 1.4 0 0 1 14.2 3.4V8.2L18.4 5.8A1.4 1.4 0 0 1 20.3 6.3L21.1 7.7A1.4 1.4 0 0 1 20.6 9.6L16.4 12L20.6 14.4A1.4 1.4 0 0 1 21.1 16.3L20.3 17.7A1.4 1.4 0 0 1 18.4 18.2L14.2 15.8V20.6A1.4 1.4 0 0 1 12.8 22H11.2A1.4 1.4 0 0 1 9.8 20.6V15.8L5.6 18.2A1.4 1.4 0 0 1 3.7 17.7L2.9 16.3A1.4 1.4 0 0 1 3.4 14.4L7.6 12L3.4 9.6A1.4 1.4 0 0 1 2.9 7.7L3.7 6.3A1.4 1.4 0 0 1 5.6 5.8L9.8 8.2Z
        stop.watch =stopwatch
        stopwatch.fill bo12 13.6 8.2;dM12 9V13.6;lM9.4 1.8H14.6M12 1.8V5.4M18.6 5.4L20 6.8
        suit.club bM12 2.4A4.4 4.4 0 0 1 15.6 9.2A4.6 4.6 0 1 1 13.4 16C13.4 18.6 14 20.4 15.4 21.4H8.6C10 20.4 10.6 18.6 10.6 16A4.6 4.6 0 1 1 8.4 9.2A4.4 4.4 0 0 1 12 2.4Z
        suit.diamond bp1.4 12 1.6 20 12 12 22.4 4 12
        suit.spade bM12 2.2C14 5.6 20.8 9.4 20.8 14A4.4 4.4 0 0 1 13.4 16.6C13.4 18.6 14 20.4 15.4 21.4H8.6C10 20.4 10.6 18.6 10.6 16.6A4.4 4.4 0 0 1 3.2 14C3.2 9.4 10 5.6 12 2.2Z
        sun.dust u sun.max .8 12 9.6;xr0 14.6 24 10;n;so4.4 17.2 1o9.5 17.2 1o14.5 17.2 1o19.6 17.2 1o7 20.8 1o12 20.8 1o17 20.8 1
        sun.haze u sun.max .8 12 9.6;xr0 14.6 24 10;n;lM3 17H21M5.6 20.8H18.4
        sun.horizon u sun.max .84 12 12;xr0 16.6 24 10;n;lM2 19H22
        sun.rain u sun.max .8 12 9.6;xr0 14.6 24 10;n;lM7 17L5.8 20.4M12 17L10.8 20.4M17 17L15.8 20.4
        sun.snow u sun.max .8 12 9.6;xr0 14.6 24 10;n;so6 18 1.2o12 18 1.2o18 18 1.2o9 21.4 1.2o15 21.4 1.2
        switch.2 br1.8 3 20.4 7.6 3.8r1.8 13.4 20.4 7.6 3.8;so6 6.8 2o18 17.2 2
        table br1.6 4 20.8 16 3;dM1.6 9.4H22.4M1.6 14.7H22.4M8.6 4V20
        tablecells.fill br1.6 4 20.8 16 3;dM1.6 9.4H22.4M1.6 14.7H22.4M8.6 4V20M15.4 4V20
        tengesign lM5 4H19M5 8.6H19M12 8.6V20.6
        text lM3 4.5H21M3 9.5H21M3 14.5H14M3 19.5H11
        text.and.command.macwindow u macwindow;lM6 13H11;i command .36 16 14.6
        text.append lM3 4.5H21M3 9.5H21M3 14.5H11M3 19.5H11M17.6 13V21.4M13.4 17.2H21.8
        text.below.photo br3 2.6 18 10.6 2.4;hp.4 5.4 11.6 9 7.2 11.8 9.8 14.4 6.8 18.6 11.6;lM3 17.4H21M3 21.4H14
        text.book.closed u book.closed;dM9.6 7H16M9.6 10.4H14
        text.insert lM3 4.5H21M3 19.5H21M11.4 9.5H21M11.4 14.5H21M2 12H7.4M4.8 9.2L7.6 12L4.8 14.8
        text.justifyleft =text.justify
        text.justifyright =text.justify
        text.line.first.and.arrowtriangle.forward lM9 5H21.4M3 10H21.4M3 15H21.4M3 20H14;sp.6 2.6 2.4 6.6 5 2.6 7.6
        text.quote lM3.6 4V20M8 4.5H21M8 9.5H17.6M8 14.5H21M8 19.5H15
        text.redaction lM3 4.5H21M3 19.5H13;l2.2M4 9.8H12M4 14.6H18
        text.viewfinder u viewfinder;lM7.6 8.6H16.4M7.6 12H16.4M7.6 15.4H13
        text.word.spacing lM3 4V20M21 4V20M7 12H17M9.8 9L6.8 12L9.8 15M14.2 9L17.2 12L14.2 15
        textbox br1.6 5 20.8 14 3;dM10 9H14M12 9V15M10 15H14
        textformat.123 w 123 1.3
        textformat.abc w abc 1.2
        textformat.abc.dottedunderline w abc 1.1 12 9.6;so3 20.6 1o6.6 20.6 1o10.2 20.6 1o13.8 20.6 1o17.4 20.6 1o21 20.6 1
        textformat.alt w A .9 7.4 12;w a .9 17.6 12
        textformat.size.larger w A .9 9 13;sp.7 19 4.6 22.6 9.6 15.4 9.6
        textformat.size.smaller w A .9 9 13;sp.7 19 9.6 22.6 4.6 15.4 4.6
        theatermask.and.paintbrush u theatermasks
        thermometer.high =thermometer
        thermometer.low =thermometer
        thermometer.medium =thermometer
        ticket.fill bM3.6 5H20.4A2 2 0 0 1 22.4 7V9.4A2.7 2.7 0 0 0 22.4 14.6V17A2 2 0 0 1 20.4 19H3.6A2 2 0 0 1 1.6 17V14.6A2.7 2.7 0 0 0 1.6 9.4V7A2 2 0 0 1 3.6 5Z;dM14.6 7.4V9M14.6 11.2V12.8M14.6 15V16.6
        timelapse u circle.dotted;sM12 4.8V12L18.2 15.6A7.2 7.2 0 1 1 12 4.8Z
        timeline.selection br6 6 12 12 1;so6 12 2o18 12 2;lM2 12H3M21 12H22
        togglepower bo12 12 9.6;dM12 6.4V17.6;ho12 12 3.4
        train.side.front.car bM23 19V5H9C5.4 5 1 11.4 1 16V19Z;dM8.4 11.4H23
        train.side.middle.car bM1 19V5H23V19Z;dM1 11H23
        train.side.rear.car bM1 19V9A4 4 0 0 1 5 5H23V19Z;dM1 11H23
        tray.2 u tray .8 12 6.8;lM3.4 17.4V19A2.4 2.4 0 0 0 5.8 21.4H18.2A2.4 2.4 0 0 0 20.6 19V17.4
        tray.and.arrow.down u tray .94 12 14.6;k3M12 0V8;lM12 1V9.4M8.8 6.4L12 9.6L15.2 6.4
        tray.and.arrow.up u tray .94 12 14.6;k3M12 0V8;lM12 10V1.4M8.8 4.4L12 1.2L15.2 4.4
        tray.full u tray .94 12 14.6;lM7.4 2.6H16.6M6 6H18
        triangleshape =triangle
        tugriksign lM5 4H19M12 4V20.6M6.6 13.4L17.4 10.2M6.6 17.4L17.4 14.2
        tuningfork lM8 2.4V9A4 4 0 0 0 16 9V2.4M12 13V22
        tv.and.hifispeaker u tv .86 10.6 11;f;br16 11 6.8 10.6 1.4
        tv.and.mediabox u tv .86 11 10.4;f;br13 15.6 9.6 5.4 1.4
        tv.music.note u tv;i music.note .42 12 10.4
        uiwindow.split.2x1 br1.6 4 20.8 16 3;dM12 9.2V20M1.6 9.2H22.4
        video.bubble.left u bubble.left;i video.fill .42 12 11.2
        view.2d w 2D 1
        view.3d w 3D 1
        wake u rays .8
        wallet.pass.fill br3.4 1.8 17.2 20.4 3;dM3.4 6.4H20.6M3.4 10.6H20.6M9 15H15
        wand.and.rays lM13.4 10.6L3 21M14 1.6V4.6M22.4 10H19.4M19.6 4.4L17.4 6.6M8.4 4.4L10.2 6.2M19.6 15.6L17.8 13.8
        wand.and.rays.inverse =wand.and.rays
        wand.and.sparkles =wand.and.stars
        wand.and.stars.inverse =wand.and.stars
        wave.3.left lM14.8 7.4A7 7 0 0 0 14.8 16.6M11 4.4A11.6 11.6 0 0 0 11 19.6M7.2 1.6A16 16 0 0 0 7.2 22.4
        wave.3.right lM9.2 7.4A7 7 0 0 1 9.2 16.6M13 4.4A11.6 11.6 0 0 1 13 19.6M16.8 1.6A16 16 0 0 1 16.8 22.4
        waveform.path lM1.4 12H4.4L6.6 7.4L9.6 17.4L12.6 3.4L15.6 20.6L17.8 12H22.6
        waveform.path.ecg.rectangle u rectangle;dM4.6 12.4H8L10 8L13.6 16.2L15.6 12.4H19.4
        wifi.exclamationmark u wifi;k2.6M12 4V22;n;u exclamationmark .8 12 12.6
        wind.snow u wind .84 11 10;so7 21.4 1.2o12 21.4 1.2o17 21.4 1.2
        window.shade.closed br3.4 2.6 17.2 18.8 1.6;dM3.4 7.4H20.6M3.4 12H20.6M3.4 16.6H20.6
        window.shade.open br3.4 2.6 17.2 18.8 1.6;dM3.4 7.4H20.6M12 7.4V21.4
        wonsign lM2.4 4L7.4 20L12 6L16.6 20L21.6 4M2 10H22M2 14H22
        wrench.and.screwdriver.fill u wrench.fill .94 12 12;f;l1.8M4 4.4L9 9.4;l1.2M9 9.4L14 14.4;l2M15.4 15.8L19.6 20
        xmark.bin u bin;u xmark .38 12 14.2
        xmark.bin.shell =bin
        xserve =macpro.gen3.server
        """
}
