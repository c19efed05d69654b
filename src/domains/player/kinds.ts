/** The kinds of facts that players state. */
import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS } from '#engine/player/skills.ts';

export const playerDesk = [
  /** `count`: days until he is back. */
  deskKind('injury', { player: z.string(), count: z.number().int() }, { worth: [0, 0.5], due: null }),
] as const;

export const playerNews = [
  /** A great game has brought out a special skill that he did not have. */
  fact('special-awakened', {
    player: z.string(),
    team: z.string(),
    skill: z.enum([...SKATER_SPECIAL_SKILLS, ...GOALIE_SPECIAL_SKILLS]),
  }),
] as const;
