import type { ComponentProps } from 'react';
import { fill, useWording } from '../../wording/index.ts';
import { Root } from './CountdownButton.styles.ts';

export interface CountdownButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Seconds until it can be pressed again; 0 lets it be pressed. Whoever owns the clock counts them. */
  secondsLeft: number;
  /** The first press is being answered. */
  loading?: boolean | undefined;
}

/** A button that rests after each press (获取验证码, 60 seconds) and says how long; its width stays. */
export function CountdownButton({ secondsLeft, children, ...rest }: CountdownButtonProps) {
  const words = useWording().countdown;
  const resting = secondsLeft > 0;
  return (
    <Root disabled={resting} {...rest}>
      {resting ? fill(words.wait, { seconds: Math.ceil(secondsLeft) }) : children}
    </Root>
  );
}
