/** What history brings to the program. */
import { historyRoutes } from '#domains/history/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const historySlice: Slice = { name: 'history', routes: () => ({ history: historyRoutes }) };
