/** Characters of an ID-card number that stay in sight at its beginning and at its end. */
const SHOWN = 4;

/**
 * An ID-card number as the public page of a certificate may show it (PIPL: as little as serves the purpose):
 * `110105194912310021` -> `1101**********0021`. Province and city and the last four characters remain, which is
 * enough to compare it with a card in the hand; district and day of birth do not. Anything too short to hide a
 * half of it is hidden whole.
 */
export function maskIdCard(idCard: string): string {
  const signs = [...idCard.trim()];
  if (signs.length < 4 * SHOWN - 1) return '*'.repeat(signs.length);
  const hidden = '*'.repeat(signs.length - 2 * SHOWN);
  return `${signs.slice(0, SHOWN).join('')}${hidden}${signs.slice(-SHOWN).join('')}`;
}
