/** Every morning each club pays a day's wages, and the league pays its clubs their share. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { OPENING_BALANCE } from '#domains/finances/constants.ts';
import { dailyWages, leagueShares } from '#domains/finances/rules/wages.ts';
import { noteFinances } from '#domains/finances/store/club-finances.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

export async function payDay(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const clubs = await clubsWithWages(rows, season);
  const wages = clubs.map((club) => ({ ...club, amount: dailyWages(club.salaries) }));
  const shares = leagueShares(wages);
  const postings = wages.flatMap(({ clubId, leagueId, amount }): Posting[] => {
    const share = shares.get(leagueId) ?? 0;
    return [
      {
        key: `wages/${season}/${day}/${clubId}`,
        kind: 'wages',
        params: {},
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: -amount },
          { account: 'world:players', amount },
        ],
      },
      {
        key: `league-share/${season}/${day}/${clubId}`,
        kind: 'league-share',
        params: {},
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: share },
          { account: 'world:league', amount: -share },
        ],
      },
    ];
  });
  await post(rows, postings);
  await noteFinances(
    rows,
    clubs.map(({ clubId, stars }) => ({ clubId, stars })),
    ['stars'],
  );
}

/** Gives every club what it begins with; one that has it already gets nothing more. */
export async function openAccounts(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const clubs = await clubsWithWages(rows, season);
  await post(
    rows,
    clubs.map(({ clubId }) => ({
      key: `opening/${clubId}`,
      kind: 'opening',
      params: {},
      season,
      day,
      entries: [
        { account: `club:${clubId}`, amount: OPENING_BALANCE },
        { account: 'world:league', amount: -OPENING_BALANCE },
      ],
    })),
  );
}

interface ClubWages {
  clubId: ClubId;
  leagueId: LeagueId;
  /** Of the season, whole dollars. */
  salaries: number;
  /** How many of the best-paid players of the league, one for each of its clubs, are the club's. */
  stars: number;
}

/** Each club with the league of its first team and what it pays its players in the season. */
async function clubsWithWages(rows: Rows, season: number): Promise<ClubWages[]> {
  const running = await rows.read(contracts, ['clubId', 'salary'], {
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  });
  const byClub = Map.groupBy(running, ({ clubId }) => clubId);
  const firstTeams = (await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' }, ['clubId'])).filter(isOfClub);
  const least = leastOfStars(firstTeams, byClub);
  return firstTeams.map(({ clubId, leagueId }) => {
    const own = (byClub.get(clubId) ?? []).map(({ salary }) => salary);
    return {
      clubId,
      leagueId,
      salaries: own.reduce((sum, salary) => sum + salary, 0),
      stars: own.filter((salary) => salary >= (least.get(leagueId) ?? Number.POSITIVE_INFINITY)).length,
    };
  });
}

/** The least that a star of each league earns: there are as many as clubs. */
function leastOfStars(
  firstTeams: readonly { clubId: ClubId; leagueId: LeagueId }[],
  byClub: ReadonlyMap<ClubId, readonly { salary: number }[]>,
): Map<LeagueId, number> {
  return new Map(
    [...Map.groupBy(firstTeams, ({ leagueId }) => leagueId)].flatMap(([leagueId, clubs]): [LeagueId, number][] => {
      const salaries = clubs.flatMap(({ clubId }) => (byClub.get(clubId) ?? []).map(({ salary }) => salary));
      const least = salaries.sort((a, b) => b - a)[clubs.length - 1];
      return least === undefined ? [] : [[leagueId, least]];
    }),
  );
}
