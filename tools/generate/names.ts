/** One name in every spelling that the house uses. */
export type Names = {
  /** `course-card`: folders, and files that are not components. */
  readonly kebab: string;
  /** `CourseCard`: components and types. */
  readonly pascal: string;
  /** `courseCard`: values. */
  readonly camel: string;
  /** `course_card`: tables and columns. */
  readonly snake: string;
  /** `course card`: sentences. */
  readonly plain: string;
};

/** Reads a name in any of its spellings. Throws when it is not made of English words. */
export function namesOf(given: string): Names {
  const words = given
    .trim()
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase());
  if (!words.every((word) => /^[a-z][a-z\d]*$/.test(word))) {
    throw new Error(`"${given}" is not a name: use English words, for example course-card`);
  }
  const pascal = words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('');
  return {
    kebab: words.join('-'),
    pascal,
    camel: `${pascal.slice(0, 1).toLowerCase()}${pascal.slice(1)}`,
    snake: words.join('_'),
    plain: words.join(' '),
  };
}

/** The singular of a plural noun: `reviews` -> `review`, `categories` -> `category`. Throws when it is none. */
export function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(plural)) return plural.slice(0, -2);
  if (/[^s]s$/.test(plural)) return plural.slice(0, -1);
  throw new Error(`"${plural}" is not a plural: name many of them, for example reviews`);
}
