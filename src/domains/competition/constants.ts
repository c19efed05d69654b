/** Numbers of competitions. */

export const POINTS_OF_RESULTS = { win: 3, overtimeWin: 2, overtimeLoss: 1, loss: 0 } as const;
