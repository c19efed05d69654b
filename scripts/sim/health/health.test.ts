import { describe, expect, it } from 'vitest';
import { bankruptcies, ledgerEntries } from '#domains/finances/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { correlation, rankCorrelation } from './correlation.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import { managerTable, takeOver } from './managers.ts';
import { moneyTable } from './money-rows.ts';
import type { Finish, SeasonNote, SquadMan } from './notes.ts';
import { parityTable } from './parity-rows.ts';
import { errorsOverParts, shareOf } from './parts.ts';
import { wholeCareers } from './people-rows.ts';
import { promotionTable } from './promotion-rows.ts';
import { skillTable } from './skill-rows.ts';
import { fallenShare, fallOf, readIncomes, slowestFall } from './spenders.ts';

const LOWER = 2 as LeagueId;

function note(season: number, changes: Partial<SeasonNote> = {}): SeasonNote {
  return {
    season,
    squads: [],
    clubOf: new Map(),
    leagueOf: new Map(),
    balances: new Map(),
    contracts: { signings: [], long: [] },
    finishes: [],
    revenues: new Map(),
    qualifying: { might: 0, have: 0 },
    edges: [],
    market: { unsigned: 0, prices: [], unspent: 0, blocks: 0, leftovers: 0 },
    payrolls: new Map(),
    ...changes,
  };
}

function finish(clubId: number, changes: Partial<Finish> = {}): Finish {
  return {
    clubId: clubId as ClubId,
    leagueId: FIRST_LEAGUE,
    pointsShare: 0.5,
    luck: 0,
    goals: 114,
    games: 38,
    isChampion: false,
    movement: null,
    ...changes,
  };
}

function man(id: number, changes: Partial<SquadMan> = {}): SquadMan {
  return {
    id: id as PlayerId,
    clubId: 1 as ClubId,
    leagueId: FIRST_LEAGUE,
    position: 'C',
    age: 25,
    overall: 70,
    rank: 1,
    isRegular: true,
    ...changes,
  };
}

