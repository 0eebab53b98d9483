import { describe, expect, it } from 'vitest';
import { grams, searchTerms } from './grams.ts';

describe('grams', () => {
  it('are the characters and neighbouring pairs of a text', () => {
    expect(grams('护理学')).toEqual(['护', '护理', '理', '理学', '学']);
  });
  it('do not join what a space or a mark parts, and know neither case nor width', () => {
    expect(grams('ＡB·c')).toEqual(['a', 'ab', 'b', 'c']);
  });
});

describe('searchTerms', () => {
  it('asks for pairs where a word has them', () => {
    expect(searchTerms('护理学 课')).toEqual(['护理', '理学', '课']);
  });
  it('is empty for a text without letters', () => {
    expect(searchTerms(' ，。')).toEqual([]);
  });
});
