import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { FollowToggle } from './FollowToggle.tsx';

describeConformance('FollowToggle', {
  render: (probe) => <FollowToggle name="栖桐学院" followed={false} onToggle={() => undefined} {...probe} />,
});

describe('FollowToggle', () => {
  it('says its state in a word and in aria-pressed, and whose it is', () => {
    const { stage, render } = mount(<FollowToggle name="栖桐学院" followed={false} onToggle={() => undefined} />);
    expect(stage.querySelector('button[aria-pressed=false]')?.textContent).toBe('未关注栖桐学院');
    render(<FollowToggle name="栖桐学院" followed onToggle={() => undefined} />);
    expect(stage.querySelector('button[aria-pressed=true]')?.textContent).toBe('已关注栖桐学院');
  });

  it('asks for the other state, and for nothing while an answer is awaited', () => {
    const onToggle = vi.fn();
    const { stage, render } = mount(<FollowToggle name="栖桐学院" followed onToggle={onToggle} />);
    stage.querySelector('button')?.click();
    expect(onToggle.mock.calls).toEqual([[false]]);
    render(<FollowToggle name="栖桐学院" followed pending onToggle={onToggle} />);
    stage.querySelector('button')?.click();
    expect(onToggle).toHaveBeenCalledOnce();
    expect(stage.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  });
});
