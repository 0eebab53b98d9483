import { parseArgs } from 'node:util';
import type { Examination } from '@wutong/testing/back-end';
import { StartFailure } from '../start/failure.ts';

/** What `npm run conformance` was asked for. */
export interface ConformanceOptions {
  examination: Examination;
  /** File of the page that is written. */
  report: string;
}

const USAGE =
  'npm run conformance -- --base-url URL [--learner-token T] [--enterprise-token T] [--domain HOST] [--named field=value ...] ' +
  '[--client id:secret] [--patience MS] [--writes] [--report FILE]';

const OPTIONS = {
  'base-url': { type: 'string' },
  'learner-token': { type: 'string' },
  'enterprise-token': { type: 'string' },
  domain: { type: 'string' },
  named: { type: 'string', multiple: true },
  client: { type: 'string', default: 'wutong:wutong_secret' },
  patience: { type: 'string', default: '10000' },
  writes: { type: 'boolean', default: false },
  report: { type: 'string', default: 'reports/conformance.html' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message.split('\n')[0] : 'This can’t be read'}. Usage: ${USAGE}`);
  }
}

function addressOf(text: string | undefined): URL {
  if (text === undefined) throw new StartFailure(`--base-url is missing. Usage: ${USAGE}`);
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new StartFailure(`--base-url takes an http or https address, not '${text}'`);
  return new URL(text);
}

function pairOf(text: string): [string, string] {
  const [field = '', ...value] = text.split('=');
  if (value.length === 0) throw new StartFailure(`--named takes field=value, for example orderNum=123, not '${text}'`);
  return [field, value.join('=')];
}

/** Reads the command line. Throws a StartFailure that names what is wrong. */
export function readConformanceOptions(args: readonly string[]): ConformanceOptions {
  const said = parsed(args);
  const address = addressOf(said['base-url']);
  const patience = Number(said.patience);
  if (!Number.isSafeInteger(patience) || patience < 1) throw new StartFailure(`--patience takes milliseconds, not '${said.patience}'`);
  const tokens = { learner: said['learner-token'], enterprise: said['enterprise-token'] };
  return {
    report: said.report,
    examination: {
      target: {
        baseUrl: address.href,
        basic: `Basic ${Buffer.from(said.client).toString('base64')}`,
        patience,
      },
      domain: said.domain ?? address.hostname,
      tokens: Object.fromEntries(Object.entries(tokens).filter(([, token]) => token !== undefined)),
      named: Object.fromEntries((said.named ?? []).map(pairOf)),
      writes: said.writes,
    },
  };
}
