/**
 * Money as whole fen (1 yuan = 100 fen). Every amount inside the product is an integer of this unit;
 * the decimal strings of the wire are read and written at the border only.
 */
export type Fen = number;

/** Adds amounts in fen. */
export function sumFen(amounts: Iterable<Fen>): Fen {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Writes fen as a plain decimal in yuan, two digits: `128000` -> `1280.00`. Throws on a fraction of a fen. */
export function fenToYuan(amount: Fen): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of fen: ${amount}`);
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads a decimal in yuan as fen, without passing through floating point: `"19.9"` -> `1990`.
 * Answers undefined for anything that is not an amount, or that has parts of a fen.
 */
export function yuanToFen(text: string): Fen | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', part = ''] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign && amount !== 0 ? -amount : amount;
}

/** An amount as a reader sees it: `128000` -> `¥1,280.00`. */
export function formatFen(amount: Fen): string {
  const [whole = '', part = ''] = fenToYuan(Math.abs(amount)).split('.');
  return `${amount < 0 ? '-' : ''}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}
