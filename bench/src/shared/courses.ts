import { at } from './range.ts';

const SUBJECTS = ['安全生产', '护理学', '会计实务', '工程造价', '教育心理', '网络工程', '药事管理', '环境监测', '电力运行', '食品检验'] as const;
const TOPICS = ['法规与标准解读', '现场管理', '案例分析', '风险辨识与分级管控', '信息化应用', '职业道德', '新技术与新方法'] as const;
const KINDS = ['公需课程', '专业课程', '专题研修'] as const;

/** The name of the course number `index`; no two are alike. */
export function courseName(index: number): string {
  return `${at(SUBJECTS, index)}${at(TOPICS, index)}${at(KINDS, index)}（第 ${index + 1} 期）`;
}

const PLACES = ['江海省', '江海市', '滨湖区', '东城区', '新港'] as const;
const HOUSES = ['安全生产科学研究院', '护理教育中心', '工程师进修学院', '会计人员培训中心', '职业技术学院'] as const;

/** The name of the institution number `index`; the first 25 differ. */
export function institutionName(index: number): string {
  return `${at(PLACES, index)}${at(HOUSES, Math.floor(index / PLACES.length))}`;
}

/** A course's picture, the same for all: what is measured is the page, not the drawing. */
export const COVER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#dfe7f3" d="M0 0h320v180H0z"/><path fill="#9db6dc" d="M0 180 160 60l160 120z"/></svg>',
)}`;
