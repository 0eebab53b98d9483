import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { ExamTimer } from './ExamTimer.tsx';

describeConformance('ExamTimer', { render: (probe) => <ExamTimer secondsLeft={5025} {...probe} /> });

describe('ExamTimer', () => {
  it('announces 15, 5 and 1 minutes and the end, each once, and nothing between', () => {
    const { stage, render } = mount(<ExamTimer secondsLeft={1000} />);
    const region = stage.querySelector('[role=status]');
    const heard: string[] = [];
    for (let seconds = 999; seconds >= 0; seconds -= 1) {
      render(<ExamTimer secondsLeft={seconds} />);
      const said = region?.textContent ?? '';
      if (said !== (heard.at(-1) ?? '')) heard.push(said);
    }
    expect(heard).toEqual(['考试还剩 15 分钟', '考试还剩 5 分钟', '考试还剩 1 分钟', '考试时间已到']);
  });

  it('warns in words, not in colour alone', () => {
    const { stage } = mount(<ExamTimer secondsLeft={290} />);
    expect(stage.textContent).toContain('请检查未答的题');
    expect(stage.querySelector('[role=timer]')?.textContent).toBe('剩余时间04:50');
  });
});
