import { wordingHook } from './wording-hook.ts';

/** The strings of institutions, their mini-sites and their lecturers. */
export const institutionWording = {
  institution: {
    follow: '点击关注', unfollow: '点击取消关注', courses: '{count} 门课程', followers: '{count} 人关注',
  },
  miniSite: { menu: '机构导航', home: '{name}首页', back: '返回{platform}' },
  lecturer: { courses: '主讲 {count} 门课程', famous: '名师' },
} as const;

/** The words of institutions, their mini-sites and their lecturers, loaded with the pages that speak them. */
export const useInstitutionWording = wordingHook(institutionWording);
