import { describe, expect, it } from 'vitest';
import { findOptions } from './options.ts';

const items = [
  { value: '1', label: '盐城市职业培训学校', keywords: 'ycs' },
  { value: '2', label: '江苏安全技术学院', detail: '盐城校区' },
  { value: '3', label: 'Web 前端开发中心' },
];
const found = (term: string) => findOptions(items, term).map((item) => item.value);

describe('finding options', () => {
  it.each([
    ['', ['1', '2', '3']], ['盐城', ['1', '2']], ['YCS', ['1']], ['web前端', ['3']], ['ＷＥＢ', ['3']], ['南京', []],
  ])('%j finds %j', (term, values) => expect(found(term)).toEqual(values));
});
