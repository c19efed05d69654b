/** Managers' deeds by command, and the results of their seasons, recounted from what other domains store. */
import { type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { Feat } from '#domains/achievement/constants.ts';
import { careerDeeds, careersAs } from '#domains/achievement/store/career-deeds.ts';
import { awardResults } from '#domains/awards/tables.ts';
import { fruitPrizes } from '#domains/banana/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { comments, reactions } from '#domains/discussion/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { NO_PROFIT } from '#domains/finances/constants.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { hallCandidates, hallVotes } from '#domains/hall-of-fame/tables.ts';
import { lineups, savedLineups } from '#domains/lineups/tables.ts';
import { proposals, proposalVotes } from '#domains/proposal/tables.ts';
import { managerRatings } from '#domains/ranking/tables.ts';
import { referralRewards } from '#domains/referral/tables.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { managers, tenures } from '#domains/seat/tables.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import { trades } from '#domains/trade/tables.ts';
import { trainingPlans } from '#domains/training/tables.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface Deed {
  userId: UserId;
  feat: Feat;
  amount: number;
}

/** Absolute days on which a season's regular season, cup and draft are decided. */
const dayIn = (season: SQL, day: number) =>
  sql`${season} * ${sql.raw(String(DAYS_PER_SEASON))} + ${sql.raw(String(day))}`;
const ofRegular = (season: SQL) => dayIn(season, PHASE_STARTS.playoffs - 1);
const ofCup = (season: SQL) => dayIn(season, PHASE_STARTS.postseason - 1);
/** The condition that the manager ran the club on that day: n is a term there. */
const during = (day: SQL) => sql`(n.from_day <= ${day} and (n.to_day is null or ${day} < n.to_day))`;

/** The managers' terms at clubs, as `n`. */
const terms = (userIds: readonly UserId[]) => sql`n as (
  select user_id, club_id, from_day, to_day from ${tenures} where user_id = any(${sql.param(userIds)}::int[]))`;
/** The clubs they manage, as `o`. */
const own = (userIds: readonly UserId[]) => sql`o as (
  select club_id as id, user_id, since from ${managers} where user_id = any(${sql.param(userIds)}::int[]))`;

const gathered = async (db: Database | Transaction, query: SQL): Promise<Deed[]> =>
  (await db.execute<Deed & Record<string, unknown>>(query)).rows;

/**
 * Returns deeds by command, on any day. One query.
 * @param hasCareers false: omits other careers, which are half of the query planning
 */
export function deedsOf(
  db: Database | Transaction,
  userIds: readonly UserId[],
  { hasCareers }: { hasCareers: boolean },
): Promise<Deed[]> {
  const among = (column: SQL) => sql`${column} = any(${sql.param(userIds)}::int[])`;
  /** Counts rows that belong to a user directly. */
  const counted = (feat: Feat, from: SQL, amount = sql`count(*)`) =>
    sql`select user_id, ${feat}::text, ${amount}::int from ${from} x where ${among(sql`x.user_id`)} group by 1`;
  const parts = [
    sql`select n.user_id, 'trades', count(*)::int from n
      join ${trades} x on n.club_id in (x.from_club_id, x.to_club_id, x.third_club_id) and x.status = 'done' and ${during(sql`x.closed_on`)}
      group by 1`,
    sql`select n.user_id, 'signings', count(*)::int from n
      join ${contracts} x on x.club_id = n.club_id and x.taken_over_in is null and ${during(sql`x.signed_at`)} group by 1`,
    sql`select n.user_id, d.feat, count(*)::int from n
      join ${draftPicks} x on x.owner_club_id = n.club_id and x.player_id is not null
        and ${during(dayIn(sql`x.season`, PHASE_STARTS.draft))}
      join (values ('draft-picks', 7), ('first-round-picks', 1)) d (feat, round) on x.round <= d.round group by 1, 2`,
    sql`select x.user_id, 'rating', floor(x.best)::int from ${managerRatings} x where ${among(sql`x.user_id`)}`,
    sql`select n.user_id, 'clubs', count(distinct n.club_id)::int from n group by 1`,
    sql`select o.user_id, 'training-plans', count(*)::int from o join ${trainingPlans} x on x.club_id = o.id group by 1`,
    sql`select o.user_id, 'facility-level', max(x.level)::int from o join ${facilities} x on x.club_id = o.id group by 1`,
    sql`select o.user_id, 'own-lines', count(*)::int from o join ${teams} t on t.club_id = o.id
      join ${lineups} x on x.team_id = t.id and x.saved_by = 'manager' and x.updated_at >= o.since group by 1`,
    sql`select o.user_id, 'templates', count(*)::int from o join ${teams} t on t.club_id = o.id
      join ${savedLineups} x on x.team_id = t.id and x.created_at >= o.since group by 1`,
    sql`select o.user_id, 'scrimmages', count(*)::int from o join ${teams} t on t.club_id = o.id
      join ${scrimmages} x on t.id in (x.host_team_id, x.guest_team_id) and x.game_id is not null
        and x.created_at >= o.since group by 1`,
    counted('shortlist', sql`${shortlistedPlayers}`),
    counted('votes', sql`${proposalVotes}`),
    counted('proposals', sql`${proposals}`),
    counted('comments', sql`(select user_id from ${comments} where subject_kind = 'proposal')`),
    counted('game-messages', sql`(select user_id from ${comments} where subject_kind = 'game')`),
    counted('reactions', sql`(select user_id from ${reactions} where subject_kind = 'game')`),
    counted('fruit-bowls', sql`(select user_id from ${fruitPrizes} where recipe = 'bowl')`),
    counted('hall-ballots', sql`${hallVotes}`, sql`count(distinct x.season)`),
    sql`select x.referrer_user_id, 'referrals', count(*)::int from ${referralRewards} x
      where ${among(sql`x.referrer_user_id`)} and x.counts group by 1`,
    // The steps of the first hour; closing their list is not a step.
    sql`select x.id, 'first-steps', (select count(*)::int from jsonb_array_elements_text(x.onboarding) step
        where step like 'rookie:%' and step <> 'rookie:closed') from ${users} x where ${among(sql`x.id`)}`,
    ...(hasCareers ? careerDeeds() : []),
  ];
  return gathered(
    db,
    sql`with ${terms(userIds)}, ${own(userIds)}, ${careersAs(userIds)}, found (user_id, feat, amount) as (${sql.join(parts, sql` union all `)})
      select user_id as "userId", feat, amount from found where amount > 0`,
  );
}