describe('correlations', () => {
  it('are 1 where both go up together, and 0 where one never changes', () => {
    expect(
      correlation([
        [1, 2],
        [2, 4],
        [3, 6],
      ]),
    ).toBeCloseTo(1);
    expect(
      correlation([
        [1, 2],
        [1, 4],
      ]),
    ).toBe(0);
  });

  it('of places know no sizes, and who is level shares his places', () => {
    expect(
      rankCorrelation([
        [1, 1],
        [2, 10],
        [3, 1000],
      ]),
    ).toBeCloseTo(1);
    expect(
      rankCorrelation([
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    ).toBeCloseTo(-1);
    // Places 1.5, 1.5, 3 against 1, 2, 3.
    expect(
      rankCorrelation([
        [5, 1],
        [5, 2],
        [9, 3],
      ]),
    ).toBeCloseTo(1.5 / Math.sqrt(1.5 * 2));
  });
});

describe('managers', () => {
  const [weak, middling, strong] = [1, 2, 3] as [ClubId, ClubId, ClubId];

  it('take over the weakest club of the lowest league, and an ordinary one of the first', () => {
    const squads = [
      ...[60, 70, 80].map((overall, index) => man(10 + index, { clubId: (4 + index) as ClubId, overall })),
      man(1, { clubId: weak, leagueId: LOWER, overall: 50 }),
      // Who does not dress makes nobody stronger.
      man(2, { clubId: weak, leagueId: LOWER, overall: 90, isRegular: false }),
      man(3, { clubId: strong, leagueId: LOWER, overall: 55 }),
    ];
    const leagueOf = new Map(squads.map(({ clubId, leagueId }) => [clubId, leagueId]));
    expect(takeOver({ squads, leagueOf })).toEqual({ climber: weak, contender: 5 });
    expect(() => takeOver({ squads: [], leagueOf })).toThrow('nobody plays in the first or the lowest league');
  });

  it('have climbed when their club begins a season in the first league, and are placed from their sixth season on', () => {
    const managers = { climber: weak, contender: middling };
    const seasonOf = (season: number, own: number, isChampion: boolean) =>
      note(season, {
        leagueOf: new Map([[weak, season < 4 ? LOWER : FIRST_LEAGUE]]),
        finishes: [finish(strong, { pointsShare: 0.5 }), finish(middling, { pointsShare: own, isChampion })],
      });
    const notes = [1, 2, 3, 4, 5].map((season) => seasonOf(season, 0.1, season === 1));
    const shown = [seasonOf(6, 0.6, true), seasonOf(7, 0.4, false)];
    expect(managerTable([...notes, ...shown], managers)).toEqual({ climb: 3, place: 1.5, cups: (100 * 2) / 7 });
    // Below the first league he is last, and who never came up needs more than there was.
    const below = note(6, { finishes: [finish(strong), finish(middling, { leagueId: LOWER })] });
    const table = managerTable([...Array<SeasonNote>(5).fill(notes[0] ?? below), below], managers);
    expect(table).toMatchObject({ climb: 7, place: 1 });
  });
});

describe('the rows of a healthy league', () => {
  it('count cups, who wins again, and who comes straight back', () => {
    const notes = [
      note(1, { finishes: [finish(1, { isChampion: true }), finish(2, { movement: 'relegated' })] }),
      note(2, {
        finishes: [finish(1, { isChampion: true }), finish(2, { leagueId: LOWER, movement: 'promoted' })],
      }),
      note(3, { finishes: [finish(1), finish(2, { isChampion: true })] }),
    ];
    const table = parityTable(notes, notes);
    expect(table.sameChampion).toBe(50);
    expect(table.mostCups).toBe(20);
    expect(table.straightUp).toBe(100);
  });

  it('compare what promoted clubs pay with what their new league does', () => {
    const came = [1, 2].map((clubId) => finish(clubId, { leagueId: LOWER, movement: 'promoted' }));
    const clubs = [1, 2, 3, 4].map((clubId) => clubId as ClubId);
    const next = note(2, {
      leagueOf: new Map(clubs.map((clubId) => [clubId, FIRST_LEAGUE])),
      payrolls: new Map(clubs.map((clubId, index) => [clubId, [60, 80, 120, 140][index] ?? 0])),
      finishes: [finish(1, { pointsShare: 0.3 }), finish(2, { pointsShare: 0.4 }), finish(3, { pointsShare: 0.1 })],
    });
    const table = promotionTable([note(1, { finishes: came }), next]);
    expect(table.recruiting).toBeCloseTo(70);
    expect(table.worstPromoted).toBeCloseTo(0.3);
    // The worst of each season counts, not the worst there ever was: that one falls with the number of seasons.
    const again = note(2, { finishes: [finish(3, { leagueId: LOWER, movement: 'promoted' })] });
    const last = note(3, { ...next, season: 3, finishes: [finish(3, { pointsShare: 0.5 })] });
    const both = { ...next, finishes: [...next.finishes, ...again.finishes] };
    expect(promotionTable([note(1, { finishes: came }), both, last]).worstPromoted).toBeCloseTo(0.4);
    expect(promotionTable([next])).toEqual({});
  });

  it('compare the points of clubs only while they stay in their league', () => {
    const shares = [0.3, 0.5, 0.7];
    const clubs = (leagueId: LeagueId) =>
      shares.map((pointsShare, index) => finish(index + 1, { pointsShare, leagueId }));
    const moved = [...clubs(FIRST_LEAGUE), finish(4, { pointsShare: 0.9, leagueId: LOWER })];
    const before = [...clubs(FIRST_LEAGUE), finish(4, { pointsShare: 0.1 })];
    const notes = [note(1, { finishes: before }), note(2, { finishes: moved })];
    expect(parityTable(notes, notes).nextYear).toBeCloseTo(1);
  });

  it('look at points as seasons of 82 games would spread them', () => {
    const shares = [0.2, 0.5, 0.8].map((pointsShare, index) => finish(index, { pointsShare, luck: 0.03 }));
    const [season] = [note(1, { finishes: shares })];
    const { best = 0, worst = 0, deviation = 0 } = parityTable([season], [season]);
    const variance = 0.06 - (1 - 38 / 82) * 0.03;
    expect(deviation).toBeCloseTo(Math.sqrt(variance));
    expect(best).toBeCloseTo(0.5 + 0.3 * Math.sqrt(variance / 0.06));
    expect(worst).toBeCloseTo(1 - best);
  });

  it('see that players become better, and lines more alike', () => {
    const squad = (first: number, fourth: number) => [man(1, { overall: first }), man(2, { overall: fourth, rank: 4 })];
    const goals = [finish(1)];
    const notes = [
      note(1, { squads: squad(80, 60), finishes: goals }),
      note(2, { squads: squad(80, 64), finishes: goals }),
      note(3, { squads: squad(80, 64), finishes: goals }),
    ];
    const table = skillTable(notes, notes.slice(1));
    expect(table.overall).toBeCloseTo(2);
    expect(table.overallSlope).toBeCloseTo(0);
    expect(table.lines).toBeCloseTo(-20);
    expect(table.goalsTrend).toBeCloseTo(0);
  });

  it('count a career by its seasons, if it began in the world and has had time to end', () => {
    const seasons = Array.from({ length: 20 }, (_, index) => index + 1);
    // The first was there before; the second plays three seasons; the third comes too late.
    const squads = (season: number) => [
      ...(season <= 4 ? [man(1)] : []),
      ...(season === 2 || season === 3 || season === 5 ? [man(2)] : []),
      ...(season >= 10 ? [man(3)] : []),
    ];
    const careers = wholeCareers(seasons.map((season) => note(season, { squads: squads(season) })));
    expect(careers).toEqual([{ id: 2, seasons: 3 }]);
  });

  it('see balances fall as a share of what clubs have, and count who fell', async () => {
    const club = 1 as ClubId;
    const leagueOf = new Map([
      [club, FIRST_LEAGUE],
      [2 as ClubId, FIRST_LEAGUE],
    ]);
    const season = (number: number, share: number) =>
      note(number, {
        leagueOf,
        balances: new Map([[club, { dollars: 1, share }]]),
        revenues: new Map([
          [club, 200],
          [2 as ClubId, 100],
        ]),
      });
    const rows = new MemoryRows({});
    await rows.insert(bankruptcies, [{ id: 1, clubId: club, userId: null, season: 2, day: 5, debt: 10 }]);
    const table = await moneyTable(rows, [season(1, 0.5), season(2, 0.3)]);
    expect(table.balance).toBeCloseTo(-50);
    expect(table.bankruptcies).toBe(75);
    expect(table.revenue).toBe(2);
  });
});

describe('managers who spend', () => {
  const income = Array.from({ length: DAYS_PER_SEASON }, () => 1_000_000);
  const revenue = 63_000_000;

  it('fall three weeks after they have spent what the club had and what its credit line allows', () => {
    // A day too much costs 300,000: nothing in hand lasts 21 days to the line, and 21 days below it.
    expect(fallOf({ income, balance: 0, spends: 1.3 })).toBeCloseTo((21 + 21) / DAYS_PER_SEASON, 1);
    expect(fallOf({ income, balance: 0.3 * revenue, spends: 1.3 })).toBeCloseTo(1 + (21 + 21) / DAYS_PER_SEASON, 1);
    expect(fallOf({ income, balance: 0, spends: 0.98 })).toBeNull();
  });

  it('are found at the richest club, by what the ledger says', async () => {
    const rows = new MemoryRows({});
    const entry = { transactionId: 1, currency: 'dollar', season: 4, kind: 'gate' } as const;
    await rows.insert(ledgerEntries, [
      ...[1, 2].flatMap((club) =>
        income.map((amount, index) => ({ ...entry, account: `club:${club}`, amount, day: index + 1 })),
      ),
      ...[1, 2].map((club) => ({
        ...entry,
        kind: 'wages' as const,
        account: `club:${club}`,
        amount: -revenue,
        day: 63,
      })),
      { ...entry, kind: 'loan', account: 'club:2', amount: 0.3 * revenue, day: 63 },
      { ...entry, account: 'world:spectators', amount: -5, day: 63 },
    ]);
    const clubs = [...(await readIncomes(rows, 4)).values()];
    expect(clubs.map(({ left }) => left)).toEqual([0, 0.3 * revenue]);
    expect(slowestFall(clubs, 1.3)).toBeGreaterThan(1.5);
    expect(fallenShare(clubs, 1.3)).toBe(100);
    expect(fallenShare(clubs, 0.98)).toBe(0);
  });
});

describe('the chance in a figure', () => {
  it('is known from how five parts of the time differ, and not from fewer', async () => {
    const mean = (some: readonly number[]) => ({
      mean: some.reduce((sum, one) => sum + one, 0) / some.length,
      trend: 7,
    });
    const seasons = [1, 2, 3, 4, 5].flatMap((part) => Array.from({ length: 5 }, () => part));
    const { mean: error = 0, trend } = await errorsOverParts(seasons, mean, ['mean']);
    // The deviation of 1 to 5 is the root of 2.5, of which there are five.
    expect(error).toBeCloseTo(Math.sqrt(0.5));
    expect(trend).toBeUndefined();
    expect(await errorsOverParts(seasons.slice(1), mean, ['mean'])).toEqual({});
  });

  it('of a share of players equals that of as many coin tosses', () => {
    expect(shareOf([true, false, true, false])).toEqual({ share: 50, error: 25 });
    expect(shareOf([true, true])).toEqual({ share: 100, error: 0 });
    expect(shareOf([])).toEqual({ share: 0, error: 0 });
  });
});
