import { useEffect } from 'react';
import { permissionMap, type PermissionMap } from '@wutong/domain';
import { menuButtons } from '@wutong/contract/calls/menus';
import { useCall } from '../api/use-call.ts';
import { useSite } from '../shell/site-context.ts';
import { readStoredPermissions } from './stored-permissions.ts';
import { PERMISSIONS } from './kept-keys.ts';
import { useSession } from './use-session.ts';

/** What the user may do: known, still asked for, or not to be had. */
export type Permissions =
  | { status: 'ready'; map: PermissionMap }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void };

const NONE: PermissionMap = {};

/** The permissions of who is signed in (spec section 6). What an earlier page learnt stands until the server has answered. */
export function usePermissions(asked: boolean): Permissions {
  const { local } = useSite();
  const signedIn = useSession().status === 'signedIn';
  const { data, error, mutate } = useCall(menuButtons, asked && signedIn ? {} : null);
  useEffect(() => {
    if (data) local.set(PERMISSIONS, JSON.stringify(permissionMap(data)));
  }, [data, local]);
  if (!signedIn) return { status: 'ready', map: NONE };
  if (data) return { status: 'ready', map: permissionMap(data) };
  const stored = readStoredPermissions(local.get(PERMISSIONS));
  if (stored) return { status: 'ready', map: stored };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', error, retry: () => void mutate() };
}
