import type { BrandFacts } from './facts.ts';
import type { Shown } from './shown.ts';

/** Numbers are found however they are grouped: `400-000-1234`, `400 000 1234`. */
const bare = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** What of another brand can be told from the own one: what both have, or the own one's name contains, tells nothing. */
function foreign(own: BrandFacts, other: BrandFacts): BrandFacts {
  const ownText = own.texts.map(bare).join('\n');
  return {
    brand: other.brand,
    texts: other.texts.filter((text) => !ownText.includes(bare(text))),
    colours: other.colours.filter((colour) => !own.colours.includes(colour)),
    marks: other.marks.filter((mark) => !own.marks.includes(mark)),
  };
}

/** What of other brands is to be seen on a page of `own`, a line each; empty when there is nothing. */
export function brandLeaks({ texts, colours, pictures }: Shown, own: BrandFacts, all: readonly BrandFacts[]): string[] {
  const said = texts.map(([text, where]) => [bare(text), where] as const);
  const leaks = all.filter(({ brand }) => brand !== own.brand).flatMap((other) => {
    const { brand, ...facts } = foreign(own, other);
    const rgb = new Map(facts.colours.map((colour) => [toRgb(colour), colour]));
    return [
      ...facts.texts.flatMap((fact) => said.filter(([text]) => text.includes(bare(fact))).map(([, where]) => `${brand}'s “${fact}” in ${where}`)),
      ...colours.flatMap(([colour, where]) => (rgb.has(colour) ? [`${brand}'s colour ${rgb.get(colour)} on ${where}`] : [])),
      ...facts.marks.flatMap((mark) => pictures.filter(([picture]) => picture.includes(mark)).map(([, where]) => `${brand}'s logo in ${where}`)),
    ];
  });
  return [...new Set(leaks)].map((leak) => `${own.brand} shows ${leak}`);
}
