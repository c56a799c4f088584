// Whether this page is in sight: a frame can lie outside of the part of its page that the window shows.

const actions = [];
let isSeen = true;

// A page that is no frame fills its window.
if (parent !== window) {
  new IntersectionObserver((entries) => {
    const wasSeen = isSeen;
    isSeen = entries.at(-1).isIntersecting;
    if (isSeen && !wasSeen) for (const action of actions) action();
  }).observe(document.documentElement);
}

export const isInSight = () => isSeen;

// Calls `action` whenever the page comes into sight.
export function onSight(action) { actions.push(action); }
