import type { DomainRecord, UserInfo } from '@wutong/domain';

/** A signed-in learner whose name has been checked. */
export function buildUser(overrides: Partial<UserInfo> = {}): UserInfo {
  return {
    id: '1123598821738675201',
    mobile: '13800000001',
    realName: '林晓',
    avatar: null,
    certified: true,
    areaName: '盐城市',
    ...overrides,
  };
}

/** The domain record of the main platform. */
export function buildDomainRecord(overrides: Partial<DomainRecord> = {}): DomainRecord {
  return {
    id: '1',
    deptId: '',
    platformName: '示例继续教育平台',
    logo: null,
    identity: 0,
    loginType: 'learner',
    branchKey: 'main-platform',
    themeKey: 'main-platform',
    filing: null,
    hotline: null,
    institutionId: null,
    ...overrides,
  };
}
