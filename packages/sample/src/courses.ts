import { COURSE_ON_SALE } from '@wutong/domain';
import type { StudyForm } from '@wutong/domain';
import { leafPlaces } from './categories.ts';
import type { LeafPlace } from './categories.ts';
import { nameVariants, runMark } from './course-names.ts';
import type { NameVariant } from './course-names.ts';
import { SAMPLE_YEAR, sampleTime } from './dates.ts';
import { sampleId } from './ids.ts';
import { composeIntroduction } from './introduction.ts';
import { planLessons, studyHours } from './lesson-plan.ts';
import { priceCourse } from './prices.ts';
import { createRandom, goldenStride } from './random.ts';
import type { Random } from './random.ts';
import type { SampleCourse, SampleCourseStatus, SampleInstitution, SampleLecturer } from './types.ts';

/** Makes courses by their index. */
export interface CourseComposer {
  /** The course at an index from 0; the same for the same seed, whatever was asked before. */
  courseAt(index: number): SampleCourse;
  /** The leaf that the course at an index belongs to. */
  placeAt(index: number): LeafPlace;
}

const OTHER_STATUSES: readonly SampleCourseStatus[] = [0, 1, 2, 4];

/** Prepares what all courses share, so that each one costs the same and none has to be kept. */
export function createCourseComposer(
  seed: number,
  institutions: readonly SampleInstitution[],
  lecturers: readonly SampleLecturer[],
): CourseComposer {
  const places = spread(seed, leafPlaces()).map((place) => ({
    place,
    variants: nameVariants(place),
    teachers: lecturers.filter(({ categoryIds }) => categoryIds[1] === place.ids[1]),
    schools: institutions.filter(({ categoryIds }) => categoryIds.includes(place.ids[0])),
  }));

  function slotAt(index: number) {
    const slot = places[index % places.length];
    if (!slot) throw new RangeError(`no course at ${index}`);
    return { ...slot, round: Math.floor(index / places.length) };
  }

  function courseAt(index: number): SampleCourse {
    const { place, variants, teachers, schools, round } = slotAt(index);
    const random = createRandom(seed, 'course', index);
    const { name, subject, studyForm } = nameOf(seed, place, variants, round);
    const status = random.chance(0.88) ? COURSE_ON_SALE : random.pick(OTHER_STATUSES);
    const plan = planLessons(seed, index, studyForm, place.teaching);
    const hours = studyHours(plan.totalSeconds);
    const validDays = studyForm === 1 ? random.pick([90, 180, 365, 365, 730]) : 180;
    const lecturer = random.pick(teachers);
    // Most lecturers teach where they are at home.
    const home = random.chance(0.6) ? schools.find(({ id }) => id === lecturer.institutionId) : undefined;
    const institution = home ?? random.pick(schools);
    const year = name.includes(String(SAMPLE_YEAR)) ? SAMPLE_YEAR : random.pick([SAMPLE_YEAR - 1, SAMPLE_YEAR, SAMPLE_YEAR]);
    // The catalogue's day is the 288th of its year: a course appears in the year that its hours belong to.
    const publishedDay = year === SAMPLE_YEAR ? -random.int(1, 280) : -random.int(290, 600);
    const facts = { place, subject, studyForm, hours, validDays, chapterCount: plan.chapters.length };
    return {
      id: sampleId('course', index + 1),
      index,
      name,
      subject,
      categoryIds: place.ids,
      categoryName: place.words[0],
      hourKind: place.field.hourKind,
      institutionId: institution.id,
      institutionName: institution.name,
      lecturerId: lecturer.id,
      lecturerName: lecturer.name,
      studyForm,
      status,
      ...priceCourse(random, place.field, studyForm, hours),
      hours,
      validDays,
      ...popularity(random, studyForm, status === COURSE_ON_SALE),
      year,
      audience: place.group.audience,
      introduction: composeIntroduction(random, facts),
      chapterCount: plan.chapters.length,
      lessonCount: plan.lessonCount,
      ...sessions(random, studyForm, hours, institution),
      createdAt: sampleTime(publishedDay - random.int(3, 30), random.int(540, 1050)),
      publishedAt: sampleTime(publishedDay, random.int(540, 1050)),
    };
  }

  return { courseAt, placeAt: (index) => slotAt(index).place };
}

/**
 * Orders the leaves so that any run of courses covers the tree evenly: a shuffled leaf of every branch first,
 * then another of every branch, and so on, the branches shuffled each time.
 */
function spread(seed: number, places: readonly LeafPlace[]): LeafPlace[] {
  const byBranch = new Map<string, LeafPlace[]>();
  for (const place of places) byBranch.set(place.ids[1], [...(byBranch.get(place.ids[1]) ?? []), place]);
  const branches = [...byBranch].map(([id, leaves]) => createRandom(seed, 'branch', id).sample(leaves, leaves.length));
  const most = Math.max(...branches.map((leaves) => leaves.length));
  return Array.from({ length: most }, (_, layer) => {
    const ofLayer = branches.flatMap((leaves) => leaves.slice(layer, layer + 1));
    return createRandom(seed, 'leaf', layer).sample(ofLayer, ofLayer.length);
  }).flat();
}

/**
 * Walks through all names of a leaf before any comes again, then with the mark of a further run. Many leaves
 * begin with a subject alone, as most courses of a real catalogue are called.
 */
function nameOf(seed: number, place: LeafPlace, variants: readonly NameVariant[], round: number): NameVariant {
  const random = createRandom(seed, 'names', place.ids[2]);
  const plain = variants.filter(({ name, subject }) => name === subject);
  const start = random.chance(0.4) ? variants.indexOf(random.pick(plain)) : random.int(0, variants.length - 1);
  const variant = variants[(start + round * goldenStride(variants.length)) % variants.length];
  if (!variant) throw new RangeError(`no name for a course of ${place.words[0]}`);
  return { ...variant, name: variant.name + runMark(Math.floor(round / variants.length)) };
}

/** Few courses have many learners, most have some; a classroom holds no more than its seats. */
function popularity(random: Random, studyForm: StudyForm, onSale: boolean) {
  const reach = studyForm === 1 ? 10 ** (0.8 + random.next() * 3.4) : random.int(4, 60);
  const mark = random.int(41, 50) / 10;
  const share = 0.05 + random.next() * 0.2;
  const learnerCount = onSale ? Math.round(reach) : 0;
  const evaluationCount = Math.floor(learnerCount * share);
  return { learnerCount, evaluationCount, score: evaluationCount === 0 ? null : mark };
}

/** Place and dates of what happens in a classroom; all null for video. */
function sessions(random: Random, studyForm: StudyForm, hours: number, institution: SampleInstitution) {
  if (studyForm === 1) return { place: null, startsAt: null, endsAt: null, enrolUntil: null };
  const firstDay = random.int(50, 220);
  const lastDay = firstDay + Math.max(1, Math.ceil(hours / 8)) - 1;
  const room = random.pick(['第一报告厅', '教学楼201室', '教学楼305室', '综合实训楼一楼', '培训中心多功能厅']);
  return {
    place: `${institution.address}${room}`,
    startsAt: sampleTime(firstDay, 9 * 60),
    endsAt: sampleTime(lastDay, 16 * 60 + 30),
    enrolUntil: sampleTime(firstDay - 5, 18 * 60),
  };
}
