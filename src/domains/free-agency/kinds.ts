/** The kinds of facts that a summer states. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
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
  /** `from` holds him, `team` offers. */
  fact('offer-sheet', {
    player: z.string(),
    team: z.string(),
    from: z.string(),
    salary: z.number().int(),
    seasons: z.number().int(),
  }),
  fact('offer-sheet-matched', { player: z.string(), team: z.string(), from: z.string() }),
  /** `picks`: what `from` gets for him. */
  fact('offer-sheet-lost', { player: z.string(), team: z.string(), from: z.string(), picks: z.number().int() }),
  /** `player` goes to arbitration with `team`, by his own wish or his club's. */
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
  /** `count`: regulars without a contract for next season, `player` the best paid of them, `days` until the assistant acts. */
  fact('contracts-run-out', { count: z.number().int(), player: z.string(), days: z.number().int() }),
  /** `team` has signed `player`, whom the club holds, to an offer sheet; `days` are left to match it. */
  fact('offer-sheet-to-match', {
    player: z.string(),
    team: z.string(),
    salary: z.number().int(),
    seasons: z.number().int(),
    days: z.number().int(),
    sheetId: z.number().int(),
  }),
  /** What `player` was awarded is more than the club has to take: `days` are left to walk away. */
  fact('arbitration-to-decide', {
    player: z.string(),
    salary: z.number().int(),
    seasons: z.number().int(),
    days: z.number().int(),
  }),
  /** A case of the club was heard: players can be bought out for `days` more, today included. */
  fact('buyout-window', { days: z.number().int() }),
  /** The next of this many bidding rounds: there is no plan for it yet, or one that has `targets` left on the market. */
  fact('frenzy-unplanned', { round: z.number().int(), rounds: z.number().int() }),
  fact('frenzy-round', { round: z.number().int(), rounds: z.number().int(), targets: z.number().int() }),
] as const;

const target = { player: z.string(), playerId: ids.player };

export const freeAgencyNotifications = [
  /** To a manager who comes as the summer begins: the front office goes on until they say something. */
  fact('office-goes-on', { team: z.string() }),
  /** The assistant has signed him for an open roster spot. `rights`: of a drafted prospect, those that an undo gives back. */
  fact('assistant-filled', {
    ...target,
    salary: z.number().int(),
    seasons: z.number().int(),
    rights: z.object({ draftClass: z.number().int(), untilSeason: z.number().int() }).nullable(),
  }),
  /** This many amateurs have joined the juniors. */
  fact('juniors-joined', { count: z.number().int() }),
  /** He has signed the qualifying offer of the user's club. */
  fact('qualified-signed', { ...target, salary: z.number().int() }),
  /** The assistant has made a qualifying offer. */
  fact('assistant-qualified', { ...target, salary: z.number().int() }),
  /** `team` has signed a player whom the user's club holds to an offer sheet. */
  fact('sheet-signed', {
    ...target,
    team: z.string(),
    salary: z.number().int(),
    seasons: z.number().int(),
    days: z.number().int(),
  }),
  /** What became of the user's own offer sheet: matched by `team`, won, or void. */
  fact('sheet-matched', { ...target, team: z.string() }),
  fact('sheet-won', { ...target }),
  fact('sheet-void', { ...target }),
  /** The assistant has matched an offer sheet; or nobody has, and he is gone. */
  fact('sheet-assistant', { ...target, team: z.string() }),
  fact('sheet-lost', { ...target, team: z.string() }),
  /** A player whom the club holds goes to arbitration; the hearing is in `days`. */
  fact('arbitration-called', { ...target, days: z.number().int() }),
  /** The award: it binds. Or the club may walk away from it for `days`. */
  fact('arbitration-awarded', { ...target, salary: z.number().int(), seasons: z.number().int() }),
  fact('arbitration-open', {
    ...target,
    salary: z.number().int(),
    seasons: z.number().int(),
    days: z.number().int(),
  }),
  /** The club had no room for the award: he is free. */
  fact('arbitration-void', { ...target, salary: z.number().int() }),
  /** A target of the user's plan has signed with the user's club. */
  fact('frenzy-won', { ...target, salary: z.number().int(), seasons: z.number().int() }),
  /** The front office of a new manager who has said nothing yet has signed him. */
  fact('office-signed', { ...target, salary: z.number().int(), seasons: z.number().int() }),
  /** He has signed with `team` instead. */
  fact('frenzy-lost', { ...target, team: z.string() }),
  /** The club could not pay him within the cap when the season turned. */
  fact('let-go', { ...target, salary: z.number().int() }),
  fact('parted', { ...target, max: z.number().int() }),
  /** The club has been relegated, and he leaves: his contract ends with the season, and nothing of it stays. */
  fact('relegation-release', { ...target }),
  /** The same without a relegation clause: dead cap stays, whole dollars in the first season of it. */
  fact('relegation-dead-cap', { ...target, cost: z.number().int(), seasons: z.number().int() }),
] as const;
