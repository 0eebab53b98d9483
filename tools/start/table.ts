import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@wutong/api';
import type { BranchFacts, PageLink } from '@wutong/gateway';

/** Everything that answers on a port, for the table and for the page of the plain host. */
export function addressesOf(facts: readonly BranchFacts[], port: number, storybook: boolean): readonly PageLink[] {
  const at = (host: string): string => `http://${host}${port === 80 ? '' : `:${port}`}/`;
  const sites = facts.flatMap(({ branch }) =>
    branch.hosts.slice(0, 1).map((host) => ({ href: at(host), label: branch.platformName, note: branch.greeting })),
  );
  const manual = { href: at('storybook.localhost'), label: '组件手册', note: '每个组件与页面的每种状态' };
  const api = { href: at('api.localhost'), label: '接口文档', note: '可读的接口说明与 openapi.json' };
  return [...sites, ...(storybook ? [manual] : []), api];
}

/** Chinese characters take two columns of a terminal. */
function columns(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffdc]/.test(character) ? 2 : 1), 0);
}

function rows(cells: readonly (readonly string[])[]): readonly string[] {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => columns(row[column] ?? ''))));
  return cells.map((row) =>
    `  ${row.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - columns(cell)))).join('   ')}`.trimEnd(),
  );
}

/** The table that a start ends with: addresses, and the demo accounts where there are any. */
export function startTable(addresses: readonly PageLink[], hub: string, sandbox: boolean): string {
  const where = rows([...addresses.map(({ label, href }) => [label, href]), ['全部站点', hub]]);
  const who = rows(DEMO_ACCOUNTS.map(({ type, mobile }) => [type === 1 ? 'learner' : 'enterprise', mobile, DEMO_PASSWORD]));
  return ['', ...where, ...(sandbox ? ['', '  Demo accounts', ...who] : []), ''].join('\n');
}
