/** How far a figure of a few seasons, or worlds, may be from that of many more: standard errors from how the parts differ. */

/**
 * A row holds if its value after very many seasons may lie in its band: it is outside by less than this many standard errors.
 * With two, a figure at the very edge passes in 49 of 50 runs. The more is played, the less this forgives.
 */
export const TOLERATED_ERRORS = 2;

/** Fewer parts say too little about how much they differ. */
export const MIN_PARTS = 5;

type Table = Readonly<Record<string, number>>;

/**
 * Returns the standard error of the mean of each figure, by key of the tables. Nothing for fewer than MIN_PARTS, or where a part
 * lacks the key.
 * @param parts the figures of each season, or each world, by itself
 */
export function standardErrors(parts: readonly Table[]): Record<string, number> {
  const errors: Record<string, number> = {};
  if (parts.length < MIN_PARTS) return errors;
  for (const key of Object.keys(parts[0] ?? {})) {
    const values = parts.map((part) => part[key]).filter((value) => value !== undefined);
    if (values.length < parts.length) continue;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    errors[key] = Math.sqrt(squares / (values.length - 1) / values.length);
  }
  return errors;
}

/** Returns the standard error of a square root, given that of the number under it. */
export function errorOfRoot(root: number, error: number): number {
  return root === 0 ? 0 : error / (2 * root);
}
