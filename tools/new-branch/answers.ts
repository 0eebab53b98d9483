import type { SearchTarget } from '@wutong/domain';
import { StartFailure } from '../start/failure.ts';

/** Everything that is asked about a new branch. */
export interface BranchAnswers {
  /** Folder under `apps/`, key of its theme and of its domain records. */
  key: string;
  name: string;
  host: string;
  /** Empty for a main platform. */
  deptId: string;
  /** `#rrggbb`. */
  color: string;
  /** File of an SVG; empty draws one of the name and colour. */
  logo: string;
  search: readonly SearchTarget[];
  shopping: 'main' | 'sub-platform';
  organiser: string;
  hotline: string;
  filing: string;
  /** External links of the menu: a label and an address each. */
  links: readonly { label: string; href: string }[];
}

/** One question, asked when its answer was not given as an option. */
export interface Question {
  option: 'key' | 'name' | 'host' | 'dept-id' | 'color' | 'logo' | 'search' | 'shopping' | 'organiser' | 'hotline' | 'filing' | 'links';
  text: string;
  /** Taken where nothing is said; made of what was said before. */
  standard: (said: Said) => string;
}

/** Raw answers by option. */
export type Said = Readonly<Partial<Record<Question['option'], string>>>;

/** The questions in order. */
export const QUESTIONS: readonly Question[] = [
  { option: 'key', text: 'Key (folder and theme; lower case)', standard: () => '' },
  { option: 'name', text: 'Name of the site', standard: () => '' },
  { option: 'host', text: 'Host', standard: ({ key = '' }) => `${key}.localhost` },
  { option: 'dept-id', text: 'Department id (empty for a main platform)', standard: () => '' },
  { option: 'color', text: 'Colour of the brand (#rrggbb)', standard: () => '#1f4e9c' },
  { option: 'logo', text: 'Logo, an SVG file (empty: one is drawn)', standard: () => '' },
  { option: 'search', text: 'What is searched (course,institution or course,lecturer)', standard: () => 'course,lecturer' },
  { option: 'shopping', text: 'Shopping variant (main or sub-platform)', standard: (said) => (said['dept-id'] ? 'sub-platform' : 'main') },
  { option: 'organiser', text: 'Who runs it, for the footer', standard: ({ name = '' }) => name },
  { option: 'hotline', text: 'Hotline, for the footer', standard: () => '400-000-0000' },
  { option: 'filing', text: 'ICP filing number, for the footer', standard: () => '备案号办理中' },
  { option: 'links', text: 'External menu links (名称=https://..., comma between)', standard: () => '' },
];

const SEARCHES: readonly SearchTarget[] = ['course', 'institution', 'lecturer'];

const fail = (option: Question['option'], why: string): never => {
  throw new StartFailure(`--${option} ${why}`);
};

function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim()).filter((part) => part !== '');
}

function searchesOf(text: string): SearchTarget[] {
  const asked = listOf(text).map((word) => SEARCHES.find((one) => one === word) ?? fail('search', `knows ${SEARCHES.join(', ')}, not '${word}'`));
  if (asked.length === 0) fail('search', 'names at least one thing to search, for example course');
  if (asked.includes('institution') && asked.includes('lecturer')) fail('search', 'takes institution or lecturer beside course, not both: they share one value on the wire');
  return asked;
}

function linksOf(text: string): BranchAnswers['links'] {
  return listOf(text).map((pair) => {
    const [label = '', ...rest] = pair.split('=');
    const href = rest.join('=');
    if (label.trim() === '' || !/^https?:\/\//.test(href)) fail('links', `takes 名称=https://..., not '${pair}'`);
    return { label: label.trim(), href };
  });
}

/** Checks what was said. Throws a StartFailure that names the option and the way out. */
export function answersOf(said: Required<Said>): BranchAnswers {
  const { key, name, host, color, shopping } = said;
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(key)) fail('key', `is 2 to 31 lower-case letters, digits and dashes, not '${key}'`);
  if (name.trim() === '') fail('name', 'says what the site is called');
  if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host)) fail('host', `is a host name in lower case without port, not '${host}'`);
  if (!/^[\w-]*$/.test(said['dept-id'])) fail('dept-id', 'is letters, digits, dashes, or empty for a main platform');
  if (!/^#[0-9a-f]{6}$/i.test(color)) fail('color', `is written #rrggbb, not '${color}'`);
  if (shopping !== 'main' && shopping !== 'sub-platform') return fail('shopping', `is main or sub-platform, not '${shopping}'`);
  return {
    key, name: name.trim(), host, color: color.toLowerCase(), shopping,
    deptId: said['dept-id'], logo: said.logo, organiser: said.organiser, hotline: said.hotline, filing: said.filing,
    search: searchesOf(said.search), links: linksOf(said.links),
  };
}
