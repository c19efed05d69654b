/** Compares what a browser was told of a live game with what had happened by then. */

import type { GameView } from '#domains/game/contract/game.ts';
import type { GameRef, StandingsRow } from '#domains/shapes.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Heard } from './network-record.ts';
import { boxAheadOf } from './secrecy-box.ts';

/** An event of the game with the time of its reveal, as known after the game. */
export type KnownEvent = MatchEvent & { index: number; at: string };

export interface KnownGame {
  id: number;
  season: number;
  teamIds: readonly number[];
  events: readonly KnownEvent[];
}

/** The events up to a moment, and the next one. */
interface Past {
  known: readonly KnownEvent[];
  next: KnownEvent | undefined;
  score: { home: number; away: number };
  isOver: boolean;
}

/**
 * Returns everything that was told before it had happened: events, scores, the clock, the box score to its last number, stars,
 * results, lineups, places in the table, and comments about what was still to come.
 * @returns one line for each; empty when the future was kept secret
 */
export function toldTooEarly(record: readonly Heard[], game: KnownGame): string[] {
  const faults: string[] = [];
  const truth = new Map(game.events.map((event) => [event.index, event]));
  const beginsAt = Date.parse(game.events[0]?.at ?? '');
  for (const { url, at, value } of record) {
    const fault = (words: string) => faults.push(`${url}, ${at - beginsAt} ms after the faceoff: ${words}`);
    const past = pastAt(game, at);
    visit(value, (thing, season) => {
      if (isEvent(thing) && url.includes(`/games/${game.id}/`)) {
        const event = truth.get(thing.index);
        if (!event) fault(`event ${thing.index} has never happened`);
        else if (Date.parse(event.at) > at) fault(`event ${thing.index} (${event.type}) comes later`);
        else if (thing.type !== event.type || thing.second !== event.second)
          fault(`event ${thing.index} is another one`);
      }
      if (isGame(thing) && thing.id === game.id && !past.isOver)
        for (const words of gameAhead(thing, past)) fault(words);
      if (isView(thing) && thing.game.id === game.id && !past.isOver) {
        for (const words of viewAhead(thing, past)) fault(words);
      }
      if (isTalk(thing) && url.includes(`/games/${game.id}/`) && thing.afterEvent >= past.known.length) {
        fault(`somebody speaks of event ${thing.afterEvent}`);
      }
      // Tables of past seasons may be read at any time.
      const isOfThisSeason = season === undefined || season === game.season;
      if (isStandingsRow(thing) && isOfThisSeason && game.teamIds.includes(thing.team.id) && thing.played > 0) {
        if (!past.isOver) fault('the table counts the game before the final horn');
      }
    });
  }
  return faults;
}

function pastAt({ events }: KnownGame, at: number): Past {
  const known = events.filter((event) => Date.parse(event.at) <= at);
  return { known, next: events[known.length], score: scoreOf(known), isOver: known.length === events.length };
}

/** Returns what a game reveals too early in lists and on scoreboards. */
function gameAhead(game: GameRef, { known, next, score }: Past): string[] {
  const faults: string[] = [];
  if (game.status === 'final' || game.homeScore !== null || game.awayScore !== null || game.endedIn !== null) {
    faults.push('the result is told before the final horn');
  }
  if (!game.live) return faults;
  if (game.live.homeScore > score.home || game.live.awayScore > score.away) {
    faults.push('goals are counted that have not fallen');
  }
  return [...faults, ...clockAhead(game.live, { known, next })];
}

function clockAhead(
  clock: { period: number; second: number },
  { known, next }: Pick<Past, 'known' | 'next'>,
): string[] {
  const { period, second } = known.at(-1) ?? { period: 1, second: 0 };
  if (clock.period > period) return [`period ${clock.period} is told in period ${period}`];
  const bound = next && next.period === period ? next.second : second;
  return clock.period === period && clock.second > bound ? ['the clock is ahead'] : [];
}

/** Returns what a game reveals too early on its own screen. */
function viewAhead(view: GameView, past: Past): string[] {
  const { known, next, score } = past;
  const faults: string[] = [];
  if (view.state === 'after') faults.push('the game is over before the final horn');
  if (view.stars.length > 0) faults.push('stars are named before the final horn');
  const goals = (place: 0 | 1) => view.periodScores.reduce((sum, scores) => sum + scores[place], 0);
  if (goals(0) > score.home || goals(1) > score.away) faults.push('the periods count goals that have not fallen');
  // In an intermission the clock may name the next period, at its beginning.
  if (view.clock && view.clock.intermissionEndsAt === null) faults.push(...clockAhead(view.clock, past));
  // A manager's own lineup was saved by the manager.
  if (known.length === 0 && !view.lineups.home.isProbable && !view.lineups.away.isProbable) {
    faults.push('lineups are told before the faceoff');
  }
  if (view.box) faults.push(...boxAheadOf(view.box, known, next).map((words) => `box score: ${words}`));
  return faults;
}

function scoreOf(events: readonly KnownEvent[]): { home: number; away: number } {
  const last = events.findLast((event) => event.type === 'goal' || event.type === 'game-end');
  return last && 'homeScore' in last ? { home: last.homeScore, away: last.awayScore } : { home: 0, away: 0 };
}

type Thing = Record<string, unknown>;

/** @param season that the nearest enclosing object names */
function visit(value: unknown, see: (thing: Thing, season?: number) => void, season?: number): void {
  if (typeof value !== 'object' || value === null) return;
  const own = 'season' in value && typeof value.season === 'number' ? value.season : season;
  if (!Array.isArray(value)) see(value as Thing, own);
  for (const part of Object.values(value)) visit(part, see, own);
}

function isEvent(thing: Thing): thing is Thing & Pick<KnownEvent, 'index' | 'type' | 'second'> {
  return typeof thing['index'] === 'number' && typeof thing['type'] === 'string' && typeof thing['second'] === 'number';
}

function isGame(thing: Thing): thing is Thing & GameRef {
  return 'homeScore' in thing && 'status' in thing && 'live' in thing;
}

function isStandingsRow(thing: Thing): thing is Thing & StandingsRow {
  return 'overtimeLosses' in thing && 'played' in thing && 'team' in thing;
}

function isView(thing: Thing): thing is Thing & GameView {
  return 'periodScores' in thing && 'lineups' in thing && 'box' in thing;
}

function isTalk(thing: Thing): thing is Thing & { afterEvent: number } {
  return typeof thing['afterEvent'] === 'number';
}
