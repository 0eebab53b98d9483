import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studyFormLabel } from '../course/labels.ts';
import { toStudyForm } from '../course/course.ts';
import { totalHours } from './certificate.ts';
import { maskIdCard } from './mask.ts';

describe('the hours of a certificate', () => {
  it('add up without the errors of floating point, whatever the order', () => {
    const items = fc.array(fc.integer({ min: 0, max: 2_000 }).map((tenths) => ({ hours: tenths / 10 })));
    fc.assert(
      fc.property(items, (some) => {
        const tenths = some.reduce((sum, { hours }) => sum + Math.round(hours * 10), 0);
        expect(totalHours(some)).toBe(tenths / 10);
        expect(totalHours(some.toReversed())).toBe(totalHours(some));
      }),
    );
    expect(totalHours([{ hours: 0.1 }, { hours: 0.2 }])).toBe(0.3);
    expect(totalHours([])).toBe(0);
  });
});

describe('the study form of an item', () => {
  it('has a word for 1, 2 and 3, and none for anything else', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: -3, max: 9 })), (code) => {
        const word = studyFormLabel(toStudyForm(code));
        expect(word).toBe({ 1: '视频课程', 2: '面授课程', 3: '培训班' }[code ?? 0] ?? '');
      }),
    );
  });
});

describe('an ID-card number in public', () => {
  it.each([
    ['11010519491231002X', '1101**********002X'],
    ['440524188001010014', '4405**********0014'],
    ['130503670401001', '1305*******1001'],
    ['12345678', '********'],
    ['', ''],
  ])('%s is shown as %s', (idCard, shown) => expect(maskIdCard(idCard)).toBe(shown));

  it('keeps its length and never shows the day of birth', () => {
    const cards = fc.stringMatching(/^\d{17}[\dX]$/);
    fc.assert(
      fc.property(cards, (idCard) => {
        const shown = maskIdCard(idCard);
        expect(shown).toHaveLength(idCard.length);
        expect(shown.slice(4, 14)).toBe('*'.repeat(10));
        expect(maskIdCard(shown)).toBe(shown);
      }),
    );
  });

  it('shows at most eight characters of anything', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^*\s]*$/), (text) => {
        expect([...maskIdCard(text)].filter((sign) => sign !== '*').length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
