/** A training institution as lists show it (spec section 3). */
export interface Institution {
  id: string;
  name: string;
  /** Address of the logo; null lets the interface draw one. */
  logo: string | null;
  /** Whether the asking user follows it. */
  followed: boolean;
}
