import { faqWords } from './content/faqs.ts';
import { sampleId } from './ids.ts';
import type { SampleFaq } from './types.ts';

/** The questions and answers; the same for every seed. */
export function composeFaqs(): SampleFaq[] {
  return faqWords.map(([topic, question, answer], at) => ({ id: sampleId('faq', at + 1), topic, question, answer }));
}
