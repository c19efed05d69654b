import { call } from '@orpc/server';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { awardResults } from '#domains/awards/tables.ts';
import { camps } from '#domains/camp/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { draftImports, draftPicks } from '#domains/draft/tables.ts';
import { endedCareersAddUp } from '#domains/player/checks.ts';
import { playerRoutes } from '#domains/player/routes.ts';
import { keepEndedCareers } from '#domains/player/store/ended-careers.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { endedCareers, playerPasts, players } from '#domains/player/tables.ts';
import { loadCareer, loadPast } from '#domains/player/views/career.ts';
import { loadGameLog, playedSeasons } from '#domains/player/views/game-log.ts';
import { loadPastComparables } from '#domains/player/views/past-comparables.ts';
import { comparablePlayers, findPlayer, type PlayerRow, playerContracts } from '#domains/player/views/profile.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { playerTransactions } from '#domains/player/views/transactions.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { waivers } from '#domains/roster/tables.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { inventPast } from '#engine/player/past-seasons.ts';
import { Random } from '#engine/random.ts';
import { world as worlds } from '#platform/clock/tables.ts';
import { makeApiContext, makeSessionUser } from '../../../../tests/factories/api-context.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { makeNationalTeam } from '../../../../tests/factories/national-team.ts';
import { makeContract, makePlayer, makeRoster } from '../../../../tests/factories/player.ts';
import { addRow, changeRows } from '../../../../tests/factories/rows.ts';
import { makeGoalieSeason, makeSkaterGame, makeSkaterSeason } from '../../../../tests/factories/stats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../../tests/factories/world.ts';

const now = new Date('2026-01-01T12:30:00Z');
const { db, world, faults } = testWorld({ clubs: [1, 2] });

describe('a roster', () => {
  it('has all players of the team, as the engine knows them', async () => {
    await makeRoster(db, 11);
    const hurt = await makePlayer(db, { teamId: 11, birthSeason: -16, injuredUntil: world.absoluteDay + 1 });
    const healed = await makePlayer(db, { teamId: 11, injuredUntil: world.absoluteDay });
    const players = await rosterPlayers(db, { teamId: 11 }, world);
    expect(players).toHaveLength(22);
    expect(players.find(({ id }) => id === hurt)).toMatchObject({ isInjured: true, ageClass: 1 });
    expect(players.find(({ id }) => id === healed)).toMatchObject({ isInjured: false, ageClass: 3 });
    expect(await rosterPlayers(db, { playerIds: [hurt] }, world)).toHaveLength(1);
    expect(await rosterPlayers(db, { playerIds: [] }, world)).toEqual([]);
  });

  it('shows contract, season and injury, and nothing hidden', async () => {
    const id = await makePlayer(db, {
      teamId: 21,
      skill: 70,
      trainingOn: 2,
      injuryPart: 'knee',
      injurySeverity: 'moderate',
      injuredUntil: world.absoluteDay + 60,
    });
    await makeContract(db, { playerId: id, clubId: 2, from: 1, to: 2, salary: 1 });
    await makeContract(db, { playerId: id, clubId: 2, salary: 2_000_000 });
    await makeSkaterSeason(db, { playerId: id, teamId: 21, goals: 3, assists: 2, toi: 9000 });
    const [view] = await rosterViews(db, { teamId: 21 }, world);
    expect(view).toMatchObject({
      overall: 70,
      trainingOn: 'shooting',
      contract: { salary: 2_000_000, from: 3, to: 5 },
      season: { games: 10, points: 5, toiPerGame: 900 },
      // 60 days after day 10 is day 7 of the next season.
      injury: { part: 'knee', untilSeason: 4, untilDay: 7, daysLeft: 60 },
    });
    expect(JSON.stringify(view)).not.toMatch(/ceiling|peak|growth|progress|declining/);
  });
});

