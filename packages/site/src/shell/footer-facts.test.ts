import { describe, expect, it } from 'vitest';
import { buildDomainRecord } from '@wutong/testing/builders';
import { footerFacts } from './footer-facts.ts';

const branch = {
  deptId: '',
  footer: {
    shown: 'always', organiser: '省学会', hotline: '400', filing: '甲ICP备1号', address: '一路 1 号',
    police: { text: '甲公网安备1号', code: '1' },
  },
} as const;

describe('the footer’s facts', () => {
  it('are the branch’s on its own hosts, each number a link to its public register', () => {
    expect(footerFacts(branch, buildDomainRecord({ deptId: '' }))).toEqual({
      organiser: '省学会',
      hotline: '400',
      filing: { text: '甲ICP备1号', href: 'https://beian.miit.gov.cn/' },
      police: { text: '甲公网安备1号', href: 'https://beian.mps.gov.cn/#/query/webSearch?code=1' },
      address: '一路 1 号',
    });
  });

  it('are the host’s own where its record names them', () => {
    const record = buildDomainRecord({ deptId: '', filing: '甲ICP备1号-2', hotline: '401' });
    expect(footerFacts(branch, record)).toMatchObject({ organiser: '省学会', hotline: '401', filing: { text: '甲ICP备1号-2' } });
  });

  it('never show the branch’s name, address or police filing on another platform’s host', () => {
    const record = buildDomainRecord({ deptId: '9001', platformName: '县护理网', filing: '乙ICP备3号', hotline: '0515' });
    expect(footerFacts(branch, record)).toEqual({
      organiser: '县护理网', hotline: '0515', filing: { text: '乙ICP备3号', href: 'https://beian.miit.gov.cn/' },
    });
  });
});
