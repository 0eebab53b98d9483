import type { Fen } from './money.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Four digits at most, without zeros in front: `1005` -> `壹仟零伍`. */
function groupInWords(group: number): string {
  return [...String(group)]
    .map((digit, place, all) => (digit === '0' ? '零' : `${DIGITS[Number(digit)]}${PLACES[all.length - 1 - place]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}

/** Whole yuan: groups of four digits, one 零 where a group does not fill its four places. */
function yuanInWords(yuan: number): string {
  let words = '';
  let gap = false;
  for (let power = GROUPS.length - 1; power >= 0; power -= 1) {
    const group = Math.floor(yuan / 10_000 ** power) % 10_000;
    if (group === 0) {
      gap = true;
      continue;
    }
    const zero = words !== '' && (gap || group < 1000) ? '零' : '';
    words += `${zero}${groupInWords(group)}${GROUPS[power]}`;
    gap = false;
  }
  return words;
}

/**
 * An amount of 0 or more in the capital characters that Chinese bills carry beside the figures: `164005` ->
 * `壹仟陆佰肆拾圆零伍分`, `164000` -> `壹仟陆佰肆拾圆整`. By the rules for filling in bills (支付结算办法, annex 1):
 * 整 where there are no fen, 零 where a place between two digits is empty. Throws on what is no amount.
 */
export function formatFenInWords(amount: Fen): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount: ${amount}`);
  const jiao = Math.floor(amount / 10) % 10;
  const fen = amount % 10;
  const yuan = yuanInWords(Math.floor(amount / 100));
  if (jiao === 0 && fen === 0) return `${yuan || '零'}圆整`;
  const whole = yuan && `${yuan}圆`;
  const tens = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零';
  return `${whole}${tens}${fen > 0 ? `${DIGITS[fen]}分` : '整'}`;
}
