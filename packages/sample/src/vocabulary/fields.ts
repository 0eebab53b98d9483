import { agriculture } from './agriculture.ts';
import { care } from './care.ts';
import { construction } from './construction.ts';
import { culture } from './culture.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { healthcare } from './healthcare.ts';
import { informationTechnology } from './information-technology.ts';
import { law } from './law.ts';
import { management } from './management.ts';
import { publicNeeds } from './public-needs.ts';
import { safety } from './safety.ts';
import { vocationalSkills } from './vocational-skills.ts';
import type { FieldWords } from './words.ts';

/** All fields in the order of the category panel. Ids follow it: append, never insert. */
export const fields: readonly FieldWords[] = [
  publicNeeds,
  healthcare,
  education,
  engineering,
  construction,
  informationTechnology,
  finance,
  safety,
  vocationalSkills,
  management,
  law,
  care,
  agriculture,
  culture,
];
