/** The season results of PRO teams, and the prize money of the league. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { parachuteOf, prizeOf } from '#domains/finances/rules/prizes.ts';
import { ownersTake, sharedRevenue } from '#domains/finances/rules/revenue.ts';
import type { SeasonResult } from '#domains/finances/rules/sponsors.ts';
import { type Account, balancesIn, type Posting, post } from '#domains/finances/store/ledger.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { clubFinances, clubRevenues } from '#domains/finances/tables.ts';
import { games } from '#domains/game/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the results of each club's PRO team after the regular season: points, playoffs, and mean attendance. */
export async function finalResults(rows: RowReader, season: number): Promise<Map<ClubId, SeasonResult>> {
  const ofSeason = await proRecords(rows, season);
  const competitionId = [...new Set(ofSeason.map(({ record }) => record.competitionId))];
  const crowds = new Map<number, number[]>();
  for (const game of await rows.read(games, ['homeTeamId', 'attendance'], { competitionId, status: 'final' })) {
    const crowd = crowds.get(game.homeTeamId) ?? [];
    crowds.set(game.homeTeamId, crowd);
    crowd.push(game.attendance ?? 0);
  }
  const clubIds = ofSeason.map(({ clubId }) => clubId);
  const owners = await rows.read(clubs, ['id', 'arenaCapacity'], { id: clubIds });
  const capacities = new Map(owners.map(({ id, arenaCapacity }) => [id, arenaCapacity]));
  return new Map(
    ofSeason.map(({ clubId, record }) => {
      const crowd = crowds.get(record.teamId) ?? [];
      const mean = crowd.reduce((sum, one) => sum + one, 0) / Math.max(1, crowd.length);
      const fill = mean / Math.max(1, capacities.get(clubId) ?? 1);
      return [clubId, { points: record.points, inPlayoffs: (record.rank ?? 99) <= PLAYOFF_TEAMS, fill }];
    }),
  );
}

/** Returns the clubs whose PRO team was promoted or relegated after a season. */
export async function movedIn(rows: RowReader, season: number): Promise<ClubId[]> {
  return (await proRecords(rows, season)).flatMap(({ clubId, record }) => (record.movement === null ? [] : [clubId]));
}

/** Pays prize money by rank and playoff rounds won, and a parachute payment to relegated clubs. Runs after the playoffs. */
export async function payPrizes(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const ofSeason = await proRecords(rows, season);
  const tiers = await tiersOf(rows);
  const sizes = Map.groupBy(ofSeason, ({ leagueId }) => leagueId);
  const postings = ofSeason.flatMap(({ clubId, leagueId, record }): Posting[] => {
    if (record.rank === null) return [];
    const tier = tiers.get(leagueId) ?? 1;
    const playoffRounds = record.playoffRoundsWon ?? 0;
    const of = { tier, rank: record.rank, clubs: sizes.get(leagueId)?.length ?? 1, playoffRoundsWon: playoffRounds };
    const when = { season, day };
    const prize: Posting = {
      key: `prize-money/${season}/${clubId}`,
      kind: 'prize-money',
      params: { rank: record.rank, playoffRounds },
      ...when,
      entries: fromLeague(clubId, prizeOf(of)),
    };
    if (record.movement !== 'relegated') return [prize];
    const entries = fromLeague(clubId, parachuteOf(tier));
    return [prize, { key: `parachute/${season}/${clubId}`, kind: 'parachute', params: {}, ...when, entries }];
  });
  await post(rows, postings);
}

/** Shares the own revenue of the clubs of each league, as of the last closing of the books. Runs after the playoffs. */
export async function shareRevenues(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const playing = await proRecords(rows, season);
  const earned = new Map(
    (await rows.read(clubRevenues, ['clubId', 'own'], { season }, ['clubId'])).map(({ clubId, own }) => [clubId, own]),
  );
  const byLeague = Map.groupBy(playing, ({ leagueId }) => leagueId);
  const postings = [...byLeague].map(([leagueId, ofLeague]): Posting => {
    const clubs = ofLeague.map(({ clubId }) => ({ clubId, own: earned.get(clubId) ?? 0 }));
    return {
      key: `revenue-sharing/${season}/${leagueId}`,
      kind: 'revenue-sharing',
      params: {},
      season,
      day,
      entries: sharedRevenue(clubs).flatMap(({ clubId, shared }) =>
        shared === 0 ? [] : [{ account: `club:${clubId}` as const, amount: shared }],
      ),
    };
  });
  await post(
    rows,
    postings.filter(({ entries }) => entries.length > 0),
  );
}

/** Withdraws the owners' part of what exceeds their club's needs. Runs after revenue sharing. */
export async function payOwners(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const known = await rows.read(clubFinances, ['clubId', 'seasonRevenue'], {}, ['clubId']);
  const balances = await balancesIn(
    rows,
    known.map(({ clubId }): Account => `club:${clubId}`),
  );
  const postings = known.flatMap(({ clubId, seasonRevenue }): Posting[] => {
    const amount = ownersTake(balances.get(`club:${clubId}`) ?? 0, seasonRevenue);
    if (amount === 0) return [];
    return [
      {
        key: `dividend/${season}/${clubId}`,
        kind: 'dividend',
        params: {},
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: -amount },
          { account: 'world:owners', amount },
        ],
      },
    ];
  });
  await post(rows, postings);
}

function fromLeague(clubId: ClubId, amount: number): Posting['entries'] {
  return [
    { account: `club:${clubId}`, amount },
    { account: 'world:league', amount: -amount },
  ];
}

/** Returns the records of PRO teams in their leagues' standings. */
async function proRecords(rows: RowReader, season: number) {
  const pro = (await rows.read(teams, ['id', 'clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  const clubOf = new Map(pro.map((team) => [team.id, team]));
  const competitionId = (await competitionsOf(rows, { season, kind: 'league' })).map(({ id }) => id);
  const columns = ['competitionId', 'teamId', 'points', 'rank', 'playoffRoundsWon', 'movement'] as const;
  const records = await rows.read(standings, columns, { competitionId, teamId: pro.map(({ id }) => id) }, ['teamId']);
  return records.flatMap((record) => {
    const team = clubOf.get(record.teamId);
    return team ? [{ clubId: team.clubId, leagueId: team.leagueId, record }] : [];
  });
}
