import { describe, expect, it } from 'vitest';
import { bankruptcies, ledgerEntries } from '#domains/finances/tables.ts';
import { offerSheets } from '#domains/free-agency/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { correlation, rankCorrelation } from './correlation.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import { managerTable, takeOver } from './managers.ts';
import { marketErrors } from './market-rows.ts';
import { moneyTable } from './money-rows.ts';
import type { Finish, SeasonNote, SquadPlayer } from './notes.ts';
import { parityTable } from './parity-rows.ts';
import { errorsOverParts, shareOf } from './parts.ts';
import { wholeCareers } from './people-rows.ts';
import { promotionTable } from './promotion-rows.ts';
import { skillTable } from './skill-rows.ts';
import { fallenShare, fallOf, readIncomes, slowestFall } from './spenders.ts';

const LOWER = 2 as LeagueId;
const TERMS = { salaries: [1_000_000, 1_000_000], signingBonus: 0, clause: 'none' as const };

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

function player(id: number, changes: Partial<SquadPlayer> = {}): SquadPlayer {
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
  it('are 1 where both rise together, and 0 where one never changes', () => {
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

  it('of ranks ignore sizes, and ties share ranks', () => {
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
    // Ranks 1.5, 1.5, 3 against 1, 2, 3.
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

  it('take over the weakest club of the lowest league, and an average one of the top league', () => {
    const squads = [
      ...[60, 70, 80].map((overall, index) => player(10 + index, { clubId: (4 + index) as ClubId, overall })),
      player(1, { clubId: weak, leagueId: LOWER, overall: 50 }),
      // A player who does not dress adds no strength.
      player(2, { clubId: weak, leagueId: LOWER, overall: 90, isRegular: false }),
      player(3, { clubId: strong, leagueId: LOWER, overall: 55 }),
    ];
    const leagueOf = new Map(squads.map(({ clubId, leagueId }) => [clubId, leagueId]));
    expect(takeOver({ squads, leagueOf })).toEqual({ climber: weak, contender: 5 });
    expect(() => takeOver({ squads: [], leagueOf })).toThrow('nobody plays in the first or the lowest league');
  });

  it('count as promoted when their club starts a season in the top league, and are ranked from their sixth season on', () => {
    const managers = { climber: weak, contender: middling };
    const seasonOf = (season: number, own: number, isChampion: boolean) =>
      note(season, {
        leagueOf: new Map([[weak, season < 4 ? LOWER : FIRST_LEAGUE]]),
        finishes: [finish(strong, { pointsShare: 0.5 }), finish(middling, { pointsShare: own, isChampion })],
      });
    const notes = [1, 2, 3, 4, 5].map((season) => seasonOf(season, 0.1, season === 1));
    const shown = [seasonOf(6, 0.6, true), seasonOf(7, 0.4, false)];
    expect(managerTable([...notes, ...shown], managers)).toEqual({ climb: 3, place: 1.5, cups: (100 * 2) / 7 });
    // A season below the first league counts as last place in it, and a club that never came up needs more seasons than were
    // played.
    const below = note(6, { finishes: [finish(strong), finish(middling, { leagueId: LOWER })] });
    const table = managerTable([...Array<SeasonNote>(5).fill(notes[0] ?? below), below], managers);
    expect(table).toMatchObject({ climb: 7, place: 1 });
  });
});

describe('the rows of a healthy league', () => {
  it('count cups, repeat winners, and clubs that go straight back down or up', () => {
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

  it('compare what promoted clubs pay with their new league’s payrolls', () => {
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
    // The worst of each season counts, not the worst ever, which would fall with the number of seasons.
    const again = note(2, { finishes: [finish(3, { leagueId: LOWER, movement: 'promoted' })] });
    const last = note(3, { ...next, season: 3, finishes: [finish(3, { pointsShare: 0.5 })] });
    const both = { ...next, finishes: [...next.finishes, ...again.finishes] };
    expect(promotionTable([note(1, { finishes: came }), both, last]).worstPromoted).toBeCloseTo(0.4);
    expect(promotionTable([next])).toEqual({});
  });

  it('compare the points of clubs only while they stay in one league', () => {
    const shares = [0.3, 0.5, 0.7];
    const clubs = (leagueId: LeagueId) =>
      shares.map((pointsShare, index) => finish(index + 1, { pointsShare, leagueId }));
    const moved = [...clubs(FIRST_LEAGUE), finish(4, { pointsShare: 0.9, leagueId: LOWER })];
    const before = [...clubs(FIRST_LEAGUE), finish(4, { pointsShare: 0.1 })];
    const notes = [note(1, { finishes: before }), note(2, { finishes: moved })];
    expect(parityTable(notes, notes).nextYear).toBeCloseTo(1);
  });

  it('scale points to seasons of 82 games', () => {
    const shares = [0.2, 0.5, 0.8].map((pointsShare, index) => finish(index, { pointsShare, luck: 0.03 }));
    const [season] = [note(1, { finishes: shares })];
    const { best = 0, worst = 0, deviation = 0 } = parityTable([season], [season]);
    const variance = 0.06 - (1 - 38 / 82) * 0.03;
    expect(deviation).toBeCloseTo(Math.sqrt(variance));
    expect(best).toBeCloseTo(0.5 + 0.3 * Math.sqrt(variance / 0.06));
    expect(worst).toBeCloseTo(1 - best);
  });

  it('show players getting better and lines more alike', () => {
    const squad = (first: number, fourth: number) => [
      player(1, { overall: first }),
      player(2, { overall: fourth, rank: 4 }),
    ];
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

  it('count a career by its seasons if it began in the world and had time to end', () => {
    const seasons = Array.from({ length: 20 }, (_, index) => index + 1);
    // The first was already there; the second plays three seasons; the third comes too late.
    const squads = (season: number) => [
      ...(season <= 4 ? [player(1)] : []),
      ...(season === 2 || season === 3 || season === 5 ? [player(2)] : []),
      ...(season >= 10 ? [player(3)] : []),
    ];
    const careers = wholeCareers(seasons.map((season) => note(season, { squads: squads(season) })));
    expect(careers).toEqual([{ id: 2, seasons: 3 }]);
  });

  it('show balances falling as a share of revenue, and count bankrupt clubs', async () => {
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

describe('managers who overspend', () => {
  const income = Array.from({ length: DAYS_PER_SEASON }, () => 1_000_000);
  const revenue = 63_000_000;

  it('go bankrupt three weeks after they have used up the club’s cash and credit line', () => {
    // Each day overspends by 300,000: with no balance that lasts 21 days to the line, and 21 days below it.
    expect(fallOf({ income, balance: 0, spends: 1.3 })).toBeCloseTo((21 + 21) / DAYS_PER_SEASON, 1);
    expect(fallOf({ income, balance: 0.3 * revenue, spends: 1.3 })).toBeCloseTo(1 + (21 + 21) / DAYS_PER_SEASON, 1);
    expect(fallOf({ income, balance: 0, spends: 0.98 })).toBeNull();
  });

  it('are found at the richest club, by its ledger', async () => {
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

describe('the margin of error of a figure', () => {
  it('is estimated from five parts of the period, and not from fewer', async () => {
    const mean = (some: readonly number[]) => ({
      mean: some.reduce((sum, one) => sum + one, 0) / some.length,
      trend: 7,
    });
    const seasons = [1, 2, 3, 4, 5].flatMap((part) => Array.from({ length: 5 }, () => part));
    const { mean: error = 0, trend } = await errorsOverParts(seasons, mean, ['mean']);
    // The deviation of 1 to 5 is the root of 2.5, and there are five of them.
    expect(error).toBeCloseTo(Math.sqrt(0.5));
    expect(trend).toBeUndefined();
    expect(await errorsOverParts(seasons.slice(1), mean, ['mean'])).toEqual({});
  });

  it('of a share of players equals that of coin tosses', () => {
    expect(shareOf([true, false, true, false])).toEqual({ share: 50, error: 25 });
    expect(shareOf([true, true])).toEqual({ share: 100, error: 0 });
    expect(shareOf([])).toEqual({ share: 0, error: 0 });
  });

  it('of matched offer sheets is that of all answered ones, since some parts of the period have no lost one', async () => {
    const rows = new MemoryRows({});
    const sheet = { playerId: 1 as PlayerId, clubId: 1 as ClubId, holderClubId: 2 as ClubId, terms: TERMS };
    const dates = { compensation: [], madeOn: 1, matchBy: 8 };
    await rows.insert(
      offerSheets,
      // One before the period, and one that the player declined, do not count.
      (['lost', 'matched', 'matched', 'matched', 'lost', 'declined'] as const).map((status, index) => ({
        ...{ ...sheet, ...dates, id: index + 1, status },
        fromSeason: index === 0 ? 3 : 4,
      })),
    );
    expect(await marketErrors(rows, [note(3), note(4)])).toEqual({ matched: 100 * Math.sqrt((0.75 * 0.25) / 4) });
  });
});
