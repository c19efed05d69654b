/** The young players, records, managers and books of a season. */
import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import type { FactOf } from '#domains/fact.ts';
import { NO_PROFIT } from '#domains/finances/constants.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import type { historyNews } from '#domains/history/kinds.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managerRatingHistory, managerRatings } from '#domains/ranking/tables.ts';
import { LISTED, YOUNG_UNTIL } from '#domains/season-review/constants.ts';
import type { SeasonBooks, SeasonReview } from '#domains/season-review/contract.ts';
import type { Grown } from '#domains/season-review/rules/choose.ts';
import type { ManagerOfSeason } from '#domains/season-review/rules/facts.ts';
import { managers } from '#domains/seat/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns the young players of each club's three teams. Two queries. */
export async function readYoung(rows: RowReader, season: number): Promise<Map<ClubId, Grown[]>> {
  const ofClubs = (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { ownerKind: 'club' })).filter(
    isOfClub,
  );
  const teamOf = new Map(ofClubs.map((team) => [team.id, team]));
  const columns = ['id', 'teamId', 'positions', 'birthSeason', 'skills', 'progress', 'skillsAtStart'] as const;
  const young = await rows.read(players, columns, {
    teamId: { isNot: null },
    birthSeason: { atLeast: season - YOUNG_UNTIL },
  });
  const byClub = new Map<ClubId, Grown[]>();
  for (const { id: playerId, teamId, positions, birthSeason, ...skills } of young) {
    const team = teamOf.get(teamId ?? 0);
    if (!team || skills.skillsAtStart === null) continue;
    const own = byClub.get(team.clubId) ?? [];
    own.push({ ...skills, playerId, level: team.level, position: positions[0] ?? 'C', age: season - birthSeason });
    byClub.set(team.clubId, own);
  }
  return byClub;
}

type BrokenRecord = Extract<FactOf<typeof historyNews>, { kind: 'record-broken' }>['params'];

/** Returns the league records broken by players of each club, from the news. One query. */
export async function readRecords(tx: Transaction, season: number): Promise<Map<ClubId, SeasonReview['records']>> {
  const rows = await tx
    .select({ clubId: news.clubId, params: news.params })
    .from(news)
    .where(and(eq(news.season, season), eq(news.kind, 'record-broken'), isNotNull(news.clubId)))
    .orderBy(asc(news.id));
  const byClub = new Map<ClubId, SeasonReview['records']>();
  for (const { clubId, params } of rows) {
    if (clubId === null) continue;
    // The kind of the row determines its parameters.
    const { statistic, scope, player, value, before, holder } = params as BrokenRecord;
    const own = byClub.get(clubId) ?? [];
    if (own.length < LISTED.records) own.push({ statistic, scope, player, value, before, holder });
    byClub.set(clubId, own);
  }
  return byClub;
}

/** Returns each club's manager, with the rating tonight and at the start of the season. One query. */
export async function readManagers(tx: Transaction, season: number): Promise<Map<ClubId, ManagerOfSeason>> {
  const before = tx
    .selectDistinctOn([managerRatingHistory.userId], {
      userId: managerRatingHistory.userId,
      rating: managerRatingHistory.rating,
    })
    .from(managerRatingHistory)
    .where(lte(managerRatingHistory.season, season - 1))
    .orderBy(
      managerRatingHistory.userId,
      sql`${managerRatingHistory.season} desc`,
      sql`${managerRatingHistory.day} desc`,
    )
    .as('before');
  const rows = await tx
    .select({
      clubId: managers.clubId,
      userId: managers.userId,
      rating: managerRatings.rating,
      ratingBefore: before.rating,
    })
    .from(managers)
    .innerJoin(managerRatings, eq(managerRatings.userId, managers.userId))
    .leftJoin(before, eq(before.userId, managers.userId));
  return new Map(rows.map(({ clubId, rating, ...manager }) => [clubId, { ...manager, rating: Math.round(rating) }]));
}

/** Returns each club's income and expenses since the season began; loans are neither. One query. */
export async function readBooks(tx: Transaction, season: number): Promise<Map<ClubId, SeasonBooks>> {
  const rows = await tx
    .select({
      account: ledgerEntries.account,
      kind: ledgerEntries.kind,
      amount: sql<number>`sum(${ledgerEntries.amount})::bigint`,
    })
    .from(ledgerEntries)
    .where(
      and(
        sql`${ledgerEntries.account} like 'club:%'`,
        eq(ledgerEntries.currency, 'dollar'),
        eq(ledgerEntries.season, season),
        notInArray(ledgerEntries.kind, [...NO_PROFIT]),
      ),
    )
    .groupBy(ledgerEntries.account, ledgerEntries.kind)
    .orderBy(ledgerEntries.account, ledgerEntries.kind);
  const byAccount = Map.groupBy(rows, ({ account }) => account);
  return new Map(
    [...byAccount].map(([account, booked]) => {
      const kinds = booked
        .map(({ kind, amount }) => ({ kind, amount }))
        .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
      const sum = (sign: 1 | -1) =>
        kinds.reduce((all, { amount }) => (Math.sign(amount) === sign ? all + amount : all), 0);
      return [Number(account.slice('club:'.length)), { income: sum(1), expenses: sum(-1), kinds }];
    }),
  );
}