/** Returns what seasons, votes and the Hall of Fame have brought, which changes on nights that end a phase. One query. */
export function honorsOf(db: Database | Transaction, userIds: readonly UserId[]): Promise<Deed[]> {
  return gathered(
    db,
    sql`with ${terms(userIds)}, tables as (
      select n.user_id, x.*, t.level, ${during(ofRegular(sql`c.season`))} and x.rank is not null as is_regular,
        ${during(ofCup(sql`c.season`))} as is_cup
      from n join ${teams} t on t.club_id = n.club_id join ${standings} x on x.team_id = t.id
        join ${competitions} c on c.id = x.competition_id and c.kind = 'league'
    ), honors as (
      select n.user_id, x.honor from n join ${awardResults} x on x.club_id = n.club_id and x.honor is not null
        and x.player_id is not null and ${during(ofCup(sql`x.season`))}
    ), found (user_id, feat, amount) as (
      select s.user_id, v.feat, v.amount::int from (
        select user_id,
          count(*) filter (where level = 'PRO' and is_regular) as seasons,
          max(points) filter (where level = 'PRO' and is_regular) as points,
          count(*) filter (where level = 'PRO' and is_regular and playoff_rounds_won is not null) as berths,
          sum(playoff_rounds_won) filter (where level = 'PRO' and is_cup) as series,
          count(*) filter (where level = 'PRO' and is_cup and is_champion) as cups,
          count(*) filter (where level = 'FRM' and is_cup and is_champion) as farm_cups,
          count(*) filter (where level = 'U21' and is_cup and is_champion) as junior_cups,
          count(*) filter (where level = 'PRO' and is_regular and rank = 1) as presidents,
          count(*) filter (where level = 'PRO' and is_cup and movement = 'promoted') as promotions
        from tables group by 1) s
      cross join lateral (values ('seasons', s.seasons), ('season-points', s.points), ('playoff-berths', s.berths),
        ('series-won', s.series), ('cups', s.cups), ('farm-cups', s.farm_cups), ('junior-cups', s.junior_cups),
        ('presidents', s.presidents), ('promotions', s.promotions)) v (feat, amount)
      union all
      select user_id, 'honors', count(*)::int from honors group by 1
      union all
      select user_id, 'mvps', count(*)::int from honors where honor = 'MVP' group by 1
      union all
      select user_id, 'manager-awards', count(*)::int from ${awardResults}
        where user_id = any(${sql.param(userIds)}::int[]) and honor = 'manager' group by 1
      union all
      select n.user_id, 'hall-of-famers', count(*)::int from n join ${teams} t on t.club_id = n.club_id
        join ${hallCandidates} x on x.team_id = t.id and x.is_inducted and ${during(ofCup(sql`x.season`))} group by 1
    )
    select user_id as "userId", feat, amount from found where amount > 0`,
  );
}

/**
 * Returns the managers who ran a club throughout the ending season and increased its balance. One query; for the last
 * night of a season.
 */
export async function profitableManagers(
  db: Database | Transaction,
  { userIds, season }: { userIds: readonly UserId[]; season: number },
): Promise<ReadonlySet<UserId>> {
  const { rows } = await db.execute<{ userId: UserId } & Record<string, unknown>>(sql`
    with ${terms(userIds)}
    select n.user_id as "userId" from n join ${ledgerEntries} e on e.account = 'club:' || n.club_id and e.season = ${season}
      and e.currency = 'dollar' and e.kind <> all(${sql.param([...NO_PROFIT])}::text[])
    where n.to_day is null and n.from_day < ${dayIn(sql`${season}::int`, PHASE_STARTS.regular)}
    group by 1 having sum(e.amount) > 0 order by 1`);
  return new Set(rows.map(({ userId }) => userId));
}
