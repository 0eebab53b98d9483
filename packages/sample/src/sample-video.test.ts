import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleVideoPath } from './sample-video.ts';

const file = readFileSync(sampleVideoPath);

describe('the sample lesson', () => {
  it('is a small mp4 with picture and sound that can start before it is loaded', () => {
    expect(file.length).toBeLessThan(700_000);
    expect(file.toString('latin1', 4, 8)).toBe('ftyp');
    const text = file.toString('latin1');
    expect(text).toContain('avc1');
    expect(text).toContain('mp4a');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });
});
