import type { Region } from '../region/region.ts';

/** What an institution is, an entry of the dictionary `organization_type`: 1 继续教育学院, 2 职业培训学校 ... */
export interface InstitutionType {
  key: string;
  name: string;
}

/** A training institution as lists show it (spec section 3). */
export interface Institution {
  id: string;
  name: string;
  /** Address of the logo; null lets the interface draw one. */
  logo: string | null;
  /** Whether the asking user follows it; false for a visitor. */
  followed: boolean;
  followerCount: number;
  /** Mean evaluation from 0 to 5; null before the first one. */
  rating: number | null;
  /** Null where the back end's dictionary does not know it. */
  type: InstitutionType | null;
  /** The district or county it is in; null where none is told. */
  region: Region | null;
  /** Courses on sale. */
  courseCount: number;
}

/** What a follow toggle needs to know. */
export type Followable = Pick<Institution, 'followed' | 'followerCount'>;

/**
 * The institution after its follow toggle was pressed (spec section 4: followed <-> not followed). The reader is
 * counted in or out; a count that was stale can not fall below none.
 */
export function withFollowToggled<T extends Followable>(institution: T): T {
  const followed = !institution.followed;
  const followerCount = Math.max(0, institution.followerCount + (followed ? 1 : -1));
  return { ...institution, followed, followerCount };
}
