/** The kinds of facts that a roster states. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const playerAndTeam = { player: z.string(), team: z.string() };

export const rosterNews = [
  /** `times`: how often he has been called up this season, from 1. */
  fact('recall', { ...playerAndTeam, times: z.number().int() }),
  fact('fill-in', playerAndTeam),
  /** `team`: that has claimed him. */
  fact('waiver-claim', playerAndTeam),
] as const;

export const rosterNotifications = [
  fact('fill-in', { teamId: ids.team, playerId: ids.player }),
  /** A player of the user's club was claimed from waivers by `team`. */
  fact('waiver-claimed', { ...playerAndTeam, playerId: ids.player }),
  /** Who is on waivers as a manager takes over; the assistant's can be taken back. */
  fact('waivers-inherited', { player: z.string(), playerId: ids.player, byAssistant: z.boolean() }),
  /** Time has made the club illegal: until which day of the season it is to be put right. */
  fact('roster-illegal', { day: z.number().int() }),
  /** It was not: `fine` in whole dollars, and the assistant has done it. */
  fact('roster-fined', { fine: z.number().int() }),
  /** The assistant has called a player up in an emergency, to `team`. */
  fact('assistant-recalled', { ...playerAndTeam, playerId: ids.player }),
  /** The assistant has sent him down, over waivers or at once. */
  fact('assistant-sent-down', {
    player: z.string(),
    playerId: ids.player,
    to: z.enum(['FRM', 'U21']),
    isOnWaivers: z.boolean(),
  }),
  /** `team`: the club that had put him on waivers; its new manager asks for his return. */
  fact('waiver-return', { player: z.string(), playerId: ids.player, team: z.string(), waiverId: z.number().int() }),
  /** The assistant has put him on injured reserve. */
  fact('assistant-reserved', { player: z.string(), playerId: ids.player }),
] as const;

export const rosterDesk = [
  /** `count`: players too many on the first team. `dollars`: over the cap. By `day`; and whom the assistant would move, by name. */
  fact('roster-illegal', {
    teamId: ids.team,
    count: z.number().int(),
    dollars: z.number().int(),
    day: z.number().int(),
    reserve: z.array(z.string()),
    down: z.array(z.string()),
  }),
] as const;

export const rosterLedgerKinds = [fact('fines', {})] as const;
