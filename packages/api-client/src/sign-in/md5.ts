/**
 * MD5 (RFC 1321) of a text's UTF-8 bytes in lower-case hex. It guards nothing: some back ends of this
 * family want passwords in this form on top of TLS, and browsers offer no MD5 of their own.
 */
export function md5(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < words.length; block += 16)
    state = mixed(state, words.subarray(block, block + 16));
  const bytes = new Uint8Array(new Uint32Array(state).buffer);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type State = readonly [number, number, number, number];

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** The message as little-endian words: a one bit, zeros up to whole blocks of 64 bytes, its length in bits. */
function paddedWords(bytes: Uint8Array): Uint32Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length * 8, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 0x20000000), true);
  return Uint32Array.from({ length: padded.length / 4 }, (_, word) => view.getUint32(word * 4, true));
}

function mixed(start: State, block: Uint32Array): State {
  let [a, b, c, d] = start;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [picked, word] = roundOf(round, step, b, c, d);
    const sine = Math.floor(Math.abs(Math.sin(step + 1)) * 0x100000000);
    const sum = (a + picked + sine + (block[word] ?? 0)) | 0;
    const shift = SHIFTS[round]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  return [start[0] + a, start[1] + b, start[2] + c, start[3] + d];
}

/** The round's function of three words, and which word of the block a step takes. */
function roundOf(
  round: number,
  step: number,
  b: number,
  c: number,
  d: number,
): [picked: number, word: number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}
