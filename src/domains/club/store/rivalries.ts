/** Clubs' rivals, renewed as a season begins. */
import { RIVALRY } from '#domains/club/constants.ts';
import { type NewRival, newRivals } from '#domains/club/rules/rivalries.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { seriesIn } from '#domains/competition/store/series.ts';
import { competitions } from '#domains/competition/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Replaces the rivals of clubs that no longer meet, and announces it. Called once the first teams are in next season's leagues. @returns how many */
export async function renewRivals(rows: Rows, { ended }: { ended: number }): Promise<number> {
  const organizations = await rows.read(clubs, ['id', 'rivalClubId', 'latitude', 'longitude']);
  const sides = await rows.read(teams, ['id', 'clubId', 'leagueId', 'city', 'nickname'], {
    ownerKind: 'club',
    level: 'PRO',
  });
  const clubOfTeam = new Map(sides.flatMap(({ id, clubId }) => (clubId === null ? [] : [[id, clubId] as const])));
  const nowOf = new Map(sides.map(({ clubId, leagueId }) => [clubId, leagueId]));
  const past = await readPast(rows, { ended, clubOfTeam });
  const changed = newRivals(
    organizations.map(({ id, rivalClubId, latitude, longitude }) => ({
      clubId: id,
      rivalClubId,
      before: past.leagues.get(ended)?.get(id) ?? null,
      now: nowOf.get(id) ?? null,
      spot: { latitude, longitude },
    })),
    (one, other) => ({
      seasons: [...past.leagues.values()].filter((of) => of.has(one) && of.get(one) === of.get(other)).length,
      series: past.series.get(pairOf(one, other)) ?? 0,
    }),
  );
  if (changed.length > 0) {
    await rows.update(
      clubs,
      'id',
      changed.map(({ clubId, ...rivals }) => ({ id: clubId, ...rivals, rivalSince: ended + 1 })),
    );
    await announce(rows, { changed, sides, season: ended + 1 });
  }
  return changed.length;
}

interface Side {
  clubId: ClubId | null;
  leagueId: LeagueId | null;
  city: string;
  nickname: string;
}

/** Publishes a news item for each club on the first day of the season, in its own league, where the two will meet. */
async function announce(
  rows: Rows,
  { changed, sides, season }: { changed: readonly NewRival[]; sides: readonly Side[]; season: number },
): Promise<void> {
  const byClub = new Map(sides.map((side) => [side.clubId, side]));
  const nameOf = (clubId: ClubId) => {
    const side = byClub.get(clubId);
    return side ? `${side.city} ${side.nickname}`.trim() : '';
  };
  await writeNews(
    rows,
    changed.map(({ clubId, rivalClubId, formerRivalClubId }) => ({
      season,
      day: 1,
      kind: 'rival-replaced',
      clubId,
      leagueId: byClub.get(clubId)?.leagueId ?? null,
      params: { team: nameOf(clubId), rival: nameOf(rivalClubId), former: nameOf(formerRivalClubId) },
    })),
  );
}

const pairOf = (one: ClubId, other: ClubId) => `${Math.min(one, other)}/${Math.max(one, other)}`;

/** Returns each club's leagues by season, and the number of playoff series between clubs. */
async function readPast(
  rows: RowReader,
  { ended, clubOfTeam }: { ended: number; clubOfTeam: ReadonlyMap<number, ClubId> },
) {
  const season = { atLeast: ended - RIVALRY.seasonsRemembered + 1, atMost: ended };
  const held = await rows.read(competitions, ['id', 'kind', 'season', 'leagueId'], {
    kind: ['league', 'playoffs'],
    level: 'PRO',
    season,
  });
  const idsOf = (kind: string) => held.flatMap((each) => (each.kind === kind ? [each.id] : []));
  const byId = new Map(held.map((each) => [each.id, each]));
  const leagues = new Map<number, Map<ClubId, LeagueId>>();
  for (const { competitionId, teamId } of await rows.read(standings, ['competitionId', 'teamId'], {
    competitionId: idsOf('league'),
  })) {
    const [played, clubId] = [byId.get(competitionId), clubOfTeam.get(teamId)];
    if (!played || played.leagueId === null || played.season === null || clubId === undefined) continue;
    leagues.set(played.season, (leagues.get(played.season) ?? new Map()).set(clubId, played.leagueId));
  }
  const series = new Map<string, number>();
  for (const { highTeamId, lowTeamId } of await seriesIn(rows, idsOf('playoffs'))) {
    const [high, low] = [clubOfTeam.get(highTeamId), clubOfTeam.get(lowTeamId)];
    if (high === undefined || low === undefined) continue;
    series.set(pairOf(high, low), (series.get(pairOf(high, low)) ?? 0) + 1);
  }
  return { leagues, series };
}
