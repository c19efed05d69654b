/** The card slice. */
import { cardRoutes } from '#domains/card/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const cardSlice: Slice = { name: 'card', routes: () => ({ card: cardRoutes }) };
