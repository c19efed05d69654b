/** Builders: nominated from the records, elected, and shown. */
import { beforeAll, describe, expect, it } from 'vitest';
import { agentDeals } from '#domains/agent/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { federationSeasons } from '#domains/federation/tables.ts';
import { games } from '#domains/game/tables.ts';
import { BUILDER_SEASONS } from '#domains/hall-of-fame/constants.ts';
import { buildersFor, openBuilderBallot } from '#domains/hall-of-fame/store/builders.ts';
import { holdElection } from '#domains/hall-of-fame/store/elections.ts';
import { hallBuilders } from '#domains/hall-of-fame/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { makeFederation, makePresident } from '../../../tests/factories/federation.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeReporter } from '../../../tests/factories/reporter.ts';
import { addRow, changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { addTenures } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { undone } from '../../../tests/factories/undone.ts';

const NOW = BUILDER_SEASONS + 1;
const { db, world, ids, browsers } = testWorld({ season: NOW, users: ['Mia', 'Sue'], clubs: [1, 2] });
const [miaId, sueId] = ids('Mia', 'Sue');
const [mia] = browsers('Mia');
let [coach, eye, blind, head] = [0, 0, 0, 0];

beforeAll(async () => {
  await addTenures(db, [{ clubId: 2, userId: miaId, fromDay: 1 }]);
  coach = await makeCoach(db, { lastname: 'Bench', job: { clubId: 1, role: 'head', untilSeason: NOW } });
  // An assistant coach has no games, and a newcomer too few seasons.
  await makeCoach(db, { lastname: 'Aide', job: { clubId: 1, role: 'offense' } });
  await makeCoach(db, { lastname: 'New', job: { clubId: 2, role: 'head', season: 5 } });
  for (let season = 1; season <= BUILDER_SEASONS; season++) {
    const of = { season, homeTeamId: 11, awayTeamId: 21 };
    await makeResult(db, { ...of, day: 10, score: [3, 1] });
    await makeResult(db, { ...of, day: 20, score: [0, 2] });
    await makeResult(db, { ...of, day: 46, stage: 'playoffs', score: [2, 1], endedIn: 'overtime' });
  }
  await setStanding(db, 11, { season: 4, isChampion: true });
  eye = await makeScout(db, { lastname: 'Eye', userId: sueId, job: { clubId: 1, role: 'chief' } });
  blind = await makeScout(db, { lastname: 'Blind', job: { clubId: 2, role: 'chief' } });
  await changeRows(db, scouts, { personId: eye }, { calls: 120, callsRight: 100 });
  await changeRows(db, scouts, { personId: blind }, { calls: 120, callsRight: 60 });
  await makeFederation(db);
  head = await makePresident(db, { lastname: 'Chair' });
  await db.insert(federationSeasons).values(
    Array.from({ length: BUILDER_SEASONS }, (_, index) => ({
      ...{ nationId: 1, season: index + 1, points: 10, rank: 9 - index, presidentId: head, youth: 0, score: 90 },
    })),
  );
  await db.transaction((tx) => openBuilderBallot(tx, NOW));
});

const ballot = async () => (await mia.get('/api/hall-of-fame/ballot')).body.data;
const idOf = async (lastname: string): Promise<number> =>
  (await ballot()).builders.find(({ person }: { person: { lastname: string } }) => person?.lastname === lastname)?.id ??
  0;
const vote = (builderIds: number[]) => mia.put('/api/hall-of-fame/ballot', { playerIds: [], builderIds });

describe('a builder’s record', () => {
  it('counts games, cups, calls and seasons in office, once a career is long enough', async () => {
    const found = await db.transaction((tx) => buildersFor(tx, NOW));
    const span = { seasons: BUILDER_SEASONS, firstSeason: 1, lastSeason: BUILDER_SEASONS };
    const games = { ...span, games: 3 * BUILDER_SEASONS };
    const of = (id: number) => found.find(({ personId }) => personId === id)?.facts;
    expect(found).toHaveLength(5);
    expect(of(coach)).toEqual({ kind: 'coach', ...games, wins: 16, topWins: 16, cups: 1, topCups: 1 });
    expect(found.find(({ userId }) => userId === miaId)?.facts).toEqual({
      ...{ kind: 'manager', ...games, wins: 8, topWins: 8, cups: 0, topCups: 0 },
    });
    expect(of(eye)).toEqual({ kind: 'scout', ...span, calls: 120, callsRight: 100 });
    expect(of(blind)).toMatchObject({ callsRight: 60 });
    expect(of(head)).toEqual({ kind: 'president', ...span, points: 80, bestRank: 2, score: 720 });
  });
});

describe('AI careers', () => {
  it('of agents and reporters are counted from clients’ contracts and from game reports, a game once', async () => {
    await undone(db, async (tx) => {
      const writer = await makeReporter(tx, { lastname: 'Staff' });
      const agent = await makeAgent(tx, { lastname: 'Deals' });
      const played = await rowsOf(tx, games);
      const report = { kind: 'hired', params: {}, day: 10, personId: writer } as never as typeof news.$inferInsert;
      // The news of both clubs has it.
      for (const { id, season } of played)
        await tx.insert(news).values([
          { ...report, gameId: id, season, clubId: 1 },
          { ...report, gameId: id, season, clubId: 2 },
        ]);
      for (let season = 1; season <= BUILDER_SEASONS; season++) {
        const playerId = await makePlayer(db, { teamId: 11, jerseyNumber: null });
        const signed = await addRow(tx, contracts, {
          ...{ playerId, clubId: 1, fromSeason: season, toSeason: season + 1, salary: 3_000_000 },
          ...{ salaries: [3_000_000, 3_000_000], kind: 'standard', signedAt: season * 63 + 5 },
        });
        await tx.insert(agentDeals).values({ contractId: signed.id, personId: agent, rate: 4 });
      }
      const found = await buildersFor(tx, NOW);
      const of = (id: number) => found.find(({ personId }) => personId === id)?.facts;
      const span = { seasons: BUILDER_SEASONS, firstSeason: 1, lastSeason: BUILDER_SEASONS };
      expect(of(agent)).toEqual({
        kind: 'agent',
        ...span,
        deals: BUILDER_SEASONS,
        dollars: BUILDER_SEASONS * 6_000_000,
      });
      expect((await buildersFor(tx, NOW - 1)).map(({ personId }) => personId)).not.toContain(agent);
      expect(of(writer)).toEqual({
        ...{ kind: 'reporter', ...span, articles: played.length, readers: 0 },
        ...{ months: 0, prizes: 0, rumorsRight: 0 },
      });
    });
  });
});

describe('the builders’ ballot', () => {
  it('lists candidates near the standard, and reveals no writer’s opinion', async () => {
    const { isOpen, builders } = await ballot();
    expect(isOpen).toBe(true);
    expect(builders.map(({ person }: { person: { lastname: string } }) => person.lastname)).toEqual(['Chair', 'Eye']);
    expect(JSON.stringify(builders)).not.toContain('greatness');
  });

  it('is cast, changed and withdrawn, with at most four listed candidates', async () => {
    const [chair, scout] = [await idOf('Chair'), await idOf('Eye')];
    expect((await vote([chair])).status).toBe(200);
    expect((await vote([scout])).status).toBe(200);
    expect((await ballot()).builders.map(({ isNamed }: { isNamed: boolean }) => isNamed)).toEqual([false, true]);
    expect((await vote([9999])).body.code).toBe('hall.not-on-ballot');
    expect((await vote([chair, scout, 1, 2, 3])).status).toBe(422);
  });
});

describe('a builders’ election', () => {
  it('inducts builders named on three of four ballots, announces it, and adds a plaque', async () => {
    const held = await db.transaction((tx) =>
      holdElection(tx, { season: NOW, day: 58, secret: world.secret, isAnnounced: true }),
    );
    expect(held).toBe(1);
    const { data, pagination } = (await mia.get('/api/hall-of-fame/builders')).body;
    expect(pagination.total).toBe(1);
    // Writers of two towns, and Mia.
    expect(data).toMatchObject([
      { person: { id: eye }, user: null, season: NOW, votes: 3, ballots: 3, facts: { callsRight: 100 } },
    ]);
    expect((await mia.get(`/api/hall-of-fame/builders/person/${eye}`)).body.data).toEqual(data[0]);
    expect((await mia.get(`/api/hall-of-fame/builders/person/${blind}`)).body.data).toBeNull();
    expect((await mia.get(`/api/hall-of-fame/builders/user/${miaId}`)).body.data).toBeNull();
    expect((await mia.get('/api/hall-of-fame/ceremony')).body.data).toMatchObject({
      ...{ season: NOW, inducted: [], builders: data },
    });
    const told = await rowsOf(db, notifications, { userId: sueId });
    expect(told.map(({ kind }) => kind)).toEqual(['hall-elected']);
    const said = await rowsOf(db, news, { kind: 'builder-inducted' });
    expect(said).toMatchObject([{ personId: eye, params: { career: 'scout', votes: 3, ballots: 3 } }]);
    expect((await vote([await idOf('Chair')])).body.code).toBe('hall.closed');
  });

  it('drops members from the next one, and candidates without votes whose careers do not grow', async () => {
    await changeRows(db, hallBuilders, { personId: head }, { votes: 0 });
    // The president got no votes, and the career has not grown since.
    expect((await db.transaction((tx) => buildersFor(tx, NOW + 1))).map(({ personId }) => personId)).not.toContain(
      head,
    );
    const another = { nationId: 1, season: NOW, points: 10, rank: 1, presidentId: head, youth: 0, score: 90 };
    await db.insert(federationSeasons).values(another);
    await db.transaction((tx) => openBuilderBallot(tx, NOW + 1));
    const next = await rowsOf(db, hallBuilders, { season: NOW + 1 });
    expect(next.map(({ personId, ballot: often }) => [personId, often])).toEqual([[head, 2]]);
  });
});
