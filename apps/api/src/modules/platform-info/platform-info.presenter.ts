import type { DomainRecord } from '@wutong/domain';
import type { Platform } from '../../platform/http/index.ts';

/** The public part of a platform: its tenant stays inside. */
export function presentPlatform(platform: Platform): DomainRecord {
  const { tenantId: _tenantId, ...record } = platform;
  return record;
}
