import { beforeAll, describe, expect, it } from 'vitest';
import { gamePeriods } from '#domains/game/tables.ts';
import { loadLinemates } from '#domains/player/views/linemates.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { encodeEvents } from '#engine/match/record/codec/codec.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { makeSkaterGame } from '../../../../tests/factories/stats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db } = testWorld({ clubs: [1, 2] });
let ids: number[];

beforeAll(async () => {
  ids = [];
  for (const teamId of [11, 21]) for (let place = 0; place < 7; place++) ids.push(await makePlayer(db, { teamId }));
});

/** A period: forty seconds with the first wing, a goal; ten with the second one, a shot against; then a penalty. */
function periodOf(home: readonly number[], away: readonly number[]): MatchEvent[] {
  const [him = 0, one = 0, two = 0, three = 0, four = 0, five = 0, goalie = 0] = home;
  const shot = { type: 'shot', shot: 'wrist', spot: { x: 1, y: 1 }, xg: 0.1, rush: false, rebound: false } as const;
  return [
    { period: 1, second: 0, type: 'period-start' },
    { period: 1, second: 0, type: 'change', side: 'home', onIce: [him, one, two, three, four, goalie] },
    { period: 1, second: 0, type: 'change', side: 'away', onIce: [...away] },
    { ...shot, period: 1, second: 30, side: 'home', shooter: him, outcome: 'goal', goalie: away.at(-1) ?? 0 },
    { period: 1, second: 40, type: 'change', side: 'home', onIce: [him, five, two, three, four, goalie] },
    { ...shot, period: 1, second: 45, side: 'away', shooter: away[0] ?? 0, outcome: 'missed', goalie },
    {
      period: 1,
      second: 50,
      type: 'manpower',
      manpower: { home: 4, away: 5, homeGoalie: true, awayGoalie: true },
    },
    { ...shot, period: 1, second: 55, side: 'away', shooter: away[0] ?? 0, outcome: 'goal', goalie },
    { period: 1, second: 60, type: 'period-end' },
  ];
}

describe('a season’s linemates', () => {
  it('are counted from the shifts of finished games, at home and on the road', async () => {
    const [own, others] = [ids.slice(0, 7), ids.slice(7)];
    const [him = 0, one = 0, , , , five = 0, goalie = 0] = own;
    const home = await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 8, score: [1, 1] });
    const road = await makeResult(db, { homeTeamId: 21, awayTeamId: 11, day: 9, score: [1, 1] });
    const live = await makeGame(db, { homeTeamId: 11, awayTeamId: 21, day: 10, status: 'live' });
    const mirrored = periodOf(own, others.slice(1)).map((event): MatchEvent => {
      if (event.type === 'manpower') return { ...event, manpower: { ...event.manpower, home: 5, away: 4 } };
      if (!('side' in event)) return event;
      return { ...event, side: event.side === 'home' ? 'away' : 'home' };
    });
    for (const [gameId, events] of [
      [home, periodOf(own, others.slice(1))],
      [road, mirrored],
      [live, periodOf(own, others.slice(1))],
    ] as const) {
      await db.insert(gamePeriods).values({ gameId, period: 1, events: encodeEvents(events), seconds: 60 });
      await makeSkaterGame(db, { gameId, playerId: him, teamId: 11 });
    }
    const { all, mates } = await loadLinemates(db, { playerId: him, season: 3 });
    expect(all).toEqual({ seconds: 100, goalsFor: 2, goalsAgainst: 0, shotsFor: 2, shotsAgainst: 2 });
    expect(mates.map(({ player, games, seconds }) => [player.id, games, seconds])).toEqual([
      ...own.slice(2, 5).map((mate) => [mate, 2, 100]),
      [one, 2, 80],
      [five, 2, 20],
    ]);
    expect(mates.find(({ player }) => player.id === one)).toMatchObject({ goalsFor: 2, shotsFor: 2, shotsAgainst: 0 });
    expect(mates.find(({ player }) => player.id === five)).toMatchObject({ goalsFor: 0, shotsFor: 0, shotsAgainst: 2 });
    expect(mates.map(({ player }) => player.id)).not.toContain(goalie);
    expect(await loadLinemates(db, { playerId: him, season: 2 })).toMatchObject({ mates: [], all: { seconds: 0 } });
  });
});