describe('a player', () => {
  it('is named with many others in one query', async () => {
    const id = await makePlayer(db, { lastname: 'Named', positions: ['RD', 'LD'] });
    const refs = await playerRefs(db, [id, id, 999_999]);
    expect([...refs.values()]).toMatchObject([{ id, lastname: 'Named', position: 'RD', teamId: null }]);
  });

  it('has his contracts, newest first, with the club that signed him', async () => {
    const playerId = await makePlayer(db);
    await makeContract(db, { playerId, clubId: 1, from: 1, to: 2 });
    await makeContract(db, { playerId, clubId: 2, from: 3, to: 4 });
    expect(await playerContracts(db, playerId)).toMatchObject([
      { from: 3, team: { id: 21 } },
      { from: 1, team: { id: 11 } },
    ]);
  });

  it('is compared to active players of his position and strength', async () => {
    const own = await makePlayer(db, { position: 'LD', skill: 66, teamId: 12 });
    const alike = await makePlayer(db, { position: 'LD', skill: 67, teamId: 22 });
    const weaker = await makePlayer(db, { position: 'LD', skill: 40, teamId: 22 });
    await makePlayer(db, { position: 'LD', skill: 66, retiredAt: 2, teamId: null });
    await makePlayer(db, { position: 'RW', skill: 66, teamId: 22 });
    const row = (await findPlayer(db, own))!;
    const ids = (await comparablePlayers(db, row)).map(({ id }) => id);
    expect(ids[0]).toBe(alike);
    expect(ids).not.toContain(own);
    expect(ids.indexOf(weaker)).toBeGreaterThan(0);
  });
});

it('the players he is compared to are read alike in a world of any size', async () => {
  const own = (await findPlayer(db, await makePlayer(db, { position: 'LD', teamId: 12 })))!;
  const free = (await findPlayer(db, await makePlayer(db, { position: 'LD', teamId: null })))!;
  const rowsRead = (player: PlayerRow) =>
    db.transaction(async (tx) => {
      // Of this connection so far.
      const all = async () => {
        const { rows } = await tx.execute<{ read: number }>(sql`
          select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
          from pg_stat_xact_user_tables where relname = 'players'`);
        return rows[0]?.read ?? 0;
      };
      const before = await all();
      await comparablePlayers(tx, player);
      return (await all()) - before;
    });
  const leagueIds = await makeLeagues(db, { firstId: 11 });
  await makeClub(db, { id: 9, leagueIds, season: world.season });
  const abroad = await makePlayer(db, { position: 'LD', teamId: 91 });
  const columns = Object.values(getTableColumns(players)).flatMap(({ name }) =>
    name === 'id' ? [] : [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)],
  );
  const names = sql.raw(columns.join());
  const many = async (times: number) => {
    await db.execute(sql`
      insert into players (${names}) select ${names} from players, generate_series(1, ${times}::int) where id = ${abroad}`);
    await db.execute(sql`analyze players, teams`);
  };
  await many(300);
  const before = [await rowsRead(own), await rowsRead(free)];
  await many(900);
  expect([await rowsRead(own), await rowsRead(free)]).toEqual(before);
  expect(Math.min(...before)).toBeGreaterThan(0);
  expect(Math.max(...before)).toBeLessThan(100);
  await db.delete(players).where(and(eq(players.teamId, 91), ne(players.id, abroad)));
  await db.execute(sql`analyze players`);
});

describe('the player call', () => {
  const profile = async (id: PlayerId, teamIds: TeamId[] = []) => {
    const context = makeApiContext(db, makeSessionUser({ id: 1, teamIds }), { now });
    return (await call(playerRoutes.profile, { id }, { context })).data;
  };

  it('returns the league of his draft, his import, free agency and accolades', async () => {
    const leagueId = world.leagueIds.PRO;
    const id = await makePlayer(db, { teamId: null, freeAgentSince: 2, draftSeason: 1, draftRound: 1, draftPick: 1 });
    expect(await profile(id)).toMatchObject({
      faSince: 2,
      draft: { leagueId: null },
      importedBy: null,
      accolades: [],
      invitation: null,
    });
    const other = await makePlayer(db, { teamId: 11, draftSeason: 2, draftRound: 1, draftPick: 3 });
    await db.insert(draftPicks).values({
      ...{ leagueId, season: 2, round: 1, originalClubId: 1, ownerClubId: 1, spot: 3, playerId: other },
    });
    await db.insert(draftImports).values({ playerId: other, clubId: 2, season: 2 });
    const line = { kind: 'team', points: 1, rank: 1, isChampion: false } as const;
    const won = { leagueId, rank: 1, playerId: other, clubId: 1, teamId: 11, points: 1, firsts: 1, line };
    await db.insert(awardResults).values([
      { ...won, season: 1, award: 'rookie', honor: 'rookie' },
      { ...won, season: 2, award: 'MVP', honor: 'MVP' },
      { ...won, season: 2, award: 'goalie', rank: 4, honor: null },
    ]);
    expect(await profile(other)).toMatchObject({
      faSince: null,
      draft: { season: 2, leagueId },
      importedBy: { team: { clubId: 2 }, season: 2 },
      accolades: [
        { id: 'MVP', season: 2, leagueId },
        { id: 'rookie', season: 1, leagueId },
      ],
    });
  });

  it('shows his club’s manager alone which camp he is invited to, until it is over', async () => {
    const id = await makePlayer(db, { teamId: 13 });
    await db.insert(camps).values({ clubId: 1, season: world.season, kind: 'training', invited: [id] });
    expect((await profile(id, [13])).invitation, 'camps are over by the tenth day').toBeNull();
    await db.update(worlds).set({ day: 4 });
    expect((await profile(id, [13])).invitation).toEqual({ kind: 'camp', camp: 'training' });
    expect((await profile(id)).invitation).toBeNull();
    await db.update(camps).set({ report: [] });
    expect((await profile(id, [13])).invitation).toBeNull();
    await db.update(worlds).set({ day: world.day });
  });
});

