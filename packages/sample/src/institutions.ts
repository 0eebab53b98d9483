import { institutionWords, organizationTypes } from './content/institutions.ts';
import type { InstitutionWords } from './content/institutions.ts';
import { sampleId } from './ids.ts';
import { createRandom } from './random.ts';
import type { SampleCategory, SampleInstitution } from './types.ts';

/** Composes the institutions. What is told of them is fixed; how they are liked comes from the seed. */
export function composeInstitutions(seed: number, categories: readonly SampleCategory[]): SampleInstitution[] {
  return institutionWords.map((words, at) => {
    const random = createRandom(seed, 'institution', at);
    return {
      id: sampleId('institution', at + 1),
      name: words.name,
      type: words.type,
      areaCode: words.areaCode,
      areaName: words.areaName,
      address: words.address,
      phone: `${words.areaDialling}-000010${String(at + 1).padStart(2, '0')}`,
      contact: words.contact,
      foundedYear: words.foundedYear,
      hue: random.int(0, 359),
      introduction: introduce(words),
      categoryIds: categories
        .filter((category) => words.teaches.some((field) => field.name === category.name))
        .map((category) => category.id),
      followerCount: random.int(120, 9_800),
      score: random.int(43, 49) / 10,
    };
  });
}

function introduce(words: InstitutionWords): string {
  const kind = organizationTypes.find((type) => type.key === words.type)?.value ?? '';
  const fields = words.teaches.map((field) => `<li>${field.name}</li>`).join('');
  return [
    `<p><strong>${words.name}</strong>成立于${words.foundedYear}年，位于${words.areaName}，${words.about}。</p>`,
    '<h3>培训方向</h3>',
    `<ul>${fields}</ul>`,
    '<h3>办学类型</h3>',
    `<p>${kind}。可开具学时证明，企业集体报名可预约专场。</p>`,
  ].join('');
}
