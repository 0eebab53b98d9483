import type { PaymentChannel } from '@wutong/domain';

/** Where a provider tells how a payment ended. The tenant is part of it, because a notification knows no tenant. */
export function notifyPath(tenantId: string, channel: PaymentChannel | ':channel'): string {
  return `/api/training/payments/notify/${tenantId}/${channel}`;
}
