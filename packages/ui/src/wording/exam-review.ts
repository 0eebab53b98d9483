import { wordingHook } from './wording-hook.ts';

/** The strings of looking back: a marked paper, and the static page of a wrong question. */
export const examReviewWording = {
  review: {
    title: '答案与解析',
    score: '得分',
    of: '/ {total} 分',
    passed: '通过',
    notPassed: '未通过',
    passFrom: '及格 {points}',
    right: '答对',
    wrong: '未得满分',
    count: '{count} 题',
    onlyWrong: '只看错题（{count}）',
    shown: '显示 {count} 题',
    given: '您的答案',
    none: '未作答',
    solution: '正确答案',
    accepted: '也可以写作',
    or: '、',
    blank: '第 {blank} 空',
    empty: '未填写',
    analysis: '解析',
    noAnalysis: '本题暂无解析。',
    got: '得 {points}',
    allRightTitle: '没有错题',
    allRightBody: '这次全部答对了。取消“只看错题”可以查看全部题目的解析。',
    showAll: '查看全部题目',
    loading: '正在读取成绩',
    emptyTitle: '还没有可以查看的成绩',
    emptyBody: '阅卷完成后，得分、正确答案和解析会出现在这里。',
    forbidden: '登录参加考试的账号后即可查看成绩与解析。',
    back: '返回考试列表',
  },
  wrongQuestion: {
    title: '错题集',
    back: '返回',
    delete: '删除',
    favourite: '收藏',
    submit: '提交并查看答案',
    next: '下一题',
    kind: '单选题',
    stem: '依据《中华人民共和国安全生产法》，生产经营单位的主要负责人对本单位的安全生产工作（　　）。',
    optionA: '全面负责',
    optionB: '分管负责',
    optionC: '协助负责',
    optionD: '监督负责',
  },
} as const;

/** The words of looking back at an exam, loaded with the pages that speak them. */
export const useExamReviewWording = wordingHook(examReviewWording);