describe('comparable past careers', () => {
  it('are shown beside his, with totals at his age and at the end', async () => {
    const career = async (player: Parameters<typeof makePlayer>[1], goals: readonly number[]) => {
      const playerId = await makePlayer(db, player);
      for (const [index, scored] of goals.entries())
        await makeSkaterSeason(db, { playerId, teamId: 11, season: index + 1, games: 38, goals: scored, assists: 10 });
      return playerId;
    };
    // He is 25 in season 3.
    const own = await career({ position: 'LW', teamId: 11, birthSeason: -22 }, [20, 22, 24]);
    // The two are 25 in seasons 1 and 2; farm games do not count.
    const alike = await career({ position: 'C', teamId: null, retiredAt: 2, birthSeason: -23 }, [30, 32]);
    const other = await career({ position: 'RW', teamId: null, retiredAt: 3, birthSeason: -24 }, [2, 30, 30]);
    await career({ position: 'C', teamId: 11, birthSeason: -22 }, [20, 22, 24]);
    await career({ position: 'LD', teamId: null, retiredAt: 3, birthSeason: -22 }, [20, 22, 24]);
    await makeSkaterSeason(db, { playerId: alike, teamId: 12, season: 3, games: 38, goals: 90, leagueId: 2 });
    const row = (await findPlayer(db, own))!;
    const { his, careers } = await loadPastComparables(db, row, 25);
    expect(his).toMatchObject({ games: 114, goals: 66, assists: 30 });
    expect(careers).toMatchObject([
      { player: { id: alike }, byThen: { games: 76, goals: 62 }, inAll: { games: 76 }, lastSeason: 2, endedAt: 25 },
      { player: { id: other }, byThen: { games: 38, goals: 2 }, inAll: { goals: 62 }, lastSeason: 3, endedAt: 27 },
    ]);
    const rookie = (await findPlayer(db, await makePlayer(db, { position: 'C', teamId: 11 })))!;
    expect(await loadPastComparables(db, rookie, 20)).toMatchObject({ his: null, careers: [] });
  });

  it('stay the same once stored, at any age and for any viewer', async () => {
    const random = new Random('kept careers');
    const asking: number[] = [];
    for (let index = 0; index < 24; index++) {
      const position = (['G', 'LD', 'C'] as const)[index % 3] ?? 'C';
      const birthSeason = -random.int(18, 24);
      const retiredAt = index % 4 === 0 ? null : random.int(2, 3);
      const id = await makePlayer(db, { position, birthSeason, retiredAt, teamId: retiredAt === null ? 11 : null });
      asking.push(id);
      for (const season of [1, 2, 3]) {
        for (const leagueId of random.chance(0.3) ? [1, 2] : [1]) {
          const of = { playerId: id, teamId: leagueId === 1 ? 11 : 12, season, leagueId, games: random.int(10, 38) };
          const saves = { wins: random.int(0, 9), shotsAgainst: 900, saves: random.int(780, 850) };
          if (position === 'G') await makeGoalieSeason(db, { ...of, ...saves });
          else await makeSkaterSeason(db, { ...of, goals: random.int(0, 40), assists: random.int(0, 40) });
        }
      }
      const past = inventPast({ position, age: 1 - birthSeason, overall: 75, proSince: 17, step: 0 }, random);
      const seasons = past.map(({ age, counts }) => [birthSeason + age, 11, 1, ...counts]);
      if (index % 2) await db.insert(playerPasts).values({ playerId: id, birthplace: null, seasons });
    }
    const all = async () => {
      const told: unknown[] = [];
      for (const id of asking) {
        for (const age of [19, 22, 24, 40]) told.push(await loadPastComparables(db, (await findPlayer(db, id))!, age));
      }
      return told;
    };
    const before = await all();
    expect(JSON.stringify(before).match(/endedAt/g)?.length).toBeGreaterThan(50);
    for (const season of [2, 3]) {
      expect(await db.transaction((tx) => keepEndedCareers(tx, season))).toBeGreaterThan(2);
      expect(await all()).toEqual(before);
    }
    expect(await db.transaction((tx) => keepEndedCareers(tx, 3))).toBe(0);
    expect(await faults(endedCareersAddUp)).toEqual([]);
    await changeRows(db, endedCareers, { toAge: 99 }, { games: 1 });
    expect((await faults(endedCareersAddUp)).length).toBeGreaterThan(5);
  });
});

