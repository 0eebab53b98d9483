import { brandFacts, brandLeaks, readShown } from '@wutong/testing/brands';
import { brands } from './brands.ts';

const facts = brands.map(({ branch, theme }) => brandFacts(branch, theme));

/** The texts that a story shows on purpose: `parameters.brandLeaks: { texts, because }`; without a reason, none. */
function allowed(parameter: unknown): readonly unknown[] {
  if (typeof parameter !== 'object' || parameter === null) return [];
  const reasoned = 'because' in parameter && typeof parameter.because === 'string' && parameter.because !== '';
  return reasoned && 'texts' in parameter && Array.isArray(parameter.texts) ? parameter.texts : [];
}

interface Story {
  canvasElement: Element;
  parameters: Readonly<Record<string, unknown>>;
}

/** Throws when a story drawn under one brand shows another one's name, numbers, colours or logo. */
export function expectNoBrandLeaks({ canvasElement, parameters }: Story): void {
  const exceptions = allowed(parameters['brandLeaks']);
  // Pages in frames look after themselves; around them stand the names of all brands.
  const roots = [...canvasElement.querySelectorAll('[data-brand]')].filter((root) => !root.querySelector('[data-frames]'));
  const leaks = roots.flatMap((root) => {
    const own = facts.find(({ brand }) => brand === root.getAttribute('data-brand'));
    return own ? brandLeaks(readShown(root), own, facts) : [];
  });
  const left = leaks.filter((leak) => !exceptions.some((text) => leak.includes(String(text))));
  if (left.length > 0) throw new Error(`Another brand is to be seen:\n${left.join('\n')}`);
}
