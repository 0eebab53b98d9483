import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFollowToggled } from './institution.ts';
import { followLabel, followMessage } from './labels.ts';

const followable = fc.record({ id: fc.string(), followed: fc.boolean(), followerCount: fc.nat() });

describe('following an institution', () => {
  it('goes one way and back again', () => {
    fc.assert(
      fc.property(followable, (institution) => {
        // Nobody who follows is counted among none.
        fc.pre(!institution.followed || institution.followerCount > 0);
        expect(withFollowToggled(withFollowToggled(institution))).toEqual(institution);
      }),
    );
  });

  it('changes the state, counts the reader and touches nothing else', () => {
    fc.assert(
      fc.property(followable, (institution) => {
        const next = withFollowToggled(institution);
        expect(next.followed).toBe(!institution.followed);
        expect(next.id).toBe(institution.id);
        expect(next.followerCount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(next.followerCount - institution.followerCount)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not count below none where the count was stale', () => {
    expect(withFollowToggled({ followed: true, followerCount: 0 }).followerCount).toBe(0);
  });

  it('is said in the words of the specification', () => {
    expect([followLabel(true), followLabel(false)]).toEqual(['已关注', '未关注']);
    expect([followMessage(true), followMessage(false)]).toEqual(['关注成功', '取消关注成功']);
  });
});
