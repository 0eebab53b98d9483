import type { Fen, StudyForm } from '@wutong/domain';
import type { Random } from './random.ts';
import type { FieldWords } from './vocabulary/index.ts';

/** Teaching of a day in a classroom is billed like this many hours of video. */
const DAY_AS_VIDEO_HOURS = 24;

/** The price of a course and what it was before a discount, both in fen. */
export interface SamplePrice {
  price: Fen;
  /** Null when there is no discount. */
  originalPrice: Fen | null;
}

/** Prices a course as its trade usually does; about one in six is free, public-needs courses more often. */
export function priceCourse(random: Random, field: FieldWords, studyForm: StudyForm, hours: number): SamplePrice {
  const free = random.chance(field.hourKind === 'public' ? 0.35 : 0.14);
  const [from, to] = field.hourlyYuan;
  const hourly = from + random.next() * (to - from);
  const billedHours = studyForm === 1 ? hours : Math.ceil(hours / 8) * DAY_AS_VIDEO_HOURS;
  const discounted = random.chance(0.3);
  const discount = random.pick([0.9, 0.8, 0.7]);
  if (free) return { price: 0, originalPrice: null };

  const price = tidyYuan(hourly * billedHours) * 100;
  // The old price ends on whole ten yuan, as price tags do.
  const originalPrice = Math.ceil(price / discount / 1000) * 1000;
  // Small prices keep their ten fen: 9.90 is as common as 12.
  return { price: price < 3000 ? price - 10 : price, originalPrice: discounted ? originalPrice : null };
}

/** Rounds to an amount somebody would ask for: 12, 48, 128, 360, 1280. */
function tidyYuan(yuan: number): number {
  if (yuan < 30) return Math.max(5, Math.round(yuan));
  if (yuan < 300) return Math.round(yuan / 10) * 10 - 2;
  return Math.round(yuan / 20) * 20;
}
