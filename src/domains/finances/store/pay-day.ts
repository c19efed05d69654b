/** Every morning each club pays a day's wages, and the league pays its clubs their share. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { OPENING_BALANCE } from '#domains/finances/constants.ts';
import { dailyWages, leagueShares } from '#domains/finances/rules/wages.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
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

/** Each club with the league of its first team and the salaries of the season, in dollars. */
async function clubsWithWages(rows: Rows, season: number) {
  const salaries = new Map<number, number>();
  for (const { clubId, salary } of await rows.read(contracts, ['clubId', 'salary'], {
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  })) {
    salaries.set(clubId, (salaries.get(clubId) ?? 0) + salary);
  }
  const firstTeams = await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' }, ['clubId']);
  return firstTeams
    .filter(isOfClub)
    .map(({ clubId, leagueId }) => ({ clubId, leagueId, salaries: salaries.get(clubId) ?? 0 }));
}
