import { brandPalette } from '@wutong/ui/theme';
import type { BranchAnswers } from './answers.ts';

/** A text as a literal of TypeScript in single quotes. */
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;

/** Plain data as a literal, one entry a line below `depth`. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, part]) => [key, part] as const);
  if (entries.every(([, part]) => typeof part === 'string')) {
    return `{ ${entries.map(([key, part]) => `${key}: ${literal(part)}`).join(', ')} }`;
  }
  const inner = `${indent}  `;
  return `{\n${entries.map(([key, part]) => `${inner}${key}: ${literal(part, inner)},`).join('\n')}\n${indent}}`;
}

/** `src/theme.ts`: the token file. Its colours follow from the one that was given, and are a designer's to refine. */
export function themeText({ key, name, color, shopping }: BranchAnswers, logo: string): string {
  const { light, dark } = brandPalette(color);
  return `import { defineTheme } from '@wutong/ui/theme';

/** ${name}: made from ${color}; every pair is WCAG AA. */
export const theme = defineTheme({
  key: ${quote(key)},
  name: ${quote(name)},
  corner: 8,
  density: ${quote(shopping === 'main' ? 'comfortable' : 'compact')},
  logo: { picture: ${quote(logo.slice(Math.max(0, logo.indexOf('<svg'))).trim())} },
  light: ${literal(light, '  ')},
  dark: ${literal(dark, '  ')},
});
`;
}

/** `src/branch.ts`: the configuration. */
export function branchText(answers: BranchAnswers): string {
  const { key, name, host, deptId, search, shopping, organiser, hotline, filing, links } = answers;
  const main = deptId === '';
  const menu = [
    "{ route: 'home' }", "{ route: 'courseCentre' }", ...links.map(({ label, href }) => `{ external: ${quote(href)}, label: ${quote(label)} }`),
  ];
  const types = search.map((target) => `{ value: ${target === 'course' ? 0 : 1}, target: ${quote(target)} }`);
  return `import { defineBranch } from '@wutong/site/branch';

/** ${name}. */
export const branch = defineBranch({
  key: ${quote(key)},
  platformName: ${quote(name)},
  hosts: [${quote(host)}],
  deptId: ${quote(deptId)},
  identity: ${main ? 0 : 1},
  loginType: 'learner',
  theme: ${quote(key)},
  look: ${quote(main ? 'main' : 'association')},
  greeting: ${quote(`欢迎来到${name}`)},
  menu: [${menu.join(', ')}],
  searchTypes: [${types.join(', ')}],
  shopping: ${quote(shopping)},
  home: [
    { key: 'popular', title: '大家都在学', filter: { sort: 'popular' }, count: 8 },
    { key: 'newest', title: '新近上线', filter: { sort: 'newest' }, count: 4 },
  ],
  footer: {
    shown: 'always',
    organiser: ${quote(organiser)},
    hotline: ${quote(hotline)},
    filing: ${quote(filing)},
  },
  support: null,
  passwordPreparation: 'plain',
  routesOff: [],
});
`;
}

/** The first sign of a name, which stands in for a logo until there is one. */
const initial = (name: string): string => [...name.replace(/^[省市县区]/u, '')][0] ?? '学';

/** A mark drawn of the name and the colour, `side` px wide. */
export function markText({ name, color }: BranchAnswers, side: number): string {
  const corner = Math.round(side / 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" aria-label="${escapeXml(name)}">
  <rect width="${side}" height="${side}" rx="${corner}" fill="${brandPalette(color).light.color.ground.primary}"/>
  <text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${side * 0.56}" fill="#ffffff">${escapeXml(initial(name))}</text>
</svg>
`;
}

/** `public/site.webmanifest`: how the site stands on a phone's home screen. */
export function webManifestText({ name, color }: BranchAnswers): string {
  const icons = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  return `${JSON.stringify({ name, short_name: name.slice(0, 12), lang: 'zh-CN', start_url: '/index', display: 'browser', theme_color: brandPalette(color).light.color.ground.primary, icons }, null, 2)}\n`;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
