import type { FooterFactsView } from '@wutong/ui/patterns/site-footer';
import type { FooterFacts } from '../branch/branch.ts';

/** The ministry's register of ICP filings, to which every filing number leads. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';

/** The register of police filings. */
const POLICE_REGISTER = 'https://beian.mps.gov.cn/#/query/webSearch';

/** A branch's footer facts with the addresses of the public registers. */
export function footerFacts({ organiser, hotline, filing, police, address }: FooterFacts): FooterFactsView {
  return {
    organiser,
    hotline,
    filing: { text: filing, href: ICP_REGISTER },
    ...(police ? { police: { text: police.text, href: `${POLICE_REGISTER}?code=${police.code}` } } : {}),
    ...(address ? { address } : {}),
  };
}
