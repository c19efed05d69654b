import { describe, expect, it } from 'vitest';
import { simulateMatch } from '#engine/match/match.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { penaltyLeft, powerPlayOf } from '#web/features/game/penalty-clock.ts';
import { gameSecond, sceneOf } from '#web/features/game/scene.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const many = Array.from({ length: 24 }, (_, seed) => {
  const { events, result } = simulateMatch(matchInput({ seed }));
  return { result, events: events.map((event, index): LiveEvent => ({ ...event, index, at: null })) };
});
const played = many.slice(0, 6);

describe('the scene at the end of a game', () => {
  it('shows the score and shots of the box score', () => {
    for (const { events, result } of played) {
      const scene = sceneOf(events);
      expect([scene.home, scene.away]).toEqual([result.homeScore, result.awayScore]);
      expect([scene.shots.home, scene.shots.away]).toEqual([result.box.home.team.shots, result.box.away.team.shots]);
      expect(scene.isOver).toBe(true);
    }
  });
});

describe('the scene during a game', () => {
  it('gives the puck only to a player on the ice for the team that has it', () => {
    let carried = 0;
    for (const { events } of played) {
      for (let shown = 1; shown < events.length; shown += 11) {
        const { carrier, possession, onIce } = sceneOf(events.slice(0, shown));
        if (carrier === null) continue;
        carried++;
        expect(possession && onIce[possession]).toContain(carrier);
      }
    }
    expect(carried).toBeGreaterThan(100);
  });

  it('mentions a shot until something else happens, not the line change behind it', () => {
    for (const { events } of played) {
      for (const [place, event] of events.entries()) {
        if (event.type !== 'shot') continue;
        const next = events.findIndex(
          ({ index, type }) => index > place && !['save', 'change', 'manpower'].includes(type),
        );
        expect(sceneOf(events.slice(0, next)).latestPlay).toBe(event);
        break;
      }
    }
  });

  it('shows as many players as the penalties allow, and a penalty box that empties', () => {
    for (const { events } of played) {
      for (let shown = 20; shown < events.length; shown += 37) {
        const { onIce, penalties, period, second, isIntermission, isOver } = sceneOf(events.slice(0, shown));
        if (period > 3 || isIntermission || isOver) continue;
        for (const side of ['home', 'away'] as const) {
          expect(onIce[side].length).toBeGreaterThanOrEqual(3);
          expect(onIce[side].length).toBeLessThanOrEqual(7);
        }
        const now = gameSecond(period, second);
        for (const penalty of penalties) expect(penaltyLeft(penalty, now)).toBeLessThanOrEqual(penalty.seconds);
      }
    }
  });

  it('has run a penalty’s clock down to zero when its player returns', () => {
    let served = 0;
    for (const { events } of many) {
      for (const [place, event] of events.entries()) {
        if (event.type !== 'penalty-over' || event.reason !== 'served') continue;
        const now = gameSecond(event.period, event.second);
        const own = sceneOf(events.slice(0, place)).penalties.filter(({ offender }) => offender === event.player);
        expect(own.map((penalty) => penaltyLeft(penalty, now))).toContain(0);
        served++;
      }
    }
    expect(served).toBeGreaterThan(20);
  });

  it('names the power play by manpower, with the seconds until it changes', () => {
    let seen = 0;
    for (const { events } of many) {
      for (const [place, event] of events.entries()) {
        if (event.type !== 'manpower' || event.period > 3) continue;
        const scene = sceneOf(events.slice(0, place + 1));
        const powerPlay = powerPlayOf(scene.penalties, scene.manpower, gameSecond(event.period, event.second));
        if (!powerPlay) continue;
        expect(powerPlay.skaters[0]).toBeGreaterThan(powerPlay.skaters[1]);
        expect(powerPlay.left).toBeGreaterThanOrEqual(0);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('assigns every second of play to a zone', () => {
    for (const { events, result } of played) {
      if (result.endedIn === 'shootout') continue;
      const { zoneSeconds, period, second } = sceneOf(events);
      expect(zoneSeconds.home + zoneSeconds.neutral + zoneSeconds.away).toBe(gameSecond(period, second));
    }
  });

  it('keeps the puck on the rink', () => {
    for (const { events } of played) {
      for (let shown = 1; shown < events.length; shown += 11) {
        const { puck } = sceneOf(events.slice(0, shown));
        expect(Math.abs(puck.x)).toBeLessThanOrEqual(30);
        expect(Math.abs(puck.y)).toBeLessThanOrEqual(13);
      }
    }
  });
});
