import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { LearnerBanner } from './LearnerBanner.tsx';

const user = { realName: '沈知秋', mobile: '13800000001', avatar: null, areaName: '亭湖区', certified: true };
const figures = [{ value: 3, label: '证书' }];

describeConformance('LearnerBanner', {
  render: (probe) => <LearnerBanner user={user} infoHref="#info" figures={figures} {...probe} />,
});

describe('LearnerBanner', () => {
  it('never shows a whole mobile number', () => {
    const { stage } = mount(<LearnerBanner user={{ ...user, realName: null }} infoHref={null} figures={[]} />);
    expect(stage.innerHTML).toContain('138****0001');
    expect(stage.innerHTML).not.toContain('13800000001');
  });

  it('says that the figures are on their way, and nothing where there are none', () => {
    const { stage, render } = mount(<LearnerBanner user={user} infoHref={null} figures={null} />);
    expect(stage.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
    expect(stage.querySelector('[role=status]')?.textContent).toBe('正在加载学习统计');
    render(<LearnerBanner user={user} infoHref={null} figures={[]} />);
    expect(stage.querySelector('[role=status], dl')).toBeNull();
  });

  it('pairs each value with what it counts', () => {
    const { stage } = mount(<LearnerBanner user={user} infoHref={null} figures={figures} />);
    expect(stage.querySelector('dt')?.textContent).toBe('证书');
    expect(stage.querySelector('dd')?.textContent).toBe('3');
  });
});
