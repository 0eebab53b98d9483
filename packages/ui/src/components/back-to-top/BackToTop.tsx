import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { ArrowUp } from 'lucide';
import { IconButton } from '../icon-button/index.ts';
import type { IconButtonProps } from '../icon-button/index.ts';
import { useWording } from '../../wording/index.ts';

export interface BackToTopProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** Appears after scrolling this many px; 0 keeps it in sight. */
  after?: number | undefined;
}

/** Leads back to the top of a long page, and takes the keyboard's focus to its `main` or `h1` (`tabIndex={-1}`). */
export function BackToTop({ after = 600, ...rest }: BackToTopProps) {
  const words = useWording().backToTop;
  const [far, setFar] = useState(after === 0);
  useEffect(() => {
    const look = (): void => setFar(window.scrollY >= after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  const leave = (event: MouseEvent<HTMLButtonElement>): void => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    const page = event.currentTarget.closest('[data-brand]') ?? document;
    page.querySelector<HTMLElement>('main[tabindex], h1[tabindex]')?.focus({ preventScroll: true });
  };
  if (!far) return null;
  return <IconButton icon={ArrowUp} label={words.label} variant="outline" onClick={leave} {...rest} />;
}
