/** A platform as a branch's manifest seeds it. Once it is in the database, the database alone decides. */
export interface PlatformSeed {
  /** Tells platforms of a tenant apart; the empty string means the first branch. */
  deptId: string;
  platformName: string;
  logo?: string | null | undefined;
  identity: 0 | 1;
  loginType: string;
  branchKey: string;
  themeKey: string;
  /** Host names without port that lead to it. */
  hosts: readonly string[];
}
