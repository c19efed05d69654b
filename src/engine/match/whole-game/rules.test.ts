import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { Side } from '#engine/match/sides.ts';
import { everyGame } from '../../../../tests/factories/every-game.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

/** Returns the icings called on the side with fewer skaters. */
function icedWhileShort(events: readonly MatchEvent[]): MatchEvent[] {
  let short: Side | null = null;
  return events.filter((event) => {
    if (event.type === 'manpower') {
      const { home, away, homeGoalie, awayGoalie } = event.manpower;
      const difference = home - (homeGoalie ? 0 : 1) - (away - (awayGoalie ? 0 : 1));
      short = difference === 0 ? null : difference < 0 ? 'home' : 'away';
    }
    return event.type === 'icing' && event.side === short;
  });
}

describe('the rules of hockey in every game', () => {
  it('icing is waved off for a shorthanded team', () => {
    everyGame((_, events) => expect(icedWhileShort(events)).toEqual([]));
  });

  it('icing is waved off for a team that became shorthanded after the puck left', () => {
    // Rare: in one of 400 games an opponent leaves the box at just that time.
    const games = Array.from({ length: 300 }, (_, seed) => simulateMatch(matchInput({ seed })).events);
    expect(games.flatMap(icedWhileShort)).toEqual([]);
  });

  it('a team that iced the puck may not change skaters before the faceoff', () => {
    everyGame((_, events) => {
      const onIce: Partial<Record<Side, readonly number[]>> = {};
      for (const [index, event] of events.entries()) {
        if (event.type === 'change') onIce[event.side] = event.onIce;
        if (event.type !== 'icing') continue;
        const until = events.slice(index).findIndex((later) => later.type === 'faceoff' || later.type === 'period-end');
        const between = events.slice(index + 1, index + Math.max(until, 0));
        const forced = between.some((later) =>
          ['penalty', 'injury', 'fight', 'manpower', 'goalie-pulled', 'goalie-returned'].includes(later.type),
        );
        if (forced) continue;
        expect(between.filter((later) => later.type === 'change' && later.side === event.side)).toEqual([]);
      }
    });
  });

  it('a goalie pulled late returns after a goal against', () => {
    let seen = 0;
    everyGame((_, events) => {
      for (const [index, event] of events.entries()) {
        if (event.type !== 'goal' || !event.emptyNet || event.second === 1200) continue;
        const loser: Side = event.side === 'home' ? 'away' : 'home';
        const next = events.slice(index).findIndex((later) => later.type === 'faceoff' || later.type === 'period-end');
        const until = events.slice(index, index + next);
        expect(until.some((later) => later.type === 'goalie-returned' && later.side === loser)).toBe(true);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('a delayed penalty lets the other team play on, and is then called or wiped out by a goal', () => {
    let seen = 0;
    everyGame((_, events) => {
      for (const [index, event] of events.entries()) {
        if (event.type !== 'delayed-penalty') continue;
        const stop = events
          .slice(index)
          .findIndex((later) => ['penalty', 'goal', 'injury', 'period-end'].includes(later.type));
        const outcome = events[index + stop];
        const play = events.slice(index, index + stop);
        // The offending team never plays the puck in the meantime.
        for (const later of play) {
          if (later.type === 'shot' || later.type === 'entry') expect(later.side).not.toBe(event.side);
        }
        expect(outcome).toBeDefined();
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('every shot at a goalie is saved, misses, is blocked or scores', () => {
    everyGame((_, events) => {
      for (const [index, event] of events.entries()) {
        if (event.type !== 'shot') continue;
        if (event.outcome === 'on-goal' && event.goalie !== undefined) {
          expect(events[index + 1]).toMatchObject({ type: 'save', goalie: event.goalie });
        }
        expect(event.blocker !== undefined).toBe(event.outcome === 'blocked');
        expect(event.xg).toBeGreaterThanOrEqual(0);
        expect(event.xg).toBeLessThan(1);
        expect(Math.round(event.xg * 1000) / 1000).toBe(event.xg);
      }
    });
  });
});
