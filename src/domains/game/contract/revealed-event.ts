import * as z from 'zod';
import { instant } from '#domains/shapes.ts';

/** An event of the match as revealed; `index` counts from 0 over the whole game and resumes a stream. See engine/match/events.ts for what each type carries. */
export const revealedEvent = z.looseObject({
  index: z.number().int(),
  type: z.string(),
  period: z.number().int(),
  second: z.number().int(),
  /** When it was revealed; null in a game that was played at once. */
  at: instant.nullable(),
});
export type RevealedEvent = z.infer<typeof revealedEvent>;
