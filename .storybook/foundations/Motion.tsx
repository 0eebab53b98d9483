import { useState } from 'react';
import { Button } from '@wutong/ui/components/button';
import { brands } from '../brands.ts';
import { Lane } from './Motion.styles.ts';

/** The three durations, played beside one another; with reduced motion asked for, all arrive at once. */
export function Durations() {
  const [away, setAway] = useState(false);
  const motion = brands[0]?.theme.scale.motion;
  return (
    <div className="sb-unstyled">
      <Button size="sm" onClick={() => setAway(!away)}><span lang="zh-CN">播放</span></Button>
      {(['fast', 'base', 'slow'] as const).map((name) => (
        <Lane key={name} data-speed={name} data-away={away || undefined}>
          <code>{name} {motion?.[name]}</code>
          <div><i /></div>
        </Lane>
      ))}
    </div>
  );
}
