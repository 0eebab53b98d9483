import type { StudyForm } from '@wutong/domain';
import type { LeafPlace } from './categories.ts';
import { fillPhrase } from './phrases.ts';
import type { Random } from './random.ts';

/** What an introduction speaks of. */
interface IntroductionFacts {
  place: LeafPlace;
  subject: string;
  studyForm: StudyForm;
  hours: number;
  validDays: number;
  chapterCount: number;
}

/** Composes a course's introduction as simple HTML of h3, p, ul, li and strong. */
export function composeIntroduction(random: Random, facts: IntroductionFacts): string {
  const { place, subject } = facts;
  const fill = (template: string): string => fillPhrase(template, subject, place.words[0]);
  const outcomes = random.sample(place.teaching.outcomes, random.int(3, 4));
  return [
    '<h3>课程简介</h3>',
    `<p>${fill(`本课程围绕“{s}”，${random.pick(place.teaching.aims)}。`)}</p>`,
    `<p>全课共 <strong>${facts.chapterCount}</strong> 章，计 <strong>${facts.hours}</strong> 学时。</p>`,
    '<h3>适合人群</h3>',
    `<p>${place.group.audience}。</p>`,
    '<h3>学习收获</h3>',
    `<ul>${outcomes.map((outcome) => `<li>${fill(outcome)}</li>`).join('')}</ul>`,
    '<h3>学习说明</h3>',
    `<p>${studyNote(facts)}</p>`,
  ].join('');
}

function studyNote({ studyForm, validDays }: IntroductionFacts): string {
  if (studyForm === 1) return `自购课之日起 <strong>${validDays}</strong> 天内可反复观看，学习进度自动保存。`;
  if (studyForm === 2) return '本课程为线下面授，请携带本人身份证按时签到，全程出勤方可登记学时。';
  return '本班实行小班教学，集中授课与分组研讨相结合，结业考核合格后登记学时。';
}
