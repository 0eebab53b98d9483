import { describe, expect, it } from 'vitest';
import { lecturerLine } from './lecturer.ts';

describe('the line under a lecturer’s name', () => {
  it.each([
    ['主任护师', '护理学', '主任护师 · 护理学'],
    ['主任护师', null, '主任护师'],
    [null, '护理学', '护理学'],
    ['', '护理学', '护理学'],
    [null, null, ''],
  ])('of %j and %j is %j', (title, field, line) => expect(lecturerLine({ title, field })).toBe(line));
});
