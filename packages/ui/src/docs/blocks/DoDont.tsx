import type { ReactNode } from 'react';
import { Check, X } from 'lucide';
import { Icon } from '../../components/icon/index.ts';
import { Pair, Side } from './blocks.styles.ts';

interface DoDontProps {
  /** A live example of how it is meant, and one line why. */
  good: ReactNode;
  why: string;
  /** A live example of what to avoid, and one line why. */
  bad: ReactNode;
  whyNot: string;
}

/** Guidance as a pair: the same situation, done well and done badly, both live and in the brand of the page. */
export function DoDont({ good, why, bad, whyNot }: DoDontProps) {
  return (
    <Pair className="sb-unstyled">
      <Side data-side="do">
        <div lang="zh-CN">{good}</div>
        <figcaption>
          <strong><Icon of={Check} size="sm" /> Do</strong> {why}
        </figcaption>
      </Side>
      <Side data-side="dont">
        <div lang="zh-CN">{bad}</div>
        <figcaption>
          <strong><Icon of={X} size="sm" /> Don’t</strong> {whyNot}
        </figcaption>
      </Side>
    </Pair>
  );
}
