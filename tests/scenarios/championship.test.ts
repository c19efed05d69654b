/** A whole World Championship in a small world: 72 national teams in six divisions, their squads, and what follows from it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_DAY } from '#domains/championship/constants.ts';
import { drawEdition, finishEdition, openEdition } from '#domains/championship/store/editions.ts';
import { championshipsOver } from '#domains/championship/store/results.ts';
import { teams } from '#domains/club/tables.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { openRounds } from '#domains/director/store.ts';
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { createPools } from '#domains/home-pool/store/pools.ts';
import { nations } from '#domains/nation/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan } from '#world/play-seasons.ts';
import { runStep } from '#world/steps/run-step.ts';

const SIZE = 20;
const SEED = 36;
const NOW = new Date(0);
const LAST_DAY = 58;
/** Of both age groups: 56 in the groups of the top division and 8 after them, 30 and 6 in Division I, 12 and 6 in Division II. */
const GAMES = 2 * (64 + 36 + 18);
const DRESSED_SKATERS = 18;
const KIND = 'world-championship';

describe('a championship', () => {
  let rows: Rows;
  let season = 0;
  /** Squads as named, by team. */
  let squads: Map<number, number[]>;

  const parts = () =>
    rows.read(competitions, ['id', 'division', 'ageGroup', 'status', 'hostTeamId'], {
      kind: KIND,
      season,
      parentId: { isNot: null },
    });
  const national = () => rows.read(teams, ['id', 'nationId', 'level'], { ownerKind: 'nation' });

  beforeAll(async () => {
    const plan = planWorld({ size: SIZE, seed: SEED, secret: knownSecret(SEED) });
    const world = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
    ({ rows, season } = world);
    const { secret } = world;
    await createPools(rows, { season, secret });
    await openEdition(rows, season);
    await openEdition(rows, season);
    await drawEdition(rows, { season, secret });
    const called = await rows.read(teamPlayers, ['teamId', 'playerId'], { ownerKind: 'nation', toDay: null }, [
      'playerId',
    ]);
    const byTeam = Map.groupBy(called, ({ teamId }) => teamId);
    squads = new Map([...byTeam].map(([teamId, own]) => [teamId, own.map(({ playerId }) => playerId)]));
    const simulate = simulateUnstored(() => undefined);
    const enqueue = async () => expect.fail('a world in memory queues no jobs');
    const run = { rows, secret, dayMinutes: 0, pace: 'past', now: NOW, simulate, enqueue, past: null } as const;
    for (let day = FIRST_DAY; day <= LAST_DAY; day++) {
      await openRounds(rows, { season, day: day - 1 });
      for (const step of ['slot-1', 'slot-3'] as const) await runStep({ season, day, step }, run);
      await finishEdition(rows, { season, day });
    }
  }, 120_000);

  it('has all 36 nations in three divisions of each age group, and is opened once', async () => {
    const edition = await rows.read(competitions, ['id', 'status'], { kind: KIND, season, parentId: null });
    expect(edition).toEqual([{ id: expect.any(Number), status: 'finished' }]);
    const held = await parts();
    expect(held.map(({ ageGroup, division, status }) => [ageGroup, division, status])).toEqual(
      ['senior', 'U20'].flatMap((ageGroup) => [1, 2, 3].map((division) => [ageGroup, division, 'finished'])),
    );
    for (const { id, division } of held) {
      const entered = await rows.read(competitionEntries, ['finalPlace'], { competitionId: id });
      const places = entered.map(({ finalPlace }) => finalPlace ?? 0).sort((one, other) => one - other);
      expect(places).toEqual(Array.from({ length: [16, 12, 8][(division ?? 1) - 1] ?? 0 }, (_, index) => index + 1));
    }
  });

  it('calls no player to two teams, and only juniors to the U20', async () => {
    const called = [...squads.values()].flat();
    expect(new Set(called).size).toBe(called.length);
    // With its home-based players every nation fills both of its squads.
    expect([...squads.values()].map((squad) => squad.length)).toEqual(Array(72).fill(25));
    const junior = new Set((await national()).flatMap(({ id, level }) => (level === 'U20' ? [id] : [])));
    const ids = [...squads].flatMap(([teamId, squad]) => (junior.has(teamId) ? squad : []));
    const born = await rows.read(players, ['birthSeason'], { id: ids });
    expect(Math.max(...born.map(({ birthSeason }) => season - birthSeason))).toBeLessThan(20);
  });

  it('lets its host be at home in all of its games', async () => {
    for (const { id, hostTeamId } of await parts()) {
      const played = await rows.read(games, ['homeTeamId', 'awayTeamId', 'status'], { competitionId: id });
      expect(played.filter(({ status }) => status === 'final').length).toBe(played.length);
      expect(played.filter(({ awayTeamId }) => awayTeamId === hostTeamId)).toEqual([]);
      expect(played.filter(({ homeTeamId }) => homeTeamId === hostTeamId).length).toBeGreaterThan(3);
    }
  });

  it('counts for its players’ careers, tires them, and sends them home', async () => {
    const ids = (await parts()).map(({ id }) => id);
    // In memory, games are counted, and statistics are not.
    const dressed = await rows.read(skaterSeasons, ['playerId', 'games'], { competitionId: ids }, ['playerId']);
    expect(dressed.reduce((sum, one) => sum + one.games, 0)).toBe(GAMES * 2 * DRESSED_SKATERS);
    const played = await rows.read(players, ['energy'], { id: dressed.map(({ playerId }) => playerId) });
    expect(played.some(({ energy }) => energy < 100)).toBe(true);
    const squadOf = [...squads.keys()];
    expect(await rows.read(teamPlayers, ['playerId'], { teamId: squadOf, toDay: null }, ['playerId'])).toEqual([]);
    const left = await rows.read(teamPlayers, ['toDay'], { teamId: squadOf, playerId: [...squads.values()].flat() }, [
      'playerId',
    ]);
    expect(new Set(left.map(({ toDay }) => toDay))).toEqual(new Set([absoluteDayOf({ season, day: LAST_DAY + 1 })]));
  });

  it('ranks the nations, and decides about the divisions of the next edition', async () => {
    const ranked = await rows.read(nations, ['id', 'worldRank', 'rankingPoints'], { worldRank: { isNot: null } });
    expect(ranked.map(({ worldRank }) => worldRank ?? 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 36 }, (_, index) => index + 1),
    );
    expect(ranked.find(({ worldRank }) => worldRank === 1)?.rankingPoints).toBe(1600);
    await openEdition(rows, season + 1);
    const past = await championshipsOver(rows, { from: season, to: season });
    const last = past.find(({ ageGroup }) => ageGroup === 'senior')?.finishes ?? [];
    const teamOf = new Map(
      (await national()).flatMap(({ id, nationId, level }) => (level === 'senior' ? [[nationId, id]] : [])),
    );
    const [top] = await rows.read(competitions, ['id', 'previousId'], {
      season: season + 1,
      division: 1,
      ageGroup: 'senior',
    });
    const entered = await rows.read(competitionEntries, ['teamId'], { competitionId: top?.id ?? 0 });
    const isIn = ({ nationId }: { nationId: number }) => entered.some(({ teamId }) => teamId === teamOf.get(nationId));
    expect(
      last
        .filter(isIn)
        .filter(({ division }) => division === 2)
        .map(({ place }) => place)
        .sort(),
    ).toEqual([1, 2]);
    expect(last.filter(({ division }) => division === 1).filter((one) => !isIn(one)).length).toBe(2);
    const [next] = await rows.read(competitions, ['previousId'], { season: season + 1, kind: KIND, parentId: null });
    const [before] = await rows.read(competitions, ['id'], { season, kind: KIND, parentId: null });
    expect(next?.previousId).toBe(before?.id);
  });
});
