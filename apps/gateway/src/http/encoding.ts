/** The content codings the gateway can answer in, best first. */
export const CODINGS = ['br', 'gzip'] as const;

/** One of the content codings the gateway can answer in. */
export type Coding = (typeof CODINGS)[number];

function weightOf(entry: string): { name: string; weight: number } {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { name, weight: Number.isFinite(weight) ? weight : 0 };
}

/** Whether an `Accept-Encoding` header takes a coding; a coding named with `q=0` is refused, `*` takes the rest. */
export function accepts(header: string | string[] | undefined, coding: Coding): boolean {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  const entries = text.split(',').map(weightOf);
  const named = entries.find((entry) => entry.name === coding) ?? entries.find((entry) => entry.name === '*');
  return named !== undefined && named.weight > 0;
}

/** The best of the available codings that the client takes, or null for the plain bytes. */
export function chooseCoding(header: string | string[] | undefined, available: readonly Coding[]): Coding | null {
  return CODINGS.find((coding) => available.includes(coding) && accepts(header, coding)) ?? null;
}
