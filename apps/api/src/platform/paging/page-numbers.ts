/** Most records that one page may hold, whatever is asked for. */
const LARGEST_PAGE = 100;

/** Page 1 of 10, when nothing is said (BladeX dialect). */
const DEFAULTS = { page: 1, size: 10 } as const;

/** The page that a list was asked for, within bounds, and how many records come before it. */
export function pageNumbers(input: { page?: number | undefined; size?: number | undefined }) {
  const page = Math.min(Math.max(1, input.page ?? DEFAULTS.page), 1_000_000);
  const size = Math.min(Math.max(1, input.size ?? DEFAULTS.size), LARGEST_PAGE);
  return { page, size, offset: (page - 1) * size };
}
