import type { UserType } from './user.ts';

/** The places of the personal centre in the order in which the account menu offers them (spec section 2, header). */
export const CENTRE_PLACES = ['profile', 'verification', 'settings', 'messages', 'orders', 'invoices'] as const;

/** A place of the personal centre. */
export type CentrePlace = (typeof CENTRE_PLACES)[number];

const LABELS: Readonly<Record<UserType, Readonly<Record<CentrePlace, string>>>> = {
  1: {
    profile: '个人资料', verification: '实名认证', settings: '账号设置', messages: '我的消息', orders: '全部订单', invoices: '我的发票',
  },
  2: {
    profile: '企业资料', verification: '企业认证', settings: '企业设置', messages: '企业消息', orders: '企业订单', invoices: '企业发票',
  },
};

/** What a place is called; the words differ for enterprises (spec section 2, header). */
export function centreLabel(place: CentrePlace, type: UserType): string {
  return LABELS[type][place];
}

/**
 * The account menu's places as links: those that exist for this user, in the order of the specification.
 * `hrefOf` answers null for what does not exist.
 */
export function centreLinks(
  type: UserType,
  hrefOf: (place: CentrePlace) => string | null,
): { label: string; href: string }[] {
  return CENTRE_PLACES.flatMap((place) => {
    const href = hrefOf(place);
    return href === null ? [] : [{ label: centreLabel(place, type), href }];
  });
}
