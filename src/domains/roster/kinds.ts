/** The kinds of facts that a roster states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const playerAndTeam = { player: z.string(), team: z.string() };

export const rosterNews = [
  fact('recall', playerAndTeam),
  fact('fill-in', playerAndTeam),
  /** `team`: that has claimed him. */
  fact('waiver-claim', playerAndTeam),
] as const;

export const rosterNotifications = [
  fact('fill-in', { teamId: z.number().int(), playerId: z.number().int() }),
  /** A player of the user's club was claimed from waivers by `team`. */
  fact('waiver-claimed', { ...playerAndTeam, playerId: z.number().int() }),
] as const;
