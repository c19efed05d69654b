/** Users' deeds in careers besides managing, as parts of the query that recounts deeds (`deeds.ts`). */
import { type SQL, sql } from 'drizzle-orm';
import { agentDeals, representations } from '#domains/agent/tables.ts';
import { articles, pressPrizes } from '#domains/article/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { sightings } from '#domains/draft/tables.ts';
import { federationBudgets, federationSeasons, federations, presidencies } from '#domains/federation/tables.ts';
import { games } from '#domains/game/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { newsMentions } from '#domains/news/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { reportSales } from '#domains/report-sale/tables.ts';
import { toldRumors } from '#domains/rumor/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';

/** The users' persons, current and former, as `h`. */
export const careersAs = (userIds: readonly UserId[]) => sql`h as (
  select id, user_id, kind from ${persons} where user_id = any(${sql.param(userIds)}::int[]))`;

/**
 * The nation that a season's challenge asks a reporter to write about and an agent to find clients in: a different one
 * for each user and season.
 */
export const nationAsked = (userId: SQL, season: SQL) => sql`(select id from ${nations} order by id
  offset ((${userId} * 7 + ${season} * 13) % (select count(*) from ${nations})) limit 1)`;

/** The nation of the federation that a user presides over; null: none. */
export const nationPresided = (userId: SQL) => sql`(select f.id from ${federations} f
  join ${persons} p on p.id = f.president_id where p.user_id = ${userId} and p.retired_at is null order by f.id limit 1)`;

/** Counts, by user, the rows of a table with a person's id in a column. */
const ofPerson = (feat: string, from: SQL, { on, amount = sql`count(*)` }: { on: SQL; amount?: SQL }) =>
  sql`select h.user_id, ${feat}::text, coalesce(${amount}, 0)::int from h join ${from} x on ${on} group by 1`;

export function careerDeeds(): SQL[] {
  const own = { on: sql`x.person_id = h.id` };
  const published = sql`x.person_id = h.id and x.state = 'published'`;
  const signed = sql`(select d.person_id, k.salary::bigint * (k.to_season - k.from_season + 1) as dollars
    from ${agentDeals} d join ${contracts} k on k.id = d.contract_id)`;
  const behindTheBench = sql`(
    select j.person_id, (g.home_team_id = t.id) = (g.home_score > g.away_score) as is_won
    from h join ${jobs} j on j.person_id = h.id and j.kind = 'coach' and j.role in ('head', 'youth') and j.from_day is not null
      join ${teams} t on t.club_id = j.club_id and t.level = case j.role when 'youth' then 'U21' else 'PRO' end
      join ${games} g on (g.home_team_id = t.id or g.away_team_id = t.id) and g.status = 'final'
        and g.season * ${DAYS_PER_SEASON} + g.day > j.from_day
        and (j.ended_on is null or g.season * ${DAYS_PER_SEASON} + g.day <= j.ended_on)
      join ${competitions} k on k.id = g.competition_id and k.kind in ('league', 'playoffs')
    where h.kind = 'coach')`;
  return [
    ofPerson('coach-games', behindTheBench, own),
    ofPerson('coach-wins', behindTheBench, { ...own, amount: sql`count(*) filter (where x.is_won)` }),
    ofPerson('coach-jobs', sql`${jobs}`, {
      on: sql`x.person_id = h.id and x.kind = 'coach' and x.from_day is not null`,
    }),
    ofPerson('scout-looks', sql`${sightings}`, {
      on: sql`x.person_id = h.id and not x.is_bought`,
      amount: sql`sum(x.looks)`,
    }),
    ofPerson('calls-right', sql`${scouts}`, { ...own, amount: sql`sum(x.calls_right)` }),
    ofPerson('reports-sold', sql`${reportSales}`, own),
    ofPerson('agent-clients', sql`${representations}`, own),
    ofPerson('agent-deals', sql`${agentDeals}`, own),
    ofPerson('agent-millions', signed, { ...own, amount: sql`floor(sum(x.dollars) / 1000000)` }),
    // Days of the season start at 1.
    sql`select h.user_id, 'nation-deals', count(*)::int from h
      join ${agentDeals} d on d.person_id = h.id join ${contracts} k on k.id = d.contract_id join ${players} p on p.id = k.player_id
      where p.nation_id = ${nationAsked(sql`h.user_id`, sql`((k.signed_at - 1) / ${DAYS_PER_SEASON}::int)`)} group by 1`,
    ofPerson('articles', sql`${articles}`, { on: published }),
    ofPerson('article-readers', sql`${articles}`, { on: published, amount: sql`sum(x.reads)` }),
    ofPerson('rumors-right', sql`${toldRumors}`, { on: sql`x.person_id = h.id and x.state = 'right'` }),
    ofPerson(
      'press-prizes',
      sql`(select a.person_id from ${pressPrizes} z join ${articles} a on a.id = z.article_id)`,
      own,
    ),
    sql`select h.user_id, 'nation-articles', count(distinct a.id)::int from h
      join ${articles} a on a.person_id = h.id and a.state = 'published'
      join ${newsMentions} m on m.news_id = a.news_id join ${players} p on p.id = m.player_id
      where p.nation_id = ${nationAsked(sql`h.user_id`, sql`a.season`)} group by 1`,
    ofPerson('elections-won', sql`${presidencies}`, { on: sql`x.person_id = h.id and x.origin <> 'appointed'` }),
    ofPerson('budgets-accepted', sql`${federationBudgets}`, { on: sql`x.proposed_by = h.id and x.state = 'accepted'` }),
    ofPerson('federation-points', sql`${federationSeasons}`, {
      on: sql`x.president_id = h.id`,
      amount: sql`sum(x.points)`,
    }),
  ];
}
