import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME } from '../lint/support/process.ts';
import { branchMistake } from './check-branch.ts';

let folder: string;
beforeAll(async () => {
  // Inside the repository, so that the branch finds the packages it is made of.
  folder = await mkdtemp(join(HOME, 'node_modules', '.branch-probe-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let tries = 0;

/** A branch with changes in its two files, each time in a folder of its own: modules are loaded once only. */
async function mistakeWith(branch: string, theme = ''): Promise<string | null> {
  const own = join(folder, String((tries += 1)));
  await mkdir(join(own, 'src'), { recursive: true });
  await writeFile(join(own, 'src', 'branch.ts'), `import { defineBranch } from '@wutong/site/branch';
export const branch = defineBranch({
  key: 'probe', platformName: '样例', hosts: ['probe.localhost'], deptId: '1', identity: 1, loginType: 'learner', theme: 'probe',
  look: 'association', greeting: '', menu: [{ route: 'home' }], searchTypes: [{ value: 0, target: 'course' }], shopping: 'sub-platform',
  home: [], footer: { shown: 'always', organiser: '', hotline: '', filing: '' }, support: null, passwordPreparation: 'plain', routesOff: [],
  ${branch}
});\n`);
  await writeFile(join(own, 'src', 'theme.ts'), `import { defineTheme } from '@wutong/ui/theme';
export const theme = defineTheme({ key: 'probe', name: '样例', ${theme} });\n`);
  return branchMistake(own);
}

describe('a build', () => {
  it('goes on where branch and theme are sound', async () => {
    expect(await mistakeWith("wording: { cart: { title: '我的课程' } },")).toBeNull();
  });

  it.each([
    ["searchTypes: [{ value: 0, target: 'course' }, { value: 0, target: 'lecturer' }],", '', 'searchTypes: two search types have the same value'],
    ["routesOff: ['subPlatformPay'],", '', 'needs subPlatformPay; take it out of routesOff'],
    ["routesOff: ['nowhere'],", '', 'there is no route nowhere'],
    ["wording: { cart: { titel: '我的课程' } },", '', 'the house has no word cart.titel'],
    ['', "light: { color: { text: { muted: '#cccccc' } } },", /text\.muted on ground\.\w+ .* needs 4\.5; change that colour/],
  ])('stops at a mistake and names the field and the way out: %s%s', async (branch, theme, sentence) => {
    expect(await mistakeWith(branch, theme)).toMatch(sentence);
  });
});
