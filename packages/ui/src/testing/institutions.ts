import { buildInstitution, buildLecturer, buildNews, newsTypes, organizationTypes } from '@wutong/sample';
import { newsTypeName } from '@wutong/domain';
import type { Institution, InstitutionRoute, Lecturer, Message, MiniSitePage } from '@wutong/domain';

/** An institution's name at its longest. */
export const longInstitutionName = '江海省专业技术人员继续教育高级研修与职业技能实训公共服务中心';

/** An institution of the sample catalogue as lists show it. */
export function someInstitution(overrides: Partial<Institution> = {}, index = 0): Institution {
  const { id, name, type, areaCode, areaName, followerCount, score } = buildInstitution({}, index);
  const kind = organizationTypes.find(({ key }) => key === type);
  return {
    id, name, logo: null, followerCount, rating: score,
    followed: index % 3 === 1,
    type: kind ? { key: kind.key, name: kind.value } : null,
    region: { code: areaCode, name: areaName },
    courseCount: 12 + index * 7,
    ...overrides,
  };
}

/** Several institutions: neighbours in the catalogue, the second with the longest name, the third without evaluation. */
export function someInstitutions(count: number): Institution[] {
  return Array.from({ length: count }, (_, index) => someInstitution({}, index)).map((institution, index) => {
    if (index === 1) return { ...institution, name: longInstitutionName };
    return index === 2 ? { ...institution, rating: null, followerCount: 0 } : institution;
  });
}

/** The menu as an institution keeps it: one page hidden, one with a name of its own. */
export const someMiniSiteRoutes: InstitutionRoute[] = (
  [['home', ''], ['courses', ''], ['news', '学院动态'], ['rules', ''], ['questions', ''], ['introduction', ''], ['downloads', ''], ['contact', '']] as const
).map(([page, name]) => ({ page, name, institutionId: '1', shown: page !== 'rules' }));

/** The address of an institution's own page. */
export const institutionHref = (institution: Pick<Institution, 'id'>): string => `/train/index?organizationId=${institution.id}`;

/** The address of a page of an institution's mini-site. */
export const miniSiteHref = (page: MiniSitePage): string => `/train/${page}`;

/** A lecturer of the sample catalogue as lists show it. */
export function someLecturer(overrides: Partial<Lecturer> = {}, index = 0): Lecturer {
  const { id, name, title, field, institutionId, institutionName, famous } = buildLecturer({}, index);
  return { id, name, title, field, institutionId, institutionName, famous, portrait: null, courseCount: 3 + index * 4, ...overrides };
}

/** Several lecturers, the second with everything at its longest, the third with as little as may be. */
export function someLecturers(count: number): Lecturer[] {
  return Array.from({ length: count }, (_, index) => someLecturer({}, index)).map((lecturer, index) => {
    if (index === 1) {
      return { ...lecturer, name: '阿布都热依木·买买提明', title: '享受国务院政府特殊津贴专家、正高级工程师', institutionName: longInstitutionName };
    }
    return index === 2 ? { ...lecturer, title: null, field: null, courseCount: 0 } : lecturer;
  });
}

/** The address of a lecturer's courses. */
export const lecturerHref = (lecturer: Pick<Lecturer, 'id'>): string => `/teacherlistSearch?id=${lecturer.id}`;

/** Published articles as lists show them, one with a very long title, one without a summary. */
export function someNews(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const { id, title, type, publishedAt, summary } = buildNews({}, index * 5);
    return {
      id, type, publishedAt,
      title: index === 1 ? `关于做好 2026 年度专业技术人员继续教育学时登记、审核与年度验证工作有关事项的通知：${title}` : title,
      summary: index === 2 ? null : summary,
    };
  });
}

/** The name of an article's kind. */
export const newsKind = (type: string): string =>
  newsTypeName(newsTypes.map(({ key, value }) => ({ key, name: value })), type);

/** The address of an article. */
export const newsHref = (news: { id: string }): string => `/msgdetail?id=${news.id}`;

/** Messages of the platform, the first two unread. */
export const someMessages: Message[] = [
  ['学时登记完成', '您学习的《危险化学品安全管理》已完成，12 学时已登记到 2026 年度。'],
  ['订单即将超时', '您有一个订单将在 30 分钟后自动关闭，请及时支付。关闭后课程会回到购物车，价格以再次下单时为准；如您已经付款，请不要重复支付。'],
  ['发票已开具', '您申请的电子发票已开具，可以在“我的发票”中下载。'],
  ['系统维护通知', '平台将于 11 月 28 日 00:00 至 04:00 进行维护，期间视频学习可能中断，学习进度不会丢失。'],
].map(([title = '', body = ''], index) => ({
  id: String(9001 + index), title, body, sentAt: `2026-11-${20 - index}T09:30:00+08:00`, read: index > 1,
}));

