/**
 * How a number is shown.
 * - `count`: as it is. `dollars`: whole dollars. `share`: of one, as a percentage.
 * - `seconds`, `ms`: a time, in words ('2 minutes').
 */
export type Shown = 'count' | 'dollars' | 'share' | 'seconds' | 'ms';

export const count = (value: number) => ({ value, as: 'count' }) as const;
export const dollars = (value: number) => ({ value, as: 'dollars' }) as const;
export const share = (value: number) => ({ value, as: 'share' }) as const;
export const seconds = (value: number) => ({ value, as: 'seconds' }) as const;
export const hours = (value: number) => seconds(value * 60 * 60);
export const ms = (value: number) => ({ value, as: 'ms' }) as const;
