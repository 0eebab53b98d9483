import { wordingHook } from './wording-hook.ts';

/** The strings of the personal centre's frame. */
export const centreWording = {
  learnerBanner: {
    label: '我的账号', info: '个人资料', certified: '已实名', uncertified: '未实名', loading: '正在加载学习统计',
  },
} as const;

/** The words of the personal centre's frame, loaded with the pages that speak them. */
export const useCentreWording = wordingHook(centreWording);
