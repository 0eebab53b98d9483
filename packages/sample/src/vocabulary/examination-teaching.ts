import type { TeachingWords } from './words.ts';

/** How testing, inspecting and dispensing is taught: for the branches of healthcare that treat no patient. */
export const examinationTeaching: TeachingWords = {
  aims: [
    '对照现行规范与标准，讲清每一步的要求、依据和容易忽视的细节',
    '从质量要求出发，结合日常差错，说明怎样做到准确、可靠、可追溯',
    '以岗位流程为主线，配合图谱、表样和实例逐项讲解',
  ],
  outcomes: [
    '掌握{s}的规范要求',
    '能按流程独立完成岗位操作',
    '能发现并纠正常见差错',
    '会填写和核对各类记录',
    '了解相关标准的主要更新',
  ],
  outline: [
    { title: '规范与基础', lessons: ['课程导学', '{s}的目的与意义', '现行规范与标准', '基础知识回顾', '岗位职责'] },
    { title: '条件与准备', lessons: ['场所与设施', '人员要求', '物品与设备准备', '信息核对'] },
    { title: '流程与操作', lessons: ['流程总览', '关键步骤（上）', '关键步骤（下）', '操作示范', '核对与交接'] },
    { title: '判断与处理', lessons: ['正常与异常的判断', '图谱与实例', '异常情况处理', '报告与沟通'] },
    { title: '质量控制', lessons: ['质量指标', '日常质控', '差错分析', '持续改进'] },
    { title: '安全与防护', lessons: ['个人防护', '风险识别', '应急处置', '废弃物处理'] },
    { title: '记录与追溯', lessons: ['记录要求', '信息系统应用', '资料保存'] },
    { title: '案例与总结', lessons: ['典型案例', '案例讨论', '课程总结', '课后测试说明'] },
  ],
};
