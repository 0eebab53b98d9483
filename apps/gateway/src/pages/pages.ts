import type { Page, PageLink } from './page.ts';

/** Seconds after which a page that may be right a moment later asks again: soon, but not from all browsers every second. */
const RETRY_SECONDS = 10;

/** Seconds after which an unknown host asks again: an administrator may be registering it. */
const REGISTRATION_SECONDS = 30;

/** The page of the base host: what runs here. */
export function hubPage(links: readonly PageLink[]): Page {
  return {
    title: '梧桐在线学习平台',
    paragraphs: ['这里运行着以下站点与服务。'],
    links,
  };
}

/** A host that no domain record names. */
export function unknownHostPage(host: string): Page {
  return {
    title: '没有找到这个站点',
    paragraphs: [`域名 ${host} 还没有对应的平台。`, '请核对地址；如果您是管理员，请先为它登记域名记录。'],
    retryAfter: REGISTRATION_SECONDS,
  };
}

/** A host name that is none. */
export function malformedHostPage(): Page {
  return { title: '无法识别的地址', paragraphs: ['请求里的域名无法识别。', '请核对地址后重试。'] };
}

/** The database gave no domain record and none was seen before. */
export function unavailablePage(requestId: string): Page {
  return {
    title: '服务暂时不可用',
    paragraphs: ['数据服务没有响应，页面暂时打不开；您的数据没有受到影响。', '请稍候片刻，页面恢复后会自动打开。'],
    retryAfter: RETRY_SECONDS,
    requestId,
  };
}

/** A platform whose branch has no build here. */
export function missingBuildPage(platformName: string, requestId: string): Page {
  return {
    title: `${platformName}正在准备中`,
    paragraphs: ['这个站点的页面还没有发布。', '请稍候片刻，页面恢复后会自动打开。'],
    retryAfter: RETRY_SECONDS,
    requestId,
  };
}

/** Something went wrong in the gateway itself; the cause is in its log under the same number. */
export function failurePage(requestId: string): Page {
  return {
    title: '页面出错了',
    paragraphs: ['页面没有打开，您的数据没有受到影响。', '请刷新本页；若仍不成功，请将下面的请求编号告诉我们。'],
    requestId,
  };
}

/** A path that the service has not. */
export function missingPage(): Page {
  return { title: '没有这个页面', paragraphs: ['您访问的地址不存在。', '请核对地址后重试。'] };
}
