import { useEffect, useState } from 'react';

/** How far outside of the window a frame begins to load: a wall has dozens, and each is a page of its own. */
const AHEAD = '30%';

/** Whether an element has come near the window; once it has, it stays so. */
export function useNear(element: HTMLElement | null): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