describe('a career', () => {
  it('is listed by season, game type and team, newest first', async () => {
    const id = await makePlayer(db, { birthSeason: -17 });
    await makeSkaterSeason(db, { playerId: id, teamId: 11, season: 2, goals: 5 });
    await makeSkaterSeason(db, { playerId: id, teamId: 11, season: 2, stage: 'playoffs', goals: 1 });
    await makeSkaterSeason(db, { playerId: id, teamId: 21, season: 3, goals: 7 });
    const { skater, goalie } = await loadCareer(db, { id, birthSeason: -17, positions: ['C'] });
    expect(skater.map((line) => [line.season, line.type, line.team.id, line.age, line.totals.goals])).toEqual([
      [3, 'regular', 21, 20, 7],
      [2, 'regular', 11, 19, 5],
      [2, 'playoffs', 11, 19, 1],
    ]);
    expect(goalie).toEqual([]);
  });
});

describe('the years before the world', () => {
  it('match his record, with teams, ages and whole counts', async () => {
    const id = await makePlayer(db, { birthSeason: -24, position: 'C' });
    await makeSkaterSeason(db, { playerId: id, teamId: 11, season: 1, goals: 9 });
    const counts = inventPast({ position: 'C', age: 25, overall: 70, proSince: 20, step: 0 }, new Random('past'));
    const seasons = counts.map(({ age, counts }) => [age - 24, 21, 1, ...counts]);
    await db.insert(playerPasts).values({ playerId: id, birthplace: 'Moose Jaw', seasons });
    const { skater } = await loadCareer(db, { id, birthSeason: -24, positions: ['C'] });
    expect(skater.map(({ season }) => season)).toEqual([1, ...seasons.map(([season = 0]) => season).toReversed()]);
    expect(skater.at(1)).toMatchObject({ season: 0, age: 24, type: 'regular', leagueId: 1, team: { id: 21 } });
    for (const { totals } of skater.slice(1)) expect(totals.points).toBe(totals.goals + totals.assists);
    expect(await loadPast(db, id)).toMatchObject({ birthplace: 'Moose Jaw' });
  });
});

describe('a game log', () => {
  it('has finished games only, newest first, from his side', async () => {
    const playerId = await makePlayer(db, { teamId: 11 });
    const lost = await makeResult(db, { day: 6, homeTeamId: 11, awayTeamId: 21, score: [1, 2], endedIn: 'shootout' });
    const won = await makeResult(db, { day: 8, homeTeamId: 21, awayTeamId: 11, score: [0, 3] });
    const live = await makeGame(db, { day: 10, homeTeamId: 11, awayTeamId: 21, status: 'live' });
    const old = await makeResult(db, { season: 2, homeTeamId: 11, awayTeamId: 21, score: [4, 0] });
    for (const gameId of [lost, won, live, old]) {
      await makeSkaterGame(db, { gameId, playerId, teamId: 11, goals: 1, shots: 4 });
    }
    const log = await loadGameLog(db, { playerId, season: 3, now });
    expect(log.map(({ game, result }) => [game.id, result])).toEqual([
      [won, 'W'],
      [lost, 'OL'],
    ]);
    expect(log[0]?.skater).toMatchObject({ games: 1, goals: 1, shootingPercentage: 25, toi: 900 });
    expect(await playedSeasons(db, playerId)).toEqual([3, 2]);
    expect(await loadGameLog(db, { playerId, limit: 1, now })).toHaveLength(1);
  });
});

