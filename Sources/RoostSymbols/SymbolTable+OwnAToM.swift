/// Drawings of Roost's own, from a to m.
extension SymbolTable {
    static let ownAToM: StaticString = """
        4k.tv u tv;w 4K .42 12 10.4
        abc w abc 1.2
        alarm.fill bo12 13 8;dM12 8.6V13L15 14.8;lM2.6 6.4L6.4 3M21.4 6.4L17.6 3M6 19.4L4.4 21.4M18 19.4L19.6 21.4
        alarm.waves.left.and.right u alarm .8 12 12;lM1 8A8 8 0 0 0 1 16M23 8A8 8 0 0 1 23 16
        align.horizontal.center lM12 2.2V5M12 10V14M12 19V21.8;br4 5 16 5 1.4r7 14 10 5 1.4
        align.horizontal.left lM2.6 2.2V21.8;br6.4 5 14.6 5 1.4r6.4 14 9 5 1.4
        align.horizontal.right lM21.4 2.2V21.8;br3 5 14.6 5 1.4r8.6 14 9 5 1.4
        align.vertical.bottom lM2.2 21.4H21.8;br5 3 5 14.6 1.4r14 8.6 5 9 1.4
        align.vertical.center lM2.2 12H5M10 12H14M19 12H21.8;br5 4 5 16 1.4r14 7 5 10 1.4
        align.vertical.top lM2.2 2.6H21.8;br5 6.4 5 14.6 1.4r14 6.4 5 9 1.4
        alt lM2.4 6H8L15.6 18H21.6M14.4 6H21.6
        angle lM19 5.6L4 19H20.6M13.4 19A8 8 0 0 0 11 12.8
        app.badge u app
        app.connected.to.app.below br7.6 1.8 8.8 8.8 2.6;lM12 10.6V13.4;br7.6 13.4 8.8 8.8 2.6
        app.gift u app;i gift .5
        appclip lM3 8V6.6A3.6 3.6 0 0 1 6.6 3H8M16 3H17.4A3.6 3.6 0 0 1 21 6.6V8M21 16V17.4A3.6 3.6 0 0 1 17.4 21H16M8 21H6.6A3.6 3.6 0 0 1 3 17.4V16;bo12 12 4.4
        apple.logo =applelogo
        apple.terminal br1.9 4.6 20.2 14.8 2.2;lM6.1 7.6L9 9.4L6.1 11.2M9.8 11.2H12.9
        appletv br2.4 5.4 19.2 13.2 4;dM8 12H16
        applewatch.watchface br5.6 4 12.8 16 4.2;dM12 8.4V12L14.4 13.6
        apps.ipad br3.6 2 16.8 20 2.6;hr7 6.2 3.6 3.6 1r13.4 6.2 3.6 3.6 1r7 12.6 3.6 3.6 1r13.4 12.6 3.6 3.6 1
        apps.ipad.landscape br2 3.6 20 16.8 2.6;hr6 7 3.2 3.2 .9r10.4 7 3.2 3.2 .9r14.8 7 3.2 3.2 .9r6 13.4 3.2 3.2 .9r10.4 13.4 3.2 3.2 .9r14.8 13.4 3.2 3.2 .9
        apps.iphone.landscape br1.6 6 20.8 12 3;hr6 9.2 2.4 2.4 .7r10 9.2 2.4 2.4 .7r14 9.2 2.4 2.4 .7r6 13 2.4 2.4 .7r10 13 2.4 2.4 .7r14 13 2.4 2.4 .7
        aqi.high so12 12 2.2o5 8 2o19 8 2o5 16 2o19 16 2o12 4 2o12 20 2o8.4 10 1.4o15.6 14 1.4o8.4 14 1.4o15.6 10 1.4
        aqi.low so12 12 1.6o5.6 8.4 1.3o18.4 8.4 1.3o5.6 15.6 1.3o18.4 15.6 1.3o12 4.6 1.3o12 19.4 1.3
        aqi.medium so12 12 2o5.2 8.2 1.6o18.8 8.2 1.6o5.2 15.8 1.6o18.8 15.8 1.6o12 4.2 1.6o12 19.8 1.6o8.6 10 1o15.4 14 1
        arrow.circlepath lM12 3.2A8.8 8.8 0 1 0 20.8 12M9 0.4L12.2 3.2L9 6.2
        arrow.clockwise.heart u heart;i arrow.clockwise .4 12 11
        arrow.down.backward.and.arrow.up.forward =arrow.down.left.and.arrow.up.right
        arrow.down.forward.and.arrow.up.backward =arrow.down.right.and.arrow.up.left
        arrow.down.left.and.arrow.up.right lM4.2 13.6H10.4V19.8M10.2 13.8L3.4 20.6M19.8 10.4H13.6V4.2M13.8 10.2L20.6 3.4
        arrow.down.left.and.arrow.up.right.circle bo12 12 9.6;d.9M7.4 12.9H11.1V16.6M11 13L7.2 16.8M16.6 11.1H12.9V7.4M13 11L16.8 7.2
        arrow.down.to.line.alt lM12 3V15.4M6.8 10.4L12 15.6L17.2 10.4M4 20.6H20
        arrow.down.to.line.compact =arrow.down.to.line.alt
        arrow.left.and.line.vertical.and.arrow.right lM12 3V21M8.6 12H1.8M4.8 8.8L1.6 12L4.8 15.2M15.4 12H22.2M19.2 8.8L22.4 12L19.2 15.2
        arrow.left.and.right.righttriangle.left.righttriangle.right lM5.4 2L2.4 4.6L5.4 7.2M18.6 2L21.6 4.6L18.6 7.2M2.6 4.6H21.4;bp.8 9.8 10.4 9.8 21 1.8 21p.8 14.2 10.4 22.2 21 14.2 21
        arrow.left.to.line.alt lM21 12H8.6M13.6 6.8L8.4 12L13.6 17.2M3.4 4V20
        arrow.rectanglepath =arrow.2.squarepath
        arrow.right.arrow.left =arrow.left.arrow.right
        arrow.right.doc.on.clipboard u doc.on.clipboard;k3M0 15H7;lM0.6 15H6.6M4 12.2L6.8 15L4 17.8
        arrow.right.to.line.alt lM3 12H15.4M10.4 6.8L15.6 12L10.4 17.2M20.6 4V20
        arrow.right.to.line.compact =arrow.right.to.line.alt
        arrow.swap =arrow.left.arrow.right
        arrow.triangle.2.circlepath.camera u camera;f;u arrow.triangle.2.circlepath .46 12 13
        arrow.triangle.2.circlepath.doc.on.clipboard u doc.on.clipboard
        arrow.triangle.capsulepath lM6 7H17A4.6 4.6 0 0 1 21.6 11.6V12.4A4.6 4.6 0 0 1 17 17H13M9 17H7A4.6 4.6 0 0 1 2.4 12.4V11.6;sp.8 7.8 3.2 7.8 10.8 1.4 7p.8 15.4 13.2 15.4 20.8 9 17
        arrow.triangle.turn.up.right.circle u circle;dM8 16.4V13.2A2.2 2.2 0 0 1 10.2 11H15M12.6 8L15.8 11L12.6 14
        arrow.triangle.turn.up.right.diamond u diamond;dM8.6 16V13.4A2.2 2.2 0 0 1 10.8 11.2H15M12.6 8.4L15.6 11.2L12.6 14
        arrow.turn.up.forward.iphone br2.4 8 9.6 14.4 2.4;lM7.2 5V4.8A2.6 2.6 0 0 1 9.8 2.2H20.4M17.4 -.6L20.6 2.2L17.4 5
        arrow.up.and.down.and.arrow.left.and.right lM12 1.8V22.2M1.8 12H22.2M9 4.6L12 1.6L15 4.6M9 19.4L12 22.4L15 19.4M4.6 9L1.6 12L4.6 15M19.4 9L22.4 12L19.4 15
        arrow.up.and.down.and.sparkles lM9 2.6V21.4M4.6 7L9 2.4L13.4 7M4.6 17L9 21.6L13.4 17;u sparkle .4 19 8;u sparkle .28 18.6 15.6
        arrow.up.and.down.righttriangle.up.righttriangle.down lM2 5.4L4.6 2.4L7.2 5.4M2 18.6L4.6 21.6L7.2 18.6M4.6 2.6V21.4;bp.8 10.4 9.8 21 9.8 21 1.8p.8 10.4 14.2 21 14.2 21 22.2
        arrow.up.and.person.rectangle.portrait br5.4 5.4 13.2 17 2.6;ho12 12.6 2.2;hM7.8 19.6C7.8 17 9.4 15.8 12 15.8S16.2 17 16.2 19.6Z;f;lM12 1V6.6M9 3.6L12 .8L15 3.6
        arrow.up.backward.and.arrow.down.forward =arrow.up.left.and.arrow.down.right
        arrow.up.bin u xmark.bin.shell;dM12 11.6V18.6M9 14.2L12 11.2L15 14.2
        arrow.up.doc.on.clipboard u doc.on.clipboard
        arrow.up.forward.and.arrow.down.backward =arrow.up.right.and.arrow.down.left
        arrow.up.left.and.arrow.down.right.circle bo12 12 9.6;d.9M7.2 10.9V7.2H10.9M7.4 7.4L10.9 10.9M16.8 13.1V16.8H13.1M16.6 16.6L13.1 13.1
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left lM3.4 8.6V3.4H8.6M15.4 3.4H20.6V8.6M20.6 15.4V20.6H15.4M8.6 20.6H3.4V15.4M3.6 3.6L20.4 20.4M20.4 3.6L3.6 20.4
        arrow.up.left.and.down.right.magnifyingglass u magnifyingglass;d.8M6.8 10V6.8H10M7 7L13.4 13.4M13.6 10.4V13.6H10.4
        arrow.up.right.and.arrow.down.left lM14.4 3.4H20.6V9.6M20.4 3.6L13.6 10.4M9.6 20.6H3.4V14.4M3.6 20.4L10.4 13.6
        arrow.up.right.and.arrow.down.left.rectangle u rectangle;d.9M13.6 8.4H17V11.8M16.8 8.6L13.4 11.4M10.4 15.6H7V12.2M7.2 15.4L10.6 12.6
        arrow.up.to.line.alt lM12 21V8.6M6.8 13.6L12 8.4L17.2 13.6M4 3.4H20
        arrow.up.to.line.compact =arrow.up.to.line.alt
        arrowshape.turn.up.backward.2 =arrowshape.turn.up.left.2
        arrowshape.turn.up.left.2 u arrowshape.turn.up.left .86 14 12;f;lM7 5.6L1.4 11.4L7 17.2
        arrowshape.zigzag.right bp1 2 16.6 8.4 9 12 14.2 15.6 9.6 13.2 7.4 21.6 5.4 20.6 14 18 11.8 12 19 8.6 13.8 4 18.6
        arrowtriangle.down bp2 2.4 4.2 21.6 4.2 12 20.6
        arrowtriangle.left bp2 3.4 12 19.8 2.4 19.8 21.6
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right lM12 3V21;bp1.2 8.4 7 8.4 17 1.6 12p1.2 15.6 7 22.4 12 15.6 17
        arrowtriangle.right bp2 4.2 2.4 20.6 12 4.2 21.6
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left lM12 3V21;bp1.2 1.6 7 8.6 12 1.6 17p1.2 22.4 7 15.4 12 22.4 17
        arrowtriangle.up bp2 12 3.4 21.6 19.8 2.4 19.8
        aspectratio.fill br1.6 4 20.8 16 3;dM5.4 13.6V7.8H11M18.6 10.4V16.2H13
        australsign lM3 20.6L12 3.4L21 20.6M2.4 12H21.6M2.4 15.6H21.6
        backward bp1.4 11.6 12 22.4 5 22.4 19p1.4 .8 12 11.6 5 11.6 19
        backward.end lM3.6 4.4V19.6;bp1.8 7 12 20.4 4 20.4 20
        backward.end.alt lM1.6 5V19;bp1.2 4.6 12 12.6 6 12.6 18p1.2 13.4 12 22 6 22 18
        backward.frame =backward.end
        badge.plus.radiowaves.right u plus.circle .6 8.4 12;lM17 7.4A7 7 0 0 1 17 16.6M20 4.4A11 11 0 0 1 20 19.6
        bahtsign lM7 4.8V19.2H13A3.8 3.8 0 0 0 13 11.6H7M7 4.8H12.4A3.4 3.4 0 0 1 12.4 11.6M10.4 2.4V21.6
        banknote.fill br1.4 5.4 21.2 13.2 2.4;do12 12 3;ho5.6 12 1o18.4 12 1
        battery.0percent =battery.0
        battery.100percent =battery.100
        battery.25percent =battery.25
        battery.50percent br1.2 6.6 19 10.8 3;hr3.2 8.6 7.6 6.8 1.4;sr21.8 10 1.6 4 .8
        battery.75percent =battery.75
        batteryblock br1.8 6.4 20.4 13.2 2.6;lM5.4 3.6H7.6M16.4 3.6H18.6
        beats.headphones =headphones
        bed.double lM2 20.4V14.4A2.4 2.4 0 0 1 4.4 12H19.6A2.4 2.4 0 0 1 22 14.4V20.4M2 17.4H22M4.4 12V6.6A2.4 2.4 0 0 1 6.8 4.2H17.2A2.4 2.4 0 0 1 19.6 6.6V12M7 12V10.4A1.4 1.4 0 0 1 8.4 9H10.6A1.4 1.4 0 0 1 12 10.4V12V10.4A1.4 1.4 0 0 1 13.4 9H15.6A1.4 1.4 0 0 1 17 10.4V12
        bell.and.waves.left.and.right u bell .72 12 12.4;lM3.6 17.4A9.6 9.6 0 0 1 3.6 6.6M.6 19.6A13 13 0 0 1 .6 4.4M20.4 17.4A9.6 9.6 0 0 0 20.4 6.6M23.4 19.6A13 13 0 0 0 23.4 4.4
        bin bM4.4 6.6L6 20A2.2 2.2 0 0 0 8.2 21.8H15.8A2.2 2.2 0 0 0 18 20L19.6 6.6Z;lM2.4 6.6H21.6M8.6 6.4L9.4 3.4A1.4 1.4 0 0 1 10.8 2.2H13.2A1.4 1.4 0 0 1 14.6 3.4L15.4 6.4
        bold.italic.underline u bold .6 5.6 9.4;u italic .6 13 9.4;u underline .6 19.6 9.8
        bold.underline u bold .76 12 9;lM5.4 21.4H18.6
        bolt.batteryblock =bolt.fill.batteryblock
        bolt.car u car .82 11 14;f;u bolt.fill .5 18.4 5.4
        bolt.fill.batteryblock u batteryblock;i bolt.fill .46 12 13
        bolt.heart u heart;i bolt.fill .46 12 11.2
        bolt.horizontal bp.8 1.4 14.6 11.4 7.2 11.4 11.2 22.6 9.4 12.6 16.8 12.6 12.8
        bolt.trianglebadge.exclamationmark u bolt;f;u exclamationmark.triangle.fill .5 18 18
        bonjour so12 12 2;lM7.2 7.2A6.8 6.8 0 0 0 7.2 16.8M16.8 7.2A6.8 6.8 0 0 1 16.8 16.8M4 4A11.3 11.3 0 0 0 4 20M20 4A11.3 11.3 0 0 1 20 20
        book.and.wrench u book.closed;f;u wrench.fill .5 17.4 17.4
        brain lM12 5.4A3.2 3.2 0 0 0 5.8 5.6A3.6 3.6 0 0 0 3.2 10.4A4 4 0 0 0 4.6 16.8A3.8 3.8 0 0 0 12 18.6ZM12 5.4A3.2 3.2 0 0 1 18.2 5.6A3.6 3.6 0 0 1 20.8 10.4A4 4 0 0 1 19.4 16.8A3.8 3.8 0 0 1 12 18.6M8.6 9.4A3.2 3.2 0 0 0 12 7.4M15.4 9.4A3.2 3.2 0 0 1 12 7.4M7 14.6A3.4 3.4 0 0 1 9.6 13.4M17 14.6A3.4 3.4 0 0 0 14.4 13.4
        brain.head.profile bM15.6 22V18.8H17.4A2 2 0 0 0 19.4 16.8V14.4H20.8A.8.8 0 0 0 21.4 13.2L19.4 10A8 8 0 1 0 6.6 16.6V22;dM8.2 9.8A2.3 2.3 0 0 1 10 6.8A2.4 2.4 0 0 1 14.2 7A2.3 2.3 0 0 1 15 11A2.4 2.4 0 0 1 11.6 12.4V14.4M11.6 12.4A2.3 2.3 0 0 1 8.2 9.8
        brazilianrealsign w R .8 7.6 12;w S .56 17.6 13.6;lM17.6 6.6V21
        bubble.left.and.text.bubble.right u bubble.right .7 15.6 15;dM12.6 13.6H18.8M12.6 16.4H17;f;u bubble.left .66 8.2 8.4
        bubble.middle.bottom bM4.8 2.6H19.2A3 3 0 0 1 22.2 5.6V14.4A3 3 0 0 1 19.2 17.4H15.4L12 21.4L8.6 17.4H4.8A3 3 0 0 1 1.8 14.4V5.6A3 3 0 0 1 4.8 2.6Z
        bubble.middle.top bM4.8 21.4H19.2A3 3 0 0 0 22.2 18.4V9.6A3 3 0 0 0 19.2 6.6H15.4L12 2.6L8.6 6.6H4.8A3 3 0 0 0 1.8 9.6V18.4A3 3 0 0 0 4.8 21.4Z
        bubbles.and.sparkles bo8.6 15 6.4o17.4 17.4 3.4;u sparkle .44 17.4 6.6;u sparkle .26 10 4
        building.2.crop.circle u circle;i building.2.fill .5
        building.columns.fill bp1.2 12 1.6 22 7.6 22 9.4 2 9.4;Br2.4 20 19.2 1.6 .6;l1.3M5.6 11.6V18M12 11.6V18M18.4 11.6V18
        bus.doubledecker br4 1.8 16 18.6 3;dM4 11H20M4 6.6H20M8 15.8H8.6M15.4 15.8H16;lM6.8 20.4V22M17.2 20.4V22
        button.horizontal br1.4 6.4 21.2 11.2 3;dM8 12H16
        button.programmable bo12 12 9.6;do12 12 5.6
        camera.badge.ellipsis u camera;f;u ellipsis .5 18.6 19.4
        camera.metering.center.weighted u camera.metering.none;bo12 12 3.4
        camera.metering.center.weighted.average u camera.metering.none;bo12 12 3.4
        camera.metering.matrix u camera.metering.none;lM12 5V19M4 12H20
        camera.metering.multispot u camera.metering.none;so8 12 1.4o12 12 1.4o16 12 1.4o12 8.4 1.4o12 15.6 1.4
        camera.metering.none br1.6 4 20.8 16 3
        camera.metering.partial u camera.metering.none;lo12 12 3.4
        camera.metering.spot u camera.metering.none;so12 12 1.8
        camera.metering.unknown u camera.metering.none;u questionmark .46
        camera.on.rectangle lM18.4 3H5A3 3 0 0 0 2 6V15.4;u camera .74 14.4 14
        capslock bp1.2 12 1.8 21.6 11.6 16.4 11.6 16.4 16.6 7.6 16.6 7.6 11.6 2.4 11.6r7.6 19 8.8 2.8 .6
        capsule.portrait br6 1.6 12 20.8 6
        captions.bubble u bubble;dM6.4 9.4H10.4M13 9.4H17.6M6.4 13H12.4M15 13H17.6
        car.2 u car .64 17 8.4;f;u car .8 8.6 14.4
        case br1.8 6.6 20.4 13.6 2.8;lM8 6.4V5.6A2.4 2.4 0 0 1 10.4 3.2H13.6A2.4 2.4 0 0 1 16 5.6V6.4
        cedisign lM17.4 7.6A6.4 6.4 0 1 0 17.4 16.4M12.4 2.4V21.6
        centsign lM17 8A6 6 0 1 0 17 16M12.4 3V21
        character w A
        character.book.closed u book.closed;dM9.4 12.8L12.6 5.6L15.8 12.8M10.6 10.4H14.6
        character.textbox br1.6 5 20.8 14 3;dM6 15.6L9.4 8.4L12.8 15.6M7.4 13H11.4;d.8M17 8V16M15.4 7.6H18.6M15.4 16.4H18.6
        chart.bar.doc.horizontal u doc;dM8.4 11H13M8.4 14.6H15.6M8.4 18.2H11.4
        chart.bar.xaxis lM2.2 21.4H21.8;br3.8 11.6 3.6 6 1r10.2 3 3.6 14.6 1r16.6 7.4 3.6 10.2 1
        chart.bar.xaxis.ascending lM2.2 21.4H21.8;br3.8 12.6 3.6 5 1r10.2 8 3.6 9.6 1r16.6 3 3.6 14.6 1
        chart.line.downtrend.xyaxis lM2.4 2.6V18.6A2.6 2.6 0 0 0 5 21.2H21.6M6.6 6L11 11L14 8.4L20.4 15.4M20.6 11V15.6H16
        chart.line.flattrend.xyaxis lM2.4 2.6V18.6A2.6 2.6 0 0 0 5 21.2H21.6M6.6 12H20.4M17.2 8.8L20.6 12L17.2 15.2
        checkerboard.rectangle br1.6 4 20.8 16 3;sr2.4 4.8 4.8 4.8r12 4.8 4.8 4.8r7.2 9.6 4.8 4.8r16.8 9.6 4.8 4.8r2.4 14.4 4.8 4.8r12 14.4 4.8 4.8
        checklist.checked =checklist
        checklist.unchecked bo5 6 2.4o5 12 2.4o5 18 2.4;lM10.6 6H21.4M10.6 12H21.4M10.6 18H21.4
        chevron.left.slash.chevron.right =chevron.left.forwardslash.chevron.right
        chevron.up.chevron.down.square u square;i chevron.up.chevron.down .52
        circle.and.line.horizontal bo12 12 6.4;lM1.4 12H5.6M18.4 12H22.6
        circle.dashed.inset.fill =circle.dashed.inset.filled
        circle.dashed.inset.filled u circle.dashed;so12 12 6
        circle.dotted so12 2.6 1.1o16.7 3.9 1.1o20.1 7.3 1.1o21.4 12 1.1o20.1 16.7 1.1o16.7 20.1 1.1o12 21.4 1.1o7.3 20.1 1.1o3.9 16.7 1.1o2.6 12 1.1o3.9 7.3 1.1o7.3 3.9 1.1
        circle.dotted.and.circle u circle.dotted .8 9.6 9.6;bo15 15 6.6
        circle.dotted.circle u circle.dotted;bo12 12 5
        circle.grid.3x3 bo4.6 4.6 2.4o12 4.6 2.4o19.4 4.6 2.4o4.6 12 2.4o12 12 2.4o19.4 12 2.4o4.6 19.4 2.4o12 19.4 2.4o19.4 19.4 2.4
        circle.grid.3x3.circle u circle;so8 8 1.5o12 8 1.5o16 8 1.5o8 12 1.5o12 12 1.5o16 12 1.5o8 16 1.5o12 16 1.5o16 16 1.5
        circle.grid.cross bo12 4.4 3o4.4 12 3o19.6 12 3o12 19.6 3
        circle.grid.cross.down.fill =circle.grid.cross.down.filled
        circle.grid.cross.down.filled Bo12 19.6 3;lo4.4 12 3o19.6 12 3o12 4.4 3
        circle.grid.cross.left.fill =circle.grid.cross.left.filled
        circle.grid.cross.left.filled Bo4.4 12 3;lo12 4.4 3o19.6 12 3o12 19.6 3
        circle.grid.cross.right.fill =circle.grid.cross.right.filled
        circle.grid.cross.right.filled Bo19.6 12 3;lo4.4 12 3o12 4.4 3o12 19.6 3
        circle.grid.cross.up.fill =circle.grid.cross.up.filled
        circle.grid.cross.up.filled Bo12 4.4 3;lo4.4 12 3o19.6 12 3o12 19.6 3
        circle.grid.hex =circle.hexagongrid
        circle.hexagongrid bo12 12 2.6o4.6 12 2.6o19.4 12 2.6o8.3 5.6 2.6o15.7 5.6 2.6o8.3 18.4 2.6o15.7 18.4 2.6
        circle.hexagonpath bo4.6 12 2.6o19.4 12 2.6o8.3 5.6 2.6o15.7 5.6 2.6o8.3 18.4 2.6o15.7 18.4 2.6
        circlebadge bo12 12 5.6
        circlebadge.2 bo15 9.4 4.6;f;bo9.2 14.4 4.6
        circles.hexagongrid =circle.hexagongrid
        circles.hexagonpath =circle.hexagonpath
        clear bM8.6 4.4H19.4A2.6 2.6 0 0 1 22 7V17A2.6 2.6 0 0 1 19.4 19.6H8.6A3 3 0 0 1 6.4 18.6L1.6 13.2A1.8 1.8 0 0 1 1.6 10.8L6.4 5.4A3 3 0 0 1 8.6 4.4Z;dM10.8 9L16.8 15M16.8 9L10.8 15
        clock.arrow.2.circlepath u arrow.triangle.2.circlepath;dM12 8.4V12.4L14.8 14
        cloud.bolt.rain u cloud .86 12 8.4;f;u bolt.fill .44 11.8 18.4;n;lM6.2 18.4L4.8 21.8M18.4 18.4L17 21.8
        cloud.fog u cloud .86 12 8.2;n;lM4.4 18.6H19.6M6.8 22H17.2
        cloud.hail u cloud .86 12 8.2;n;so7 18.8 1.2o12 18.8 1.2o17 18.8 1.2o9.4 22 1.2o14.4 22 1.2
        cloud.heavyrain u cloud .86 12 8.2;n;lM7.4 18L4.8 22.8M12.8 18L10.2 22.8M18.2 18L15.6 22.8
        cloud.moon u moon .6 7.2 7.4;f;u cloud .82 13.8 15.2
        cloud.moon.bolt u moon .54 7 6.4;f;u cloud .76 13.6 12.2;f;u bolt.fill .42 13.4 19.2
        cloud.moon.rain u moon .54 7 6.4;f;u cloud .76 13.6 12.2;n;lM9 20L8 22.6M13.4 20L12.4 22.6M17.8 20L16.8 22.6
        cloud.rainbow.half u cloud .8 13.4 15.6;k2M2 14A10 10 0 0 1 12 4;lM2 14.6A10.6 10.6 0 0 1 12.6 4M5.4 13A7.4 7.4 0 0 1 11.4 7.4
        cloud.sleet u cloud .86 12 8.2;n;lM7.4 18.4L5.8 22M18.2 18.4L16.6 22;so12 20.2 1.4
        cloud.sun.bolt u sun.max .6 7.4 6.6;f;u cloud .76 13.6 12.2;f;u bolt.fill .42 13.4 19.2
        cloud.sun.rain u sun.max .6 7.4 6.6;f;u cloud .76 13.6 12.2;n;lM9 20L8 22.6M13.4 20L12.4 22.6M17.8 20L16.8 22.6
        coloncurrencysign lM17.4 7.4A6.4 6.4 0 1 0 17.4 16.6M14.6 2.6L8.6 21.4M18 2.6L12 21.4
        comb br2 4.4 20 6 2.2;dM5 7.4H5.2;lM5 10.4V19.6M8.5 10.4V19.6M12 10.4V19.6M15.5 10.4V19.6M19 10.4V19.6
        contextualmenu.and.cursorarrow br8 2.4 14 18 2.4;dM12 7H18M12 11H18M12 15H18;f;u cursorarrow .6 6.4 12
        control lM5.4 12.6L12 5.6L18.6 12.6
        creditcard.and.123 u creditcard .86 12 9.6;w 123 .4 12 21
        crop.rotate u crop .8 12 12.4;lM17 1.2C20.4 2 22.4 4.6 22.8 8M19.6 .2L16.6 1.2L18 4
        cruzeirosign lM17 7.6A6.2 6.2 0 1 0 17 16.4M12 12V19.6M12 13.8C13 12 15 11.6 16.6 12.4
        cube.box u shippingbox
        cube.transparent bM11 2.7A2 2 0 0 1 13 2.7L20 6.7A2 2 0 0 1 21 8.4V15.6A2 2 0 0 1 20 17.3L13 21.3A2 2 0 0 1 11 21.3L4 17.3A2 2 0 0 1 3 15.6V8.4A2 2 0 0 1 4 6.7Z;dM12 9.6V14.4M12 14.4L16.4 17M12 14.4L7.6 17M3.6 7.4L8 9.8M20.4 7.4L16 9.8M12 9.6L9.6 8.2M12 9.6L14.4 8.2M12 21V19M12 3V5.6
        cursorarrow bp.9 6 2.4 19.2 13.6 12.8 14.4 16 21 13.2 22.2 10 15.6 6 19.6
        cursorarrow.and.square.on.square.dashed u square.dashed .8 13.4 10;f;u cursorarrow .6 7.4 15.6
        cursorarrow.click u cursorarrow .76 14.4 14.4;lM8.4 1.6V4.6M1.6 8.4H4.6M3.6 3.6L5.8 5.8M13.2 3.6L11.6 5.4M3.6 13.2L5.4 11.6
        cursorarrow.click.2 =cursorarrow.click
        cursorarrow.motionlines u cursorarrow .86 14.4 12;lM1.4 7.4H6M1.4 12H5.4M1.4 16.6H6
        cursorarrow.motionlines.click =cursorarrow.motionlines
        cursorarrow.rays u cursorarrow .66 14.4 15;lM12 1.4V4.6M3.4 5L5.6 7.2M20.6 5L18.4 7.2M1.2 13.2H4.4M4.4 20.4L6.6 18.2
        decrease.quotelevel lM9 5H21.4M9 12H21.4M9 19H21.4M3.6 4V20M8.4 8.4L5.6 12
        delete.right bM15.4 4.4H4.6A2.6 2.6 0 0 0 2 7V17A2.6 2.6 0 0 0 4.6 19.6H15.4A3 3 0 0 0 17.6 18.6L22.4 13.2A1.8 1.8 0 0 0 22.4 10.8L17.6 5.4A3 3 0 0 0 15.4 4.4Z;dM7.2 9L13.2 15M13.2 9L7.2 15
        deskclock bo12 11 8.6;dM12 6.2V11L15 13;lM6.4 18.4L4.6 21.6M17.6 18.4L19.4 21.6
        desktopcomputer.and.arrow.down u desktopcomputer;i arrow.down .38 12 9.6
        dial bo12 12 6.6;dM12 12V7.4;so12 2.4 1o5.2 5.2 1o18.8 5.2 1o2.4 12 1o21.6 12 1
        dial.high bo12 12 6.6;dM12 12L15.4 8.6;so12 2.4 1o4.4 5.6 1o19.6 5.6 1o1.8 13 1o22.2 13 1
        dial.low bo12 12 6.6;dM12 12L8.6 15.4;so12 2.4 1o4.4 5.6 1o19.6 5.6 1o1.8 13 1o22.2 13 1
        dial.max bo12 12 6.6;dM12 12L15.4 15.4;so12 2.4 1o5.2 5.2 1o18.8 5.2 1o2.4 12 1o21.6 12 1o5.2 18.8 1o18.8 18.8 1
        dial.min bo12 12 6.6;dM12 12L8.6 15.4;so12 2.4 1o5.2 5.2 1o18.8 5.2 1o2.4 12 1o21.6 12 1o5.2 18.8 1o18.8 18.8 1
        die.face.1 br3 3 18 18 3.6;ho12 12 1.5
        die.face.2 br3 3 18 18 3.6;ho7.8 16.2 1.5o16.2 7.8 1.5
        die.face.3 br3 3 18 18 3.6;ho7.4 16.6 1.5o12 12 1.5o16.6 7.4 1.5
        die.face.4 br3 3 18 18 3.6;ho8 8 1.5o16 8 1.5o8 16 1.5o16 16 1.5
        die.face.5 br3 3 18 18 3.6;ho7.6 7.6 1.5o16.4 7.6 1.5o12 12 1.5o7.6 16.4 1.5o16.4 16.4 1.5
        die.face.6 br3 3 18 18 3.6;ho8 7 1.5o16 7 1.5o8 12 1.5o16 12 1.5o8 17 1.5o16 17 1.5
        digitalcrown.arrow.counterclockwise u digitalcrown.arrow.clockwise
        directcurrent lM2.4 9H21.6M2.4 15.4H6.6M9.8 15.4H14.2M17.4 15.4H21.6
        display.2 br8 2.6 14.4 10.4 2;f;br1.6 7.6 14.4 10.4 2;lM8.8 18V21.2M5.4 21.4H12.2
        display.and.arrow.down u display;i arrow.down .38 12 9.6
        display.trianglebadge.exclamationmark u display;f;u exclamationmark.triangle.fill .46 19 18.4
        doc.append bp1.2 3.5 1.8 10.6 1.8 15.4 6.6 15.4 20.6 3.5 20.6;lM9 23.2H16.4A3 3 0 0 0 19.4 20.2V8.4
        doc.richtext u doc;dM8.6 17.6H15.4;hr8.2 10.4 7.6 4.4 .9
        doc.text.below.ecg u doc .84 12 14.4;dM9 14.4H15M9 17.6H15;lM2 2.4H7L9 .2L12 4.6L14 2.4H22
        doc.text.image u doc;dM8.4 11.4H12M8.4 18H15.6;hr8.4 13.2 7.2 3 .6
        dock.arrow.down.rectangle u dock.rectangle;lM12 6V11M9.8 9L12 11.2L14.2 9
        dock.arrow.up.rectangle u dock.rectangle;lM12 11.2V6.4M9.8 8.4L12 6.2L14.2 8.4
        dongsign lM15.6 4V17.4M15.6 13A4 4 0 1 1 15.6 12.8M12.6 7H18.4M7.6 21H16.4
        dot.arrowtriangles.up.right.down.left.circle u circle;ho12 12 2;hp.5 12 4.6 14.2 7.4 9.8 7.4p.5 12 19.4 14.2 16.6 9.8 16.6p.5 4.6 12 7.4 9.8 7.4 14.2p.5 19.4 12 16.6 9.8 16.6 14.2
        dot.circle.and.cursorarrow u record.circle .8 10 10;f;u cursorarrow .6 16.8 16.4
        dot.radiowaves.right so5 12 2;lM9.2 7.4A7 7 0 0 1 9.2 16.6M13 4.4A11.6 11.6 0 0 1 13 19.6M16.8 1.6A16 16 0 0 1 16.8 22.4
        dot.radiowaves.up.forward so5 19 2;lM4.6 12.4A7 7 0 0 1 11.6 19.4M4.6 7.4A12 12 0 0 1 16.6 19.4M4.6 2.4A17 17 0 0 1 21.6 19.4
        dot.square u square;ho12 12 2.4
        dot.squareshape br2.4 2.4 19.2 19.2 1;ho12 12 2.4
        dot.squareshape.split.2x2 br2.4 2.4 19.2 19.2 1;dM12 2.4V9M12 15V21.6M2.4 12H9M15 12H21.6;ho12 12 1.8
        dots.and.line.vertical.and.cursorarrow.rectangle u rectangle;dM12 5V19
        dpad bp1.4 8.4 2 15.6 2 15.6 8.4 22 8.4 22 15.6 15.6 15.6 15.6 22 8.4 22 8.4 15.6 2 15.6 2 8.4 8.4 8.4
        dpad.down.fill lp1.4 8.4 2 15.6 2 15.6 8.4 22 8.4 22 15.6 15.6 15.6 15.6 22 8.4 22 8.4 15.6 2 15.6 2 8.4 8.4 8.4;sp.6 9.4 14.6 14.6 14.6 14.6 21 9.4 21
        dpad.left.fill lp1.4 8.4 2 15.6 2 15.6 8.4 22 8.4 22 15.6 15.6 15.6 15.6 22 8.4 22 8.4 15.6 2 15.6 2 8.4 8.4 8.4;sp.6 3 9.4 9.4 9.4 9.4 14.6 3 14.6
        dpad.right.fill lp1.4 8.4 2 15.6 2 15.6 8.4 22 8.4 22 15.6 15.6 15.6 15.6 22 8.4 22 8.4 15.6 2 15.6 2 8.4 8.4 8.4;sp.6 14.6 9.4 21 9.4 21 14.6 14.6 14.6
        dpad.up.fill lp1.4 8.4 2 15.6 2 15.6 8.4 22 8.4 22 15.6 15.6 15.6 15.6 22 8.4 22 8.4 15.6 2 15.6 2 8.4 8.4 8.4;sp.6 9.4 3 14.6 3 14.6 9.4 9.4 9.4
        drop.triangle u triangle;i drop.fill .4 12 14.6
        ear.trianglebadge.exclamationmark u ear;f;u exclamationmark.triangle.fill .46 18.6 18.4
        earpods u airpods
        eject bp1.8 12 3 22 14.4 2 14.4r2.4 17.8 19.2 3.4 1
        ellipses.bubble u ellipsis.bubble
        ellipsis.curlybraces u curlybraces 1;so9.4 12 1.1o12 12 1.1o14.6 12 1.1
        envelope.arrow.triangle.branch u envelope;f;u arrow.triangle.branch .5 18.6 17
        escape lM21.2 12A9.2 9.2 0 1 1 12 2.8M12 12L20 4M14.4 3.6H20.4V9.6
        exclamationmark.2 lM8.4 3.6V13.8M15.6 3.6V13.8;so8.4 19 1.3o15.6 19 1.3
        exclamationmark.3 lM5 3.6V13.8M12 3.6V13.8M19 3.6V13.8;so5 19 1.3o12 19 1.3o19 19 1.3
        exclamationmark.applewatch u applewatch;i exclamationmark .4
        exclamationmark.arrow.circlepath u arrow.clockwise;u exclamationmark .46 12 12.8
        exclamationmark.arrow.triangle.2.circlepath u arrow.triangle.2.circlepath;u exclamationmark .44
        exclamationmark.lock u lock;i exclamationmark .36 12 16.4
        externaldrive.badge.timemachine u externaldrive;f;u clock.arrow.circlepath .5 18.4 17
        externaldrive.connected.to.line.below u externaldrive .95 12 8.6;lM12 16V20.9M3.5 20.9H20.5;so12 20.9 2.3
        eye.trianglebadge.exclamationmark u eye;f;u exclamationmark.triangle.fill .46 18.4 17.4
        eyebrow lM2.6 14.4C7 8 15 7.2 21.4 11.4M3 14.6C8 11.4 15 10.6 21.2 11.6
        eyedropper.full u eyedropper
        eyedropper.halffull u eyedropper
        eyes bo6.8 12 5.2 7.4o17.2 12 5.2 7.4;ho8.6 13 2.4o19 13 2.4
        eyes.inverse u eyes.fill
        f.cursive lM16.4 4.4C14.4 2.6 12.4 4.2 11.8 7.6L9.6 18C9 20.6 7.6 21.8 5.6 20.4M7.8 10.4H15
        face.dashed.fill =face.smiling.fill
        face.smiling.inverse =face.smiling.fill
        figure.2 u figure.stand .86 6.6 12;u figure.stand .86 17.4 12
        figure.2.and.child.holdinghands u figure.2.arms.open
        figure.2.arms.open so6.6 4.4 2.3o17.4 4.4 2.3;lM.8 9.4L6.6 10.6L12 9L17.4 10.6L23.2 9.4M6.6 10.6V14L4 21.4M6.6 14L9.2 21.4M17.4 10.6V14L14.8 21.4M17.4 14L20 21.4
        figure.and.child.holdinghands u figure.stand .96 8 11.6;u figure.stand .6 18 15
        figure.child u figure.stand .86 12 13
        figure.stand.line.dotted.figure.stand u figure.stand .84 4.6 12;u figure.stand .84 19.4 12;so12 5 .9o12 8.5 .9o12 12 .9o12 15.5 .9o12 19 .9
        figure.wave so9.4 4.2 2.4;lM9.4 9V14.6L6.6 22M9.4 14.6L12.2 22M9.4 9L4.6 13.6M9.4 9.4L14.4 8.6L16 4.6M18.6 2A6 6 0 0 1 20 6M20.8 .4A9 9 0 0 1 22.6 6
        filemenu.and.cursorarrow br2.4 2.4 14 18 2.4;dM2.4 7H16.4M6 11H12.6M6 14.6H10;f;u cursorarrow .6 16.6 16
        filemenu.and.selection br4 2.4 16 19.2 2.4;dM4 7H20M7.6 17.6H16;hr4 9.8 16 4.6
        film.fill br2 4 20 16 3;hr4.4 6.6 2 2 .6r4.4 11 2 2 .6r4.4 15.4 2 2 .6r17.6 6.6 2 2 .6r17.6 11 2 2 .6r17.6 15.4 2 2 .6;dM9.2 12H14.8
        flashlight.off bM7 2.6H17V6L14.6 10V19.6A2 2 0 0 1 12.6 21.6H11.4A2 2 0 0 1 9.4 19.6V10L7 6Z;dM7 6H17M12 12.4V14
        flip.horizontal lM12 1.8V3.6M12 7.2V9M12 12.6V14.4M12 18V19.8;bp1.2 8.6 4.6 8.6 19.4 1.2 19.4p1.2 15.4 4.6 22.8 19.4 15.4 19.4
        flipphone br6.4 1.8 11.2 9.4 2r6.4 13 11.2 9.2 2;dM9.6 16.4H14.4M9.6 19.2H14.4
        florinsign lM17.6 4.6C15 2.4 12.8 4.4 12.2 8L10 18.4C9.4 21 7.6 21.6 5.8 20M7.6 10.6H15.8
        flowchart br8.4 2.2 7.2 6 1.4r1.8 15.8 7.2 6 1.4r15 15.8 7.2 6 1.4;lM12 8.2V12M5.4 15.8V12H18.6V15.8
        fn w fx 1.1
        forward bp1.4 12.4 12 1.6 5 1.6 19p1.4 23.2 12 12.4 5 12.4 19
        forward.end lM20.4 4.4V19.6;bp1.8 17 12 3.6 4 3.6 20
        forward.end.alt lM22.4 5V19;bp1.2 19.4 12 11.4 6 11.4 18p1.2 10.6 12 2 6 2 18
        forward.frame =forward.end
        francsign lM17 4H8V20.6M8 11.6H15.6M5 16H12
        fx w fx 1.1
        gauge.high =speedometer
        gauge.low =speedometer
        gauge.medium =speedometer
        gauge.with.dots.needle.50percent =speedometer
        gauge.with.dots.needle.67percent =speedometer
        gauge.with.dots.needle.bottom.50percent =speedometer
        gauge.with.needle =speedometer
        giftcard br1.6 4.6 20.8 14.8 2.8;dM1.6 12H22.4M8 4.6V19.4M8 12C4.6 11.6 3.8 8 6 8S8 10.4 8 12C8 10.4 8 8 10 8S11.4 11.6 8 12
        globe.americas bo12 12 9.6;hM5.4 6.4C7.4 4.2 10.4 3.2 13.2 3.6C13 5.2 11.6 5.6 11.8 7C12 8.2 10.6 8.8 9.8 9.6C9 10.6 9.8 11.6 8.8 11.8C7.6 12 7.4 10.4 6 10C4.6 9.6 4.4 7.6 5.4 6.4ZM10.2 12.8C12 12 14.8 12.6 16.2 14C17.2 15.2 15.8 16.6 15 17.8C14.2 19.4 12.6 20.8 11.8 20.6C11 20.4 11.6 18.4 11 17C10.4 15.8 9 13.6 10.2 12.8Z
        globe.asia.australia bo12 12 9.6;hM10.4 3.6C14.4 2.8 18.6 4.8 20 8.2C18.8 9.6 17 9 16.4 10.6C15.8 12 14.6 12 14 10.8C13 9.8 11.6 10.6 10.4 9.4C8.6 8 8.6 5 10.4 3.6ZM14.4 15C15.8 13.8 18.4 14.2 19.2 15.8C18.6 17.8 16.8 18.8 15.4 18.2C14 17.6 13.4 15.8 14.4 15Z
        globe.central.south.asia bo12 12 9.6;hM6.4 5.4C9.4 3 14.6 3 17.8 5.8C17.8 8 15.6 8.4 14.6 9.4C14 11 13 13.6 12.2 13.6C11.2 13.6 10.8 11 9.8 10C8.2 9.8 6 9.8 5.2 8.6C5 7.4 5.6 6.2 6.4 5.4ZM3.6 11.6C5.6 11.4 7.4 12.8 7 15C6.6 16.8 6 17.6 5.4 17.2C4 15.6 3.4 13.4 3.6 11.6Z
        globe.europe.africa bo12 12 9.6;hM8 3.6C12 3.2 15.4 4.2 16.6 6.2C15 7.4 13.4 7 12.6 8.6C10.6 8.4 9.6 10 7.8 9.8C6 9.6 6.4 5.6 8 3.6ZM9 11.6C12.6 10.8 16.8 12 16.4 14.6C16 17.2 14.4 20.2 12.4 20.4C10.8 20.4 11.4 17 9.6 16C7.6 15 6.8 12.4 9 11.6Z
        gobackward.10 u gobackward;w 10 .42 12 13
        gobackward.15 u gobackward;w 15 .42 12 13
        gobackward.30 u gobackward;w 30 .42 12 13
        gobackward.45 u gobackward;w 45 .42 12 13
        gobackward.5 u gobackward;w 5 .42 12 13
        gobackward.60 u gobackward;w 60 .42 12 13
        gobackward.75 u gobackward;w 75 .42 12 13
        gobackward.90 u gobackward;w 90 .42 12 13
        gobackward.minus u gobackward;u minus .4 12 13
        goforward.10 u goforward;w 10 .42 12 13
        goforward.15 u goforward;w 15 .42 12 13
        goforward.30 u goforward;w 30 .42 12 13
        goforward.45 u goforward;w 45 .42 12 13
        goforward.5 u goforward;w 5 .42 12 13
        goforward.60 u goforward;w 60 .42 12 13
        goforward.75 u goforward;w 75 .42 12 13
        goforward.90 u goforward;w 90 .42 12 13
        goforward.plus u goforward;u plus .4 12 13
        grid lM7.4 2.6V21.4M12 2.6V21.4M16.6 2.6V21.4M2.6 7.4H21.4M2.6 12H21.4M2.6 16.6H21.4
        guaranisign lM17.4 7.4A6.4 6.4 0 1 0 18.2 12.6H12M12 2.4V21.6
        gyroscope bo12 12 9.6;do12 12 9.6 4;dM12 2.4V21.6
        h.square.on.square u square.on.square;w H .3 15 15
        hand.point.down u hand.point.up 1 12 12 180
        hand.point.up.braille u hand.point.up .9 13.4 12;so2.6 5 1.1o2.6 9 1.1o2.6 13 1.1
        hand.point.up.left u hand.point.up 1 12 12 -35
        hands.and.sparkles u hands.clap .86 10.4 13.4;u sparkle .36 20 5.4;u sparkle .24 16.4 2.6
        hands.sparkles =hands.and.sparkles
        hearingaid.ear u ear
        heart.text.square u square;i heart.fill .26 9.1 8.6;dM7.2 13.3H16.6M7.2 16.7H14
        hifispeaker.2 u hifispeaker .86 7.6 10.6;f;u hifispeaker .86 16 13
        hifispeaker.and.homepod u hifispeaker .9 8 12;f;u homepod .62 18 15.6
        homekit bM3.4 11.4L12 3.8L20.6 11.4V19.4A1.6 1.6 0 0 1 19 21H5A1.6 1.6 0 0 1 3.4 19.4Z;dM7.4 13.2L12 9.2L16.6 13.2V17.4H7.4Z
        homepod bM6.6 3.4H17.4C20.4 7 21.6 16 17.4 20.6H6.6C2.4 16 3.6 7 6.6 3.4Z;do12 6.4 5 1.2
        homepod.2 u homepod .72 8.2 10.4;f;u homepod .72 16 13.6
        homepod.mini bo12 12 9.2;dM6.6 6.4H17.4
        hourglass.bottomhalf.fill =hourglass.bottomhalf.filled
        hourglass.bottomhalf.filled u hourglass;sM7.6 20.4C7.8 17.4 9.6 15.8 12 13.6C14.4 15.8 16.2 17.4 16.4 20.4Z
        hourglass.tophalf.fill =hourglass.tophalf.filled
        hourglass.tophalf.filled u hourglass;sM7.6 3.6C7.8 6.6 9.6 8.2 12 10.4C14.4 8.2 16.2 6.6 16.4 3.6Z
        hryvniasign lM6.6 7.4C7.4 4.8 9.6 3.4 12 3.4C15 3.4 17 5.4 17 8C17 11.6 12 12 9.6 13.6C7.6 15 7 16 7 17C7 19.2 9 20.6 12 20.6C14.4 20.6 16.6 19.4 17.4 16.8M4.6 10.4H19.4M4.6 13.8H19.4
        icloud.and.arrow.down.fill u icloud.fill;k2.6M12 12V22;n;lM12 11.4V22.2M8.8 19.2L12 22.4L15.2 19.2
        icloud.and.arrow.up u icloud;xr9 11 6 11;n;lM12 22V12.4M8.8 15.4L12 12.2L15.2 15.4
        icloud.and.arrow.up.fill u icloud.fill;k2.6M12 13V22;n;lM12 22.6V12M8.8 15L12 11.8L15.2 15
        increase.quotelevel lM9 5H21.4M9 12H21.4M9 19H21.4M3.6 4V20M6 4V20
        ipad.homebutton br3.6 2 16.8 20 2.6;dM11.6 18.8H12.4
        ipad.homebutton.landscape br2 3.6 20 16.8 2.6;dM18.8 11.6V12.4
        ipad.landscape br2 3.6 20 16.8 2.6;dM9.4 17.4H14.6
        iphone.gen1 =iphone.homebutton
        iphone.gen2 br6 1.6 12 20.8 3;dM10 4.6H14M9.4 19.6H14.6
        iphone.homebutton br6 1.6 12 20.8 3;dM11.6 19.4H12.4M10.6 4.6H13.4
        iphone.homebutton.landscape br1.6 6 20.8 12 3;dM19.4 11.6V12.4M4.6 10.6V13.4
        iphone.homebutton.radiowaves.left.and.right u iphone.radiowaves.left.and.right
        iphone.landscape br1.6 6 20.8 12 3;dM19 10V14
        iphone.radiowaves.left.and.right u iphone .76 12 12;lM4.6 7.4A7.4 7.4 0 0 0 4.6 16.6M1.6 4.6A12 12 0 0 0 1.6 19.4M19.4 7.4A7.4 7.4 0 0 1 19.4 16.6M22.4 4.6A12 12 0 0 1 22.4 19.4
        ipodshuffle.gen4 br4 4 16 16 3;do12 12 4.4
        ipodtouch =iphone.homebutton
        ipodtouch.landscape =iphone.homebutton.landscape
        j.square.on.square u square.on.square;w J .3 15 15
        joystick bM4.4 17.4H19.6A2 2 0 0 1 21.6 19.4V21.4H2.4V19.4A2 2 0 0 1 4.4 17.4Z;lM12 17.4V9;Bo12 6 3.6
        key.horizontal u key 1 12 12
        keyboard.chevron.compact.left u keyboard .9 13 12;lM1 10.4L.2 12L1 13.6
        keyboard.fill br1.2 5 21.6 14 3;ho5.4 9 .9o8.7 9 .9o12 9 .9o15.3 9 .9o18.6 9 .9o5.4 12 .9o8.7 12 .9o12 12 .9o15.3 12 .9o18.6 12 .9;d.9M8 15.4H16
        keyboard.macwindow u macwindow .8 12 8.6;lM4 20.4H20
        keyboard.onehanded.left br1.2 5 21.6 14 3;so5 9 .9o8 9 .9o11 9 .9o5 12 .9o8 12 .9o11 12 .9;lM5 15.4H11
        keyboard.onehanded.right br1.2 5 21.6 14 3;so13 9 .9o16 9 .9o19 9 .9o13 12 .9o16 12 .9o19 12 .9;lM13 15.4H19
        kipsign lM8 3.4V20.6M17.4 3.4L8 13L17.4 20.6M4.4 13H19.6
        l.joystick bo12 12 8.4;do12 12 4;w L .3
        laptopcomputer.and.iphone u laptopcomputer .84 10 11;f;br15.8 8.4 7 13 1.8
        lasso.sparkles u lasso;u sparkle .4 19.6 18.6
        leaf.arrow.circlepath lM20.4 9A9 9 0 1 0 21 13.6M21 4.6V9.2H16.4;u leaf .52 12 12.6
        leaf.arrow.triangle.circlepath =leaf.arrow.circlepath
        level bo12 12 9.6;dM2.4 12H7.6M16.4 12H21.6;do12 12 3
        light.max bo12 12 3.2;lM12 1.6V5M12 19V22.4M1.6 12H5M19 12H22.4M4.6 4.6L7 7M17 17L19.4 19.4M4.6 19.4L7 17M17 7L19.4 4.6
        light.min bo12 12 3.2;so12 3.4 1o12 20.6 1o3.4 12 1o20.6 12 1o5.9 5.9 1o18.1 18.1 1o5.9 18.1 1o18.1 5.9 1
        lightbulb.max u lightbulb .76 12 13.4;lM12 .4V2M3.6 4L5 5.4M20.4 4L19 5.4M.8 12H2.6M21.4 12H23.2
        lightspectrum.horizontal br1.6 6 20.8 12 3;dM6.6 6V18M10.6 6V18M14 6V18M17.6 6V18
        lightswitch.off br5 2 14 20 2.6;dr9 7 6 10 1.4;dM12 14.6H12.2
        lightswitch.on br5 2 14 20 2.6;dr9 7 6 10 1.4;dM12 9.6H12.2
        line.3.crossed.swirl.circle u circle;dM12 6V18M6.8 9L17.2 15M17.2 9L6.8 15
        line.diagonal lM4.4 19.6L19.6 4.4
        line.diagonal.arrow lM4.4 19.6L19.4 4.6M11 4.4H19.6V13
        line.horizontal.2.decrease.circle u circle;dM7.2 10H16.8M9.4 14H14.6
        line.horizontal.3.decrease =line.3.horizontal.decrease
        line.horizontal.star.fill.line.horizontal u star.fill .56;lM.8 12H4.6M19.4 12H23.2
        lineweight lM3 5H21;l1.6M3 10.6H21;l2.2M3 17.8H21
        link.icloud u icloud;i link .4 11.8 13.2
        list.and.film lM2.4 5H11M2.4 12H9M2.4 19H9;u film .58 17 14
        list.bullet.below.rectangle br2.4 2.8 19.2 7.4 2;so4 15 1.2o4 20 1.2;lM8.4 15H21.4M8.4 20H21.4
        list.bullet.clipboard.fill br4 3.4 16 18.8 3;ho8 11 1o8 14.4 1o8 17.8 1;dM11 11H16.4M11 14.4H16.4M11 17.8H16.4;xr6.8 .6 10.4 6.2 2.4;n;Br8.6 2.4 6.8 2.6 1.2
        list.bullet.indent so3.4 5.6 1.3o8 12 1.3o8 18.4 1.3;lM7.8 5.6H21.4M12.4 12H21.4M12.4 18.4H21.4
        list.bullet.rectangle.fill br1.6 4 20.8 16 3;ho6 8.4 1.1o6 12 1.1o6 15.6 1.1;dM9.4 8.4H18.4M9.4 12H18.4M9.4 15.6H18.4
        list.bullet.rectangle.portrait br4 1.8 16 20.4 3;ho7.8 7.4 1o7.8 12 1o7.8 16.6 1;dM11 7.4H16.4M11 12H16.4M11 16.6H16.4
        list.clipboard.fill br4 3.4 16 18.8 3;dM8 11H16M8 14.4H16M8 17.8H16;xr6.8 .6 10.4 6.2 2.4;n;Br8.6 2.4 6.8 2.6 1.2
        list.star u star.fill .34 4 5.6;so4 12.6 1.3o4 19 1.3;lM9.4 5.6H21.4M9.4 12.6H21.4M9.4 19H21.4
        list.triangle sp.6 2.4 3 6.4 5.6 2.4 8.2p.6 2.4 9.4 6.4 12 2.4 14.6p.6 2.4 15.8 6.4 18.4 2.4 21;lM10 5.6H21.4M10 12H21.4M10 18.4H21.4
        livephoto bo12 12 5.4;u circle.dotted;ho12 12 1.8
        livephoto.play u circle.dotted;u play.fill .42 12.6 12
        location.fill.viewfinder u viewfinder;u location.fill .5
        location.north.line u location.north .86 12 13.4;lM4 2H20
        lock.applewatch u applewatch;i lock.fill .34
        lock.doc u doc;i lock.fill .36 12 14.8
        lock.open.rotation =lock.rotation.open
        lock.rectangle.on.rectangle u rectangle.on.rectangle;i lock.fill .3 14.6 14
        lock.rectangle.stack u rectangle.stack;i lock.fill .32 12 15
        lock.rotation lM20.4 9A9 9 0 1 0 21 13.6M21 4.6V9.2H16.4;u lock.fill .44 12 12.2
        lock.rotation.open lM20.4 9A9 9 0 1 0 21 13.6M21 4.6V9.2H16.4;u lock.open.fill .44 12 12.2
        lock.square.stack u square.stack;i lock.fill .36 12 15.4
        loupe bo12 12 9.6;dM8 12H16M12 8V16
        macbook =laptopcomputer
        macbook.and.iphone =laptopcomputer.and.iphone
        macbook.gen2 =laptopcomputer
        macmini br2.4 7.4 19.2 9.2 2.6;ho18 13.4 .9
        macpro.gen1 br5.4 1.8 13.2 20.4 2;dM8.6 5.4H15.4M8.6 8.4H15.4
        macpro.gen2 br6 2 12 20 4;do12 5.4 3.4 1
        macpro.gen3 br5.4 2.6 13.2 18 2;ho9 7 .9o12 7 .9o15 7 .9o9 10 .9o12 10 .9o15 10 .9o9 13 .9o12 13 .9o15 13 .9o9 16 .9o12 16 .9o15 16 .9;lM7.4 20.6V22.4M16.6 20.6V22.4
        macpro.gen3.server br1.6 7.6 20.8 8.8 1.6;ho6 10.6 .9o9 10.6 .9o12 10.6 .9o15 10.6 .9o18 10.6 .9o6 13.4 .9o9 13.4 .9o12 13.4 .9o15 13.4 .9o18 13.4 .9
        macwindow.on.rectangle lM17.4 3.4H5A3 3 0 0 0 2 6.4V14;u macwindow .8 14 14.4
        mail =envelope
        mail.and.text.magnifyingglass u envelope .9 11 11;f;u magnifyingglass .5 18 17.4
        mail.stack u envelope .82 12 14.6;lM6 5.6H18M8 2.4H16
        manatsign lM5 20V13A7 7 0 0 1 19 13V20M12 3.4V20
        menubar.arrow.down.rectangle u menubar.rectangle;lM12 11.8V17.2M9.4 15L12 17.4L14.6 15
        menubar.arrow.up.rectangle u menubar.rectangle;lM12 17.4V12M9.4 14L12 11.6L14.6 14
        menubar.dock.rectangle u menubar.rectangle;sr6 15 12 2.8 1
        millsign lM3.4 20.4V8.6M3.4 12A4.2 4.2 0 0 1 11.8 12V20.4M11.8 12A4.2 4.2 0 0 1 20.4 12V20.4M15.6 3.4L8 22
        minus.plus.batteryblock u batteryblock;dM4.8 13H9.4M14.6 13H19.2M16.9 10.7V15.3
        minus.slash.plus lM19.4 3.6L4.6 20.4M2.4 7H9M15 17H21.6M18.3 13.7V20.3
        moon.zzz u moon .9 10.6 13;f;lM14.6 2.6H21L14.6 9.8H21
        moonphase.first.quarter u circle.righthalf.filled
        moonphase.full.moon u circle
        moonphase.last.quarter u circle.lefthalf.filled
        moonphase.new.moon u circle.fill
        mosaic br2.4 2.4 19.2 19.2 3.4;dM9 2.4V14M2.4 14H21.6M14.6 14V21.6M9 8H21.6
        mount br3 3 18 18 3;do12 12 5
        mouth bM1.8 12C5 7 8 6 10 7.4C11.2 8.2 12.8 8.2 14 7.4C16 6 19 7 22.2 12C19 17.4 15.6 18.6 12 18.6S5 17.4 1.8 12Z;dM1.8 12C6 13 9 11.4 12 12S18 13 22.2 12
        music.note.house u house;i music.note .4 12 15
        music.quarternote.3 lM5.4 4V17M12.4 4V17M19.4 4V17;sM5.8 17A2.4 1.9 0 1 1 5.8 16.6ZM12.8 17A2.4 1.9 0 1 1 12.8 16.6ZM19.8 17A2.4 1.9 0 1 1 19.8 16.6Z
        """
}
