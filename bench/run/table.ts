import { CONTENDERS, type Contender } from './contenders.ts';
import { judge, NEAR_PLAIN, type Row } from './summary.ts';

const NAMES: Readonly<Record<Contender, string>> = {
  ours: 'ours', plain: 'plain React', antd: 'Ant Design', arco: 'Arco', semi: 'Semi', tdesign: 'TDesign',
};

const figure = (kind: Row['kind'], value: number): string => (kind === 'bytes' ? `${(value / 1_000).toFixed(1)}` : value.toFixed(0));

/** A value with how many times ours stands to it. */
function cell({ kind, medians }: Row, contender: Contender): string {
  const value = medians[contender];
  if (value === undefined) return '–';
  const { ours } = medians;
  return contender === 'ours' || ours === undefined ? figure(kind, value) : `${figure(kind, value)} (${(ours / value).toFixed(2)})`;
}

function cells(row: Row): readonly string[] {
  const { met, toBestPeer, toPlain } = judge(row);
  const goal = met === undefined ? '–' : met ? 'met' : toBestPeer !== undefined && toBestPeer >= 1 ? 'behind a peer' : `${toPlain?.toFixed(2)} of plain`;
  return [row.title, `${row.name}, ${row.kind === 'bytes' ? 'kB' : 'ms'}`, ...CONTENDERS.map((contender) => cell(row, contender)), goal];
}

const HEADS: readonly string[] = ['', 'row', ...CONTENDERS.map((contender) => NAMES[contender]), 'goal'];

/** How many rows meet their goals. */
export function goalLines(rows: readonly Row[]): readonly string[] {
  const verdicts = rows.map((row) => ({ row, verdict: judge(row) })).filter(({ verdict }) => verdict.met !== undefined);
  const ahead = verdicts.filter(({ verdict }) => (verdict.toBestPeer ?? Infinity) < 1).length;
  const clicks = verdicts.filter(({ row }) => row.kind === 'click');
  const near = clicks.filter(({ verdict }) => (verdict.toPlain ?? Infinity) <= NEAR_PLAIN).length;
  return [
    `Goal: ahead of the best peer on every row, bytes included: ${ahead} of ${verdicts.length}.`,
    `Goal: within ${NEAR_PLAIN}x of plain React on every click: ${near} of ${clicks.length}.`,
  ];
}

/** The table as Markdown; in brackets how many times ours stands to each. */
export function markdown(rows: readonly Row[], note: string): string {
  const line = (parts: readonly string[]): string => `| ${parts.join(' | ')} |`;
  const body = rows.map((row, index) => {
    const [title = '', ...rest] = cells(row);
    return line([rows[index - 1]?.title === title ? '' : title, ...rest]);
  });
  return [note, '', line(HEADS), line(HEADS.map((_, index) => (index < 2 ? '---' : '---:'))), ...body, '', ...goalLines(rows), ''].join('\n');
}

/** The table for a terminal. */
export function plainTable(rows: readonly Row[]): string {
  const all = [HEADS, ...rows.map((row, index) => cells(row).map((text, column) => (column === 0 && rows[index - 1]?.title === text ? '' : text)))];
  const widths = HEADS.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) => line.map((text, column) => (column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}
