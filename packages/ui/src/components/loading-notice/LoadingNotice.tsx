import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useWording } from '../../wording/index.ts';
import { Root } from './LoadingNotice.styles.ts';

/** Milliseconds after which a wait explains itself. */
const SLOW_AFTER = 10_000;

export interface LoadingNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being fetched: 正在加载课程. */
  label?: string | undefined;
  /** What it is doing, said after ten seconds. */
  slowLabel?: string | undefined;
  /** A way out, offered after ten seconds: 重试, 返回. */
  action?: ReactNode;
}

/** A wait: nothing for 300 ms, then a running line, after ten seconds what it is doing and a way out. */
export function LoadingNotice({ label, slowLabel, action, ...rest }: LoadingNoticeProps) {
  const words = useWording().loading;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root role="status" {...rest}>
      <span className="wt-line" aria-hidden><i /></span>
      <span>{slow ? (slowLabel ?? words.slow) : (label ?? words.label)}</span>
      {slow && action}
    </Root>
  );
}
