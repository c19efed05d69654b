/** Kinds of facts about rosters. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const playerAndTeam = { player: z.string(), team: z.string() };

export const rosterNews = [
  /** `times`: how many call-ups he has had this season, this one included. */
  fact('recall', { ...playerAndTeam, times: z.number().int() }),
  fact('fill-in', playerAndTeam),
  /** `team`: the claiming club. */
  fact('waiver-claim', playerAndTeam),
] as const;

export const rosterNotifications = [
  fact('fill-in', { teamId: ids.team, playerId: ids.player }),
  /** A player of the user's club was claimed from waivers by `team`. */
  fact('waiver-claimed', { ...playerAndTeam, playerId: ids.player }),
  /** Players on waivers when a manager takes over; those placed by the assistant can be taken back. */
  fact('waivers-inherited', { player: z.string(), playerId: ids.player, byAssistant: z.boolean() }),
  /** The club has become illegal over time; `day`: the day of the season by which to fix it. */
  fact('roster-illegal', { day: z.number().int() }),
  /** The club was not fixed in time: `fine` in whole dollars, and the assistant made the moves. */
  fact('roster-fined', { fine: z.number().int() }),
  /** The assistant has called a player up to `team` in an emergency. */
  fact('assistant-recalled', { ...playerAndTeam, playerId: ids.player }),
  /** The assistant has sent a player down, through waivers or directly. */
  fact('assistant-sent-down', {
    player: z.string(),
    playerId: ids.player,
    to: z.enum(['FRM', 'U21']),
    isOnWaivers: z.boolean(),
  }),
  /** `team`: the club that waived him, whose new manager asks for his return. */
  fact('waiver-return', { player: z.string(), playerId: ids.player, team: z.string(), waiverId: z.number().int() }),
  /** The assistant has put him on injured reserve. */
  fact('assistant-reserved', { player: z.string(), playerId: ids.player }),
] as const;

export const rosterDesk = [
  /**
   * `count`: surplus players on the first team. `dollars`: over the cap. Both to be fixed by `day`; with the players the assistant would move, by
   * name.
   */
  deskKind(
    'roster-illegal',
    {
      teamId: ids.team,
      count: z.number().int(),
      dollars: z.number().int(),
      day: z.number().int(),
      reserve: z.array(z.string()),
      down: z.array(z.string()),
    },
    { worth: [0, 3], due: 'day', mayWait: false },
  ),
] as const;

export const rosterLedgerKinds = [fact('fines', {})] as const;
