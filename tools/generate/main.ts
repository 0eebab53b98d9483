import { HOME } from '../lint/support/process.ts';
import { apply } from './apply.ts';
import { GENERATORS } from './generators.ts';

/** `node tools/generate/main.ts component chip` does what `npx turbo gen component --args chip` does, and never asks. */
function main([name = '', ...given]: readonly string[]): void {
  const generator = GENERATORS.find((one) => one.name === name);
  if (generator === undefined) {
    throw new Error(`there is no generator "${name}"; there are: ${GENERATORS.map((one) => one.name).join(', ')}`);
  }
  const answers = Object.fromEntries(generator.questions.map((question, index) => [question.name, given[index] ?? '']));
  for (const path of apply(generator, answers, HOME)) console.log(`wrote ${path}`);
  for (const step of generator.next(answers)) console.log(`next: ${step}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
