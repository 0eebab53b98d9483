import type { DomainRecord } from '@wutong/domain';
import { readValue, type Read } from '@wutong/contract/calls';

/** Id of the element in which the gateway leaves the domain record of the host. */
export const PLATFORM_ELEMENT = 'wutong-platform';

/** The record as the page carries it: inside names, since it never travelled as a call. */
const RECORD: Read = {
  id: 'id',
  deptId: 'text',
  platformName: 'text',
  logo: 'text?',
  identity: 'int',
  loginType: 'text',
  branchKey: 'text',
  themeKey: 'text',
  filing: 'text?',
  hotline: 'text?',
  institutionId: 'id?',
};

/** The domain record that the gateway wrote into the page; null where it wrote none. */
export function platformInPage(page: Document): DomainRecord | null {
  const text = page.getElementById(PLATFORM_ELEMENT)?.textContent;
  if (!text) return null;
  try {
    return readValue(RECORD, JSON.parse(text)) as DomainRecord;
  } catch {
    // A record that can't be read is asked for again by the call.
    return null;
  }
}
