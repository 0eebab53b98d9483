import type { TeachingWords } from './words.ts';

/**
 * How work with people, cases and papers is taught. For branches that the outline of their field, made for
 * its machines, plants, patients or works of art, would not fit.
 */
export const workTeaching: TeachingWords = {
  aims: [
    '从日常工作中最常遇到的情形讲起，说明应当怎样做、为什么这样做',
    '以工作流程为主线，逐段讲清要求、方法和常见差错',
    '把有关规定和同行经验整理成可以直接使用的步骤与清单',
  ],
  outcomes: [
    '掌握{s}的基本要求',
    '熟悉工作流程和各环节的衔接',
    '能处理常见问题，并知道何时求助',
    '得到可以直接使用的清单和表样',
    '能总结经验并持续改进自己的工作',
  ],
  outline: [
    { title: '认识与要求', lessons: ['课程导学', '{s}的意义', '基本概念', '有关规定与标准', '岗位职责'] },
    { title: '需求与准备', lessons: ['了解对象与需求', '信息和资料准备', '人员与分工', '工作计划'] },
    { title: '流程与步骤', lessons: ['流程总览', '起步阶段', '实施阶段', '收尾阶段', '记录与归档'] },
    { title: '方法与技巧', lessons: ['常用方法', '实用工具与表样', '沟通技巧', '提高效率的做法'] },
    { title: '难点与对策', lessons: ['常见问题', '原因分析', '应对办法', '求助与转介'] },
    { title: '风险与规范', lessons: ['风险提示', '职业伦理', '个人信息保护', '责任与纠纷处理'] },
    { title: '评价与改进', lessons: ['效果评价', '意见收集', '改进实例'] },
    { title: '案例与总结', lessons: ['案例分享', '案例讨论', '课程总结', '课后练习说明'] },
  ],
};
