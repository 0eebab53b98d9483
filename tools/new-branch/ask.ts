import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { StartFailure } from '../start/failure.ts';
import { answersOf, QUESTIONS, type BranchAnswers, type Question, type Said } from './answers.ts';

/** What the command line says besides the answers. */
export interface AskedFor {
  answers: BranchAnswers;
  /** Whether the new site is started at the end. */
  run: boolean;
}

function readFlags(args: readonly string[]): { said: Said; yes: boolean; run: boolean } {
  const text = Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...text, yes: { type: 'boolean', default: false }, 'no-run': { type: 'boolean', default: false } },
      strict: true,
    });
    const typed = new Map<string, unknown>(Object.entries(values));
    const said: Partial<Record<Question['option'], string>> = {};
    for (const { option } of QUESTIONS) {
      const value = typed.get(option);
      if (typeof value === 'string') said[option] = value;
    }
    return { said, yes: values.yes === true, run: values['no-run'] !== true };
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message.split('\n')[0] : 'This can’t be read'}. npm run new-branch asks for everything that is not said.`);
  }
}

/** Takes what the command line says and asks for the rest; with `--yes`, or without a terminal, it takes the standards. */
export async function askForBranch(args: readonly string[], terminal: { input: NodeJS.ReadStream; output: NodeJS.WriteStream }): Promise<AskedFor> {
  const { said: given, yes, run } = readFlags(args);
  const quiet = yes || !terminal.input.isTTY;
  const line = quiet ? null : createInterface(terminal);
  const said: Partial<Record<Question['option'], string>> = { ...given };
  try {
    for (const { option, text, standard } of QUESTIONS) {
      if (said[option] !== undefined) continue;
      const fallback = standard(said);
      const typed = line ? await line.question(`${text}${fallback ? ` [${fallback}]` : ''}: `) : '';
      said[option] = typed.trim() || fallback;
    }
  } finally {
    line?.close();
  }
  return { answers: answersOf(said as Required<Said>), run };
}
