/** Kinds of facts about the summer. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const freeAgencyNews = [
  fact('signing', {
    player: z.string(),
    team: z.string(),
    /** Whole dollars a season. */
    salary: z.number().int(),
    seasons: z.number().int(),
  }),
  fact('retirement', { player: z.string(), team: z.string(), age: z.number().int() }),
  /** `from` holds the player, `team` made the offer. */
  fact('offer-sheet', {
    player: z.string(),
    team: z.string(),
    from: z.string(),
    salary: z.number().int(),
    seasons: z.number().int(),
  }),
  fact('offer-sheet-matched', { player: z.string(), team: z.string(), from: z.string() }),
  /** `picks`: number of picks `from` gets for him. */
  fact('offer-sheet-lost', { player: z.string(), team: z.string(), from: z.string(), picks: z.number().int() }),
  /** `player` goes to arbitration with `team`, elected by himself or his club. */
  fact('arbitration-filed', { player: z.string(), team: z.string(), by: z.enum(['player', 'club']) }),
  fact('arbitration-award', {
    player: z.string(),
    team: z.string(),
    salary: z.number().int(),
    seasons: z.number().int(),
  }),
  fact('arbitration-walk-away', { player: z.string(), team: z.string(), salary: z.number().int() }),
  fact('season-start', { season: z.number().int(), league: z.string() }),
] as const;

export const freeAgencyDesk = [
  /** `count`: regulars without a contract for next season; `player`: the best paid of them; `days`: until the assistant acts. */
  deskKind(
    'contracts-run-out',
    { count: z.number().int(), player: z.string(), days: z.number().int() },
    { worth: [0, 4], due: 'days' },
  ),
  /** `team` has signed `player`, whom the user's club holds, to an offer sheet; `days`: left to match it. */
  deskKind(
    'offer-sheet-to-match',
    {
      player: z.string(),
      team: z.string(),
      salary: z.number().int(),
      seasons: z.number().int(),
      days: z.number().int(),
      sheetId: z.number().int(),
    },
    { worth: [0, 2], due: 'days' },
  ),
  /** The club may walk away from `player`'s award; `days`: left to do so. */
  deskKind(
    'arbitration-to-decide',
    {
      player: z.string(),
      salary: z.number().int(),
      seasons: z.number().int(),
      days: z.number().int(),
      arbitrationId: z.number().int(),
    },
    { worth: [0, 1.5], due: 'days' },
  ),
  /** A hearing has opened a buyout window; `days`: left in it, today included. */
  deskKind('buyout-window', { days: z.number().int() }, { worth: [0, 0.5], due: 'days', earlier: 1 }),
  /**
   * The buyout window after the playoffs. `opensIn`: 1 on the day before, then 0; `days`: left in it, today included;
   * `player`: the best paid who may be bought out.
   */
  deskKind(
    'buyouts-summer',
    { opensIn: z.number().int(), days: z.number().int(), player: z.string() },
    { worth: [0, 0.5], due: 'days', earlier: 1 },
  ),
  /** The next of this many bidding rounds has no plan yet, or one with `targets` still on the market. */
  deskKind('frenzy-unplanned', { round: z.number().int(), rounds: z.number().int() }, { worth: [0, 4], due: null }),
  deskKind(
    'frenzy-round',
    { round: z.number().int(), rounds: z.number().int(), targets: z.number().int() },
    { worth: [0, 1], due: null },
  ),
] as const;

const target = { player: z.string(), playerId: ids.player };

export const freeAgencyNotifications = [
  /** For a manager who takes over as the summer begins: the front office carries on until told otherwise. */
  fact('office-goes-on', { team: z.string() }),
  /** The assistant has made a free agent an offer while `hurt` is injured, up to `most` if others bid; he decides the next morning. */
  fact('assistant-offered', {
    ...target,
    salary: z.number().int(),
    most: z.number().int(),
    seasons: z.number().int(),
    hurt: z.string(),
  }),
  /** The assistant has signed him for an open roster spot. `rights`: a drafted prospect's rights, restored by an undo. */
  fact('assistant-filled', {
    ...target,
    salary: z.number().int(),
    seasons: z.number().int(),
    rights: z.object({ draftClass: z.number().int(), untilSeason: z.number().int() }).nullable(),
  }),
  /** This many amateurs have joined the junior team. */
  fact('juniors-joined', { count: z.number().int() }),
  /** He has signed the qualifying offer of the user's club. */
  fact('qualified-signed', { ...target, salary: z.number().int() }),
  /** The assistant has made a qualifying offer. */
  fact('assistant-qualified', { ...target, salary: z.number().int() }),
  /** `team` has signed a player held by the user's club to an offer sheet. */
  fact('sheet-signed', {
    ...target,
    team: z.string(),
    salary: z.number().int(),
    seasons: z.number().int(),
    days: z.number().int(),
  }),
  /** The outcome of the user's own offer sheet: matched by `team`, won, or void. */
  fact('sheet-matched', { ...target, team: z.string() }),
  fact('sheet-won', { ...target }),
  fact('sheet-void', { ...target }),
  /** The assistant has matched an offer sheet; or it went unmatched, and he is gone. */
  fact('sheet-assistant', { ...target, team: z.string() }),
  fact('sheet-lost', { ...target, team: z.string() }),
  /** A player held by the user's club goes to arbitration; the hearing is in `days`. */
  fact('arbitration-called', { ...target, days: z.number().int() }),
  /** The award is binding; or the club may walk away from it for `days`. */
  fact('arbitration-awarded', { ...target, salary: z.number().int(), seasons: z.number().int() }),
  fact('arbitration-open', {
    ...target,
    salary: z.number().int(),
    seasons: z.number().int(),
    days: z.number().int(),
  }),
  /** The club had no cap space for the award: he is a free agent. */
  fact('arbitration-void', { ...target, salary: z.number().int() }),
  /** A target of the user's plan has signed with the user's club. */
  fact('frenzy-won', { ...target, salary: z.number().int(), seasons: z.number().int() }),
  /** The front office has signed him for a new manager who has given no instructions yet. */
  fact('office-signed', { ...target, salary: z.number().int(), seasons: z.number().int() }),
  /** He has signed with `team` instead. */
  fact('frenzy-lost', { ...target, team: z.string() }),
  /** The club could not fit him under the cap when the season turned. */
  fact('let-go', { ...target, salary: z.number().int() }),
  /** The club had more contracts than `max` less those it keeps open: a player without a roster spot left. */
  fact('parted', { ...target, max: z.number().int(), kept: z.number().int() }),
  /** The club was relegated and he leaves: his contract ends with the season, without dead cap. */
  fact('relegation-release', { ...target }),
  /** As above without a relegation clause: leaves dead cap; `cost` is whole dollars in its first season. */
  fact('relegation-dead-cap', { ...target, cost: z.number().int(), seasons: z.number().int() }),
] as const;
