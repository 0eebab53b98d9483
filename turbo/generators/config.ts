import type { PlopTypes } from '@turbo/gen';
import { apply } from '../../tools/generate/apply.ts';
import { GENERATORS } from '../../tools/generate/generators.ts';

/** Offers the house's generators to `npx turbo gen`; what they write stands in tools/generate. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  const root = plop.getDestBasePath();
  for (const generator of GENERATORS) {
    plop.setGenerator(generator.name, {
      description: generator.description,
      prompts: generator.questions.map(({ name, message }) => ({ type: 'input', name, message })),
      actions: [
        (answers) => apply(generator, answers, root).map((path) => `wrote ${path}`).join('\n'),
        (answers) => generator.next(answers).map((step) => `next: ${step}`).join('\n'),
      ],
    });
  }
}