describe('a player’s transactions', () => {
  it('list draft, contracts, trades, waivers and buyout, newest first', async () => {
    const id = await makePlayer(db, { draftedByTeamId: 11, draftSeason: 1, draftRound: 2, draftPick: 30 });
    const contract = { playerId: id, salaries: [900_000, 900_000, 900_000], salary: 900_000 };
    const [first] = await db
      .insert(contracts)
      .values([
        { ...contract, clubId: 1, fromSeason: 1, toSeason: 2, kind: 'entry', signedAt: 63 + 50 },
        { ...contract, clubId: 1, fromSeason: 3, toSeason: 5, kind: 'standard', signedAt: 2 * 63 + 60 },
        {
          ...contract,
          clubId: 2,
          fromSeason: 3,
          toSeason: 5,
          kind: 'standard',
          signedAt: 3 * 63 + 5,
          takenOverIn: 1,
        },
      ])
      .returning({ id: contracts.id });
    const day = (season: number, of: number) => season * 63 + of;
    const trade = await addRow(db, trades, {
      ...{ fromClubId: 2, toClubId: 1, status: 'done', season: 3, createdAt: now },
      ...{ madeOn: day(3, 4), expiresOn: day(3, 9), closedOn: day(3, 5) },
    });
    const [tradeId, contractId] = [trade.id, first?.id ?? 0];
    await db.insert(tradeAssets).values({ tradeId, fromClubId: 1, toClubId: 2, kind: 'player', playerId: id });
    const placed = { playerId: id, clubId: 2, toTeamId: 22 };
    await db.insert(waivers).values([
      { ...placed, placedOn: day(3, 6), clearsOn: day(3, 7), status: 'claimed', claimedByClubId: 1 },
      { ...placed, placedOn: day(3, 2), clearsOn: day(3, 3), status: 'withdrawn' },
    ]);
    await db
      .insert(capCharges)
      .values([4, 5].map((season) => ({ clubId: 1, season, amount: 300_000, kind: 'buyout' as const, contractId })));
    const row = await findPlayer(db, id);
    const found = row ? await playerTransactions(db, row) : [];
    expect(found).toMatchObject([
      { season: 4, day: null, kind: 'bought-out', team: { clubId: 1 } },
      { season: 3, day: 6, kind: 'waived', team: { clubId: 2 }, claimedBy: { clubId: 1 } },
      { season: 3, day: 5, kind: 'traded', tradeId, from: { clubId: 1 }, team: { clubId: 2 } },
      { season: 2, day: 60, kind: 'extended', from: 3, to: 5, contract: 'standard' },
      { season: 1, day: 50, kind: 'signed', contract: 'entry', salary: 900_000 },
      { season: 1, day: null, kind: 'drafted', round: 2, pick: 30, team: { clubId: 1 } },
    ]);
    expect(found).toHaveLength(6);
  });

  it('end with his retirement', async () => {
    const row = await findPlayer(db, await makePlayer(db, { retiredAt: 2 }));
    expect(row && (await playerTransactions(db, row))).toEqual([{ season: 2, day: null, kind: 'retired' }]);
  });
});

it('each screen about a retired player says so, and none lists him as a free agent', async () => {
  const id = await makePlayer(db, { retiredAt: 2, teamId: null });
  const context = makeApiContext(db, makeSessionUser({ id: 1, teamIds: [] }), { now });
  const screens = [
    await call(playerRoutes.profile, { id }, { context }),
    await call(playerRoutes.stats, { id }, { context }),
    await call(playerRoutes.gameLog, { id }, { context }),
  ];
  expect(screens.map(({ data }) => [data.team, data.retiredAt])).toEqual(Array(3).fill([null, 2]));
});

it('a player called to a national team is shown publicly as called by it', async () => {
  const { playerIds } = await makeNationalTeam(db, 1);
  const context = makeApiContext(db, makeSessionUser({ id: 1 }), { now });
  const { data } = await call(playerRoutes.profile, { id: playerIds[0] ?? 0 }, { context });
  expect(data.invitation).toEqual({ kind: 'national-team', nationId: 1 });
});
