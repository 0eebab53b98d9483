import { describe, expect, it } from 'vitest';
import { markPieces } from './highlight.ts';

const drawn = (text: string, keyword: string): string =>
  markPieces(text, keyword).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('');

describe('marking a keyword in a name', () => {
  it('marks every place', () => {
    expect(drawn('安全生产与安全管理', '安全')).toBe('[安全]生产与[安全]管理');
  });

  it('ignores case and keeps the letters as they are', () => {
    expect(drawn('Python 与 PYTHON', 'python')).toBe('[Python] 与 [PYTHON]');
  });

  it('marks each of several words', () => {
    expect(drawn('建设工程安全', '工程 安全')).toBe('建设[工程][安全]');
  });

  it('marks nothing for a blank keyword', () => {
    expect(drawn('安全生产', '  ')).toBe('安全生产');
  });

  it('takes signs literally', () => {
    expect(drawn('C++ 与 (C)', 'c++')).toBe('[C++] 与 (C)');
    expect(drawn('a.b', '.')).toBe('a[.]b');
  });

  it('gives each piece a place of its own', () => {
    const places = markPieces('安全安全', '安全').map((piece) => piece.at);
    expect(new Set(places).size).toBe(places.length);
  });
});
