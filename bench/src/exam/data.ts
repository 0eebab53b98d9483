import type { Question, QuestionKind } from '@wutong/domain';
import { courseName } from '../shared/courses.ts';
import { range } from '../shared/range.ts';

/** How many questions of each kind, in the order of the paper. */
const SECTIONS: readonly [QuestionKind, number][] = [['single', 80], ['multiple', 50], ['trueFalse', 40], ['fillIn', 30]];

const ENDS: Record<QuestionKind, string> = {
  single: '，下列做法中正确的是（　）。',
  multiple: '，下列说法中正确的有（　）。',
  trueFalse: '，应当由取得相应资格的人员按照规定的程序办理。',
  fillIn: '，有关记录应当至少保存（　）年。',
};

function question(kind: QuestionKind, index: number): Question {
  const asked = {
    id: `q${index + 1}`,
    stem: `根据《${courseName(index)}》的要求，对生产经营活动中发现的问题进行处理时${ENDS[kind]}`,
    points: kind === 'multiple' ? 2 : 1,
  };
  if (kind === 'trueFalse') return { ...asked, kind };
  if (kind === 'fillIn') return { ...asked, kind, blanks: 1 };
  const options = range(4).map((option) => ({
    id: `q${index + 1}o${option + 1}`,
    text: `先行采取第 ${option + 1} 类措施，并在 ${(index % 5) + option + 1} 个工作日内报告主管部门`,
    picture: null,
  }));
  return { ...asked, kind, options };
}

/** 200 questions of four kinds. */
export const QUESTIONS: Question[] = SECTIONS.flatMap(([kind, count], section) => {
  const before = SECTIONS.slice(0, section).reduce((sum, [, each]) => sum + each, 0);
  return range(count).map((index) => question(kind, before + index));
});

/** Words of the page. */
export const WORDS = { title: '模拟考试', sheet: '答题卡', progress: '已答', mark: '标记', blank: '填空' } as const;
