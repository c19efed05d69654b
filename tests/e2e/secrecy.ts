/** Holds what a browser was told of a live game against what had happened by then. */

import type { GameRef, StandingsRow } from '#domains/shapes.ts';
import type { Heard } from './network-record.ts';

/** An event of the game with the moment of its reveal, as it is known when all is over. */
export interface KnownEvent {
  index: number;
  type: string;
  period: number;
  second: number;
  at: string;
  side?: 'home' | 'away';
  homeScore?: number;
  awayScore?: number;
}

export interface KnownGame {
  id: number;
  season: number;
  teamIds: readonly number[];
  events: readonly KnownEvent[];
}

/**
 * Each thing that was told before it had happened: events, scores, the clock, results and places in the table.
 * @returns one line for each; empty when the future was kept secret
 */
export function toldTooEarly(record: readonly Heard[], game: KnownGame): string[] {
  const faults: string[] = [];
  const truth = new Map(game.events.map((event) => [event.index, event]));
  const endsAt = Date.parse(game.events.at(-1)?.at ?? '');
  const beginsAt = Date.parse(game.events[0]?.at ?? '');
  for (const { url, at, value } of record) {
    const fault = (words: string) => faults.push(`${url}, ${at - beginsAt} ms after the face-off: ${words}`);
    const known = game.events.filter((event) => Date.parse(event.at) <= at);
    const score = scoreOf(known);
    visit(value, (thing, season) => {
      if (isEvent(thing) && url.includes(`/games/${game.id}/`)) {
        const event = truth.get(thing.index);
        if (!event) fault(`event ${thing.index} has never happened`);
        else if (Date.parse(event.at) > at) fault(`event ${thing.index} (${event.type}) comes later`);
        else if (thing.type !== event.type || thing.second !== event.second)
          fault(`event ${thing.index} is another one`);
      }
      if (isGame(thing) && thing.id === game.id && at < endsAt) {
        if (
          thing.status === 'final' ||
          thing.homeScore !== null ||
          thing.awayScore !== null ||
          thing.endedIn !== null
        ) {
          fault('the result is told before the last horn');
        }
        if (thing.live && (thing.live.homeScore > score.home || thing.live.awayScore > score.away)) {
          fault('goals are counted that have not fallen');
        }
        const { period = 1, second = 0 } = known.at(-1) ?? {};
        const next = game.events[known.length];
        const isAhead = thing.live && thing.live.period > period;
        if (isAhead) fault(`period ${thing.live?.period} is told in period ${period}`);
        const bound = next && next.period === period ? next.second : second;
        if (thing.live && thing.live.period === period && thing.live.second > bound) fault('the clock is ahead');
      }
      // Tables of past seasons may be read at any time.
      const isOfThisSeason = season === undefined || season === game.season;
      if (isStandingsRow(thing) && isOfThisSeason && game.teamIds.includes(thing.team.id) && thing.played > 0) {
        if (at < endsAt) fault('the table counts the game before the last horn');
      }
    });
  }
  return faults;
}

function scoreOf(events: readonly KnownEvent[]): { home: number; away: number } {
  const last = events.findLast(({ type }) => type === 'goal' || type === 'game-end');
  return { home: last?.homeScore ?? 0, away: last?.awayScore ?? 0 };
}

type Thing = Record<string, unknown>;

/** @param season that the nearest object around it names */
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
