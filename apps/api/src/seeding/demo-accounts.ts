import { findUserByMobile, insertUser } from '../modules/users/index.ts';
import { hashPassword } from '../platform/auth/index.ts';
import type { Services } from '../platform/http/index.ts';
import { DEFAULT_TENANT } from '../platform/tenancy/index.ts';

/** The accounts of a demonstration; they exist with the sandbox providers only. */
export const DEMO_PASSWORD = 'wutong-demo-2026';
export const DEMO_ACCOUNTS = [
  { mobile: '13800000001', type: 1, realName: '林晓禾', areaName: '江海省江城市' },
  { mobile: '13800000002', type: 2, realName: '江城启明科技有限公司', areaName: '江海省江城市' },
] as const;

/** Adds the demo accounts that are missing. The caller makes sure that only sandbox providers are at work. */
export async function seedDemoAccounts(services: Pick<Services, 'db' | 'ids' | 'clock'>): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    if (await findUserByMobile(services.db, DEFAULT_TENANT, account.mobile)) continue;
    await insertUser(services.db, {
      ...account,
      tenantId: DEFAULT_TENANT,
      id: services.ids.next(),
      passwordHash: await hashPassword(DEMO_PASSWORD),
      now: services.clock.now(),
    });
  }
}
