import { achievements, familyNames, givenNames, teachingStyles } from './content/people.ts';
import { sampleId } from './ids.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { SampleCategory, SampleInstitution, SampleLecturer } from './types.ts';
import { fields } from './vocabulary/index.ts';
import type { GroupWords } from './vocabulary/index.ts';

/**
 * Composes the lecturers: one for each second-level category that has courses, so that title and field fit
 * whatever is taught there.
 */
export function composeLecturers(
  seed: number,
  categories: readonly SampleCategory[],
  institutions: readonly SampleInstitution[],
): SampleLecturer[] {
  const names = composeNames(seed);
  const lecturers: SampleLecturer[] = [];
  for (const [fieldAt, field] of fields.entries()) {
    const top = categories[fieldAt];
    for (const [groupAt, group] of field.groups.entries()) {
      const second = top?.children[groupAt];
      if (!top || !second || group.leaves.length === 0) continue;
      const at = lecturers.length;
      const random = createRandom(seed, 'lecturer', at);
      const institution = random.pick(institutions.filter(({ categoryIds }) => categoryIds.includes(top.id)));
      const name = names[at] ?? '';
      lecturers.push({
        id: sampleId('lecturer', at + 1),
        name,
        title: group.lecturerTitle,
        field: group.name,
        categoryIds: [top.id, second.id],
        institutionId: institution.id,
        institutionName: institution.name,
        biography: composeBiography(random, name, group, institution.name),
        famous: random.chance(0.4),
        hue: random.int(0, 359),
      });
    }
  }
  return lecturers;
}

/**
 * Names without repetition: both shuffled lists run side by side. Their lengths are 40 and 60, so that the
 * pairs repeat after 120 only; a test holds that there are enough.
 */
function composeNames(seed: number): string[] {
  const random = createRandom(seed, 'names');
  const families = random.sample(familyNames, familyNames.length);
  const given = random.sample(givenNames, givenNames.length);
  return Array.from({ length: families.length * 3 }, (_, at) => {
    const family = families[at % families.length] ?? '';
    return family + (given[at % given.length] ?? '');
  });
}

function composeBiography(random: Random, name: string, group: GroupWords, institutionName: string): string {
  const [first = '', second = ''] = random
    .sample(achievements, 2)
    .map((text) => text.replace('{l}', group.name).replace('{n}', String(random.int(2, 9))));
  return [
    `${name}，${group.lecturerTitle}，${institutionName}特聘讲师。`,
    `从事${group.name}方向的实践与教学工作${random.int(12, 33)}年，${first}，${second}。`,
    random.pick(teachingStyles),
  ].join('');
}
