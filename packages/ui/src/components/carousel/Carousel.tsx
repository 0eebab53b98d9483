import type { ComponentProps, ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Root } from './Carousel.styles.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the slides are about, for screen readers: 推荐专题. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds a slide stays; 0 turns them by hand only. */
  interval?: number | undefined;
}

/**
 * One wide thing at a time out of a few (WAI-ARIA carousel). Swipe, buttons or dots turn it; it rests under pointer
 * and keyboard, and never turns by itself for who asked for reduced motion.
 */
export function Carousel({ label, slides, interval = 6000, ...rest }: CarouselProps) {
  const words = useWording().carousel;
  const count = slides.length;
  const { track, index, playing, settle, go, step, toggle, hold } = useCarousel(count, interval);
  const position = (at: number): string => fill(words.position, { index: at + 1, count });
  return (
    <Root
      aria-roledescription={words.role}
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      {...rest}
    >
      {count > 1 && (
        <>
          <div className="wt-bar">
            <div role="group" aria-label={words.choose}>
              {interval > 0 && (
                <button type="button" aria-label={playing ? words.pause : words.play} onClick={toggle}>
                  <Icon of={playing ? Pause : Play} size="sm" />
                </button>
              )}
              {slides.map((slide, at) => (
                <button
                  key={slide.key}
                  type="button"
                  className="wt-dot"
                  aria-label={position(at)}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => go(at)}
                />
              ))}
            </div>
          </div>
          <IconButton className="wt-side" data-side="previous" icon={ChevronLeft} label={words.previous} onClick={() => step(-1)} />
          <IconButton className="wt-side" data-side="next" icon={ChevronRight} label={words.next} onClick={() => step(1)} />
        </>
      )}
      <div
        ref={track}
        className="wt-track"
        aria-live={playing ? 'off' : 'polite'}
        onScroll={settle}
        // A slide may hold nothing that takes focus: then the arrows could not scroll what a finger can.
        {...(count > 1 ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
      >
        {slides.map((slide, at) => (
          <div
            key={slide.key}
            className="wt-slide"
            role="group"
            aria-roledescription={words.slide}
            aria-label={position(at)}
            inert={at !== index}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </Root>
  );
}
