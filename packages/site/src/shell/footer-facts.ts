import type { DomainRecord } from '@wutong/domain';
import type { FooterFactsView } from '@wutong/ui/patterns/site-footer';
import type { Branch } from '../branch/branch.ts';

/** The ministry's register of ICP filings, to which every filing number leads. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';

/** The register of police filings. */
const POLICE_REGISTER = 'https://beian.mps.gov.cn/#/query/webSearch';

/**
 * What the footer says on a host, with the addresses of the public registers. The host's own record comes first: a
 * platform that the branch's build serves beside its own has its own name, filing number and hotline.
 */
export function footerFacts(
  branch: Pick<Branch, 'deptId' | 'footer'>,
  record: Pick<DomainRecord, 'deptId' | 'platformName' | 'filing' | 'hotline'>,
): FooterFactsView {
  const { organiser, hotline, filing, police, address } = branch.footer;
  const guest = record.deptId !== branch.deptId;
  const facts = {
    organiser: guest ? record.platformName : organiser,
    hotline: record.hotline ?? hotline,
    filing: { text: record.filing ?? filing, href: ICP_REGISTER },
  };
  if (guest) return facts;
  return {
    ...facts,
    ...(police ? { police: { text: police.text, href: `${POLICE_REGISTER}?code=${police.code}` } } : {}),
    ...(address ? { address } : {}),
  };
}
