import { wordingHook } from './wording-hook.ts';

/** The strings of the public account in the floating side panel. */
export const supportWording = {
  publicAccount: { open: '公众号', label: '“{name}”公众号', scan: '用微信扫一扫，关注“{name}”' },
} as const;

/** The words of the public account, loaded with the branches that have one. */
export const useSupportWording = wordingHook(supportWording);
