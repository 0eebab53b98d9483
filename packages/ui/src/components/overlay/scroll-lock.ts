let locks = 0;

/**
 * Keeps the page from scrolling under what covers it, without anything moving sideways where the scroll bar takes
 * room. Locks add up; answers how to give this one back.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
