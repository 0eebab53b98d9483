import type { DomainRecord } from '@wutong/domain';
import { href } from '../catalogue/index.ts';

/** Where the gateway serves the icon of the host's branch. */
const FAVICON = '/favicon.svg';

/**
 * Gives the page the title and icon of a host's record (spec section 4). Where the host has become another platform
 * since the page was loaded, the home page is loaded anew: shell, theme and build may all be others.
 */
export function wearRecord(record: DomainRecord, worn: DomainRecord): void {
  if (record.id !== worn.id || record.branchKey !== worn.branchKey || record.themeKey !== worn.themeKey) {
    location.assign(href('home'));
    return;
  }
  document.title = record.platformName;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', FAVICON);
}
