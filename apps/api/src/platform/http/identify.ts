import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@wutong/contract';
import { checkClient, findSession, readBearer, type ClientCredential } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { DEFAULT_TENANT, findMainPlatform, findPlatformByHost, findPlatformById } from '../tenancy/index.ts';
import type { Caller, Platform, Services } from './context.ts';
import { BadInput, NotSignedIn, Refusal, TokenRefused, WrongRole } from './failures.ts';

/** Calls of this family must name the calling program; others may. */
const NEEDS_CLIENT = 'blade-auth/oauth/';

/** Refuses a call whose client credential is wrong, or missing where sessions are made. */
export function requireClient(operation: Operation, headers: IncomingHttpHeaders, expected: ClientCredential): void {
  const check = checkClient(headers.authorization, expected);
  if (check === 'right' || (check === 'none' && !operation.path.startsWith(NEEDS_CLIENT))) return;
  if (check === 'none' && operation.method === 'GET') return;
  throw new TokenRefused('invalid_client', '客户端身份验证失败，请检查 Authorization 请求头');
}

/** Who calls, by the `Blade-Auth` header alone: a cookie is never a credential. */
export async function identifyCaller(
  services: Pick<Services, 'db' | 'clock'>,
  headers: IncomingHttpHeaders,
  tenantId: string,
): Promise<Caller> {
  const token = readBearer(headers['blade-auth']);
  const session = token === undefined ? undefined : await findSession(services, token);
  if (!session || session.tenantId !== tenantId) return { kind: 'visitor' };
  return { kind: 'user', userId: session.userId, type: session.type, familyId: session.familyId };
}

/** Enforces the audience of an operation. Throws NotSignedIn or WrongRole. */
export function requireAudience(operation: Operation, caller: Caller): void {
  if (operation.audience === 'public') return;
  if (caller.kind === 'visitor') throw new NotSignedIn();
  const role = caller.type === 1 ? 'learner' : 'enterprise';
  if (!operation.audience.includes(role)) throw new WrongRole();
}

/** The platform of a call: the one that its input names, else the host's, else the tenant's main one. */
export async function identifyPlatform(
  db: Database,
  headers: IncomingHttpHeaders,
  input: Readonly<Record<string, unknown>>,
): Promise<Platform> {
  const named = typeof input['platformId'] === 'string' ? input['platformId'] : undefined;
  const platform =
    named === undefined
      ? ((await findPlatformByHost(db, hostOf(headers))) ?? (await findMainPlatform(db, DEFAULT_TENANT)))
      : await findNamed(db, named);
  if (!platform) throw new Refusal(404, '平台不存在');
  const tenant = headers['tenant-id'];
  if (typeof tenant === 'string' && tenant !== '' && tenant !== platform.tenantId) {
    throw new BadInput('租户编号不正确');
  }
  return platform;
}

/** The host that the client asked, without port: of the proxy in front if there is one. */
export function hostOf(headers: IncomingHttpHeaders): string {
  const forwarded = headers['x-forwarded-host'];
  const host = (Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0]) ?? headers.host ?? '';
  return host.trim().toLowerCase().replace(/:\d+$/, '');
}

async function findNamed(db: Database, id: string): Promise<Platform | undefined> {
  if (!/^\d{1,18}$/.test(id)) throw new BadInput('平台编号格式不正确');
  return await findPlatformById(db, DEFAULT_TENANT, id);
}
