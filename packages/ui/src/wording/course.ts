import { wordingHook } from './wording-hook.ts';

/** The strings of the course page and a course's outline. */
export const courseWording = {
  course: {
    loading: '正在加载课程', empty: '没有找到这门课程', emptyText: '它可能已经下架，或者链接不完整。',
    emptyAction: '回到首页', introduction: '课程介绍', outline: '课程目录', related: '相关课程', facts: '课程信息',
    hours: '学时', form: '学习形式', validity: '有效期', lecturer: '主讲老师',
    place: '上课地点', learners: '学习人数', people: '{count} 人', score: '学员评价',
    validFor: '购买后 {validity}', addToCart: '加入购物车', buyNow: '立即购买', joinFree: '免费学习', inCart: '已在购物车，去结算',
    owned: '进入学习', ownedNote: '您已拥有这门课程', unavailable: '暂不可购买', noIntroduction: '机构还没有写介绍，可以先看看课程目录。',
    previewOf: '正在试看：{name}', previewFree: '免费试看', buying: '购买课程',
  },
  outline: {
    preview: '可试看', locked: '购买后可学', lessons: '{count} 节', total: '共 {chapters} 章 {lessons} 节',
    watched: '已学 {percent}%', done: '已学完', current: '正在学习', none: '课程目录正在整理，很快就会放在这里。',
  },
} as const;

/** The words of the course page and a course's outline, loaded with the pages that speak them. */
export const useCourseWording = wordingHook(courseWording);
