import type { Probe, Scenario } from '../../run/scenario.ts';
import { QUESTIONS } from './data.ts';

const [first] = QUESTIONS;
const option = first?.kind === 'single' ? (first.options[1]?.text ?? '') : '';
const stemOf = (index: number): string => QUESTIONS[index]?.stem ?? '';

function probe(question: string, progress: string, sheet: string, box = `${question} input[type=radio]`): Probe {
  return {
    ready: [
      { selector: question, at: 0, text: option },
      { selector: question, at: 1, text: stemOf(1) },
      { selector: sheet, at: 0, text: '1' },
      { selector: sheet, at: 49, text: '50' },
    ],
    steps: [
      {
        name: 'answer one',
        click: box,
        clickAt: 1,
        effect: [{ selector: box, at: 1, checked: true }, { selector: progress, text: '1' }],
      },
    ],
  };
}

const usual = probe('[data-bench=question]', '[data-bench=progress]', '[data-bench=sheet] button');

export const exam: Scenario = {
  name: 'exam',
  title: 'Exam, 200 questions',
  mustShow: [stemOf(0), option, stemOf(1), '单项选择题', '标记', '200'],
  probes: {
    ours: probe('.wt-question', 'nav .wt-head p', '.wt-cells .wt-cell'),
    plain: probe('fieldset', '.progress', '.sheet button'),
    antd: usual,
    arco: usual,
    semi: usual,
    tdesign: usual,
  },
};
