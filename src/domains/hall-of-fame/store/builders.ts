/** Eligible careers of builders, counted from the records before a season. */
import { type SQL, sql } from 'drizzle-orm';
import { BUILDER_SEASONS } from '#domains/hall-of-fame/constants.ts';
import type { BuilderFacts } from '#domains/hall-of-fame/contract.ts';
import { BUILDER_LIMITS, ballotOf, builderGreatness, mayBeVotedOn } from '#domains/hall-of-fame/rules.ts';
import { hallBuilders } from '#domains/hall-of-fame/tables.ts';
import { tenures } from '#domains/seat/tables.ts';
import { DAYS_PER_SEASON, FIRST_PLAYOFF_DAY } from '#engine/calendar.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export interface Builder {
  personId: PersonId | null;
  userId: UserId | null;
  facts: BuilderFacts;
  /** Earlier ballots. */
  ballots: number;
}

interface Counted extends Record<string, unknown> {
  personId: PersonId | null;
  userId: UserId | null;
  facts: BuilderFacts;
}

/** First teams' games under a coach or manager, and their cups in that time. */
function winnersOf(kind: 'coach' | 'manager', season: number): SQL {
  const charges =
    kind === 'coach'
      ? sql`select j.person_id as who, j.club_id, j.from_day, j.ended_on as until from jobs j
          where j.kind = 'coach' and j.role = 'head' and j.from_day is not null and j.person_id is not null`
      : sql`select m.user_id as who, m.club_id, m.from_day, m.to_day as until from ${tenures} m
          join users u on u.id = m.user_id and u.deleted_at is null`;
  const who = kind === 'coach' ? sql`who, null::int` : sql`null::int, who`;
  return sql`
    with charge as (${charges}),
    game as (
      select h.who, g.season, l.tier = 1 as is_top, (g.home_team_id = t.id) = (g.home_score > g.away_score) as is_won
      from charge h join teams t on t.club_id = h.club_id and t.level = 'PRO'
      join games g on (g.home_team_id = t.id or g.away_team_id = t.id) and g.status = 'final' and g.season < ${season}
        and g.season * ${DAYS_PER_SEASON} + g.day > h.from_day
        and (h.until is null or g.season * ${DAYS_PER_SEASON} + g.day <= h.until)
      join competitions c on c.id = g.competition_id and c.kind in ('league', 'playoffs') join leagues l on l.id = c.league_id),
    cup as (
      select h.who, count(*) as cups, count(*) filter (where l.tier = 1) as top
      from charge h join teams t on t.club_id = h.club_id and t.level = 'PRO'
      join standings s on s.team_id = t.id and s.is_champion
      join competitions c on c.id = s.competition_id and c.kind = 'league' and c.season < ${season}
      join leagues l on l.id = c.league_id
      where c.season * ${DAYS_PER_SEASON} + ${FIRST_PLAYOFF_DAY} > h.from_day
        and (h.until is null or c.season * ${DAYS_PER_SEASON} + ${FIRST_PLAYOFF_DAY} <= h.until)
      group by h.who)
    select ${who}, json_build_object('kind', ${kind}::text, 'seasons', count(distinct season), 'firstSeason', min(season),
      'lastSeason', max(season), 'games', count(*), 'wins', count(*) filter (where is_won),
      'topWins', count(*) filter (where is_won and is_top), 'cups', coalesce(max(cup.cups), 0), 'topCups', coalesce(max(cup.top), 0))
    from game left join cup using (who) group by who having count(distinct season) >= ${BUILDER_SEASONS}`;
}

/** Returns the eligible builders of each kind, by their number of seasons. One query per kind. */
function countsOf(season: number): SQL[] {
  const span = (first: SQL, last: SQL, seasons: SQL) =>
    sql`'seasons', ${seasons}, 'firstSeason', ${first}, 'lastSeason', ${last}`;
  const enough = (seasons: SQL) => sql`having ${seasons} >= ${BUILDER_SEASONS}`;
  const seasonsWorked = sql`count(distinct w.season)`;
  const signed = sql`count(distinct c.signed_at / ${DAYS_PER_SEASON})`;
  const written = sql`count(distinct w.season)`;
  return [
    winnersOf('coach', season),
    winnersOf('manager', season),
    sql`
      select s.person_id, null::int, json_build_object('kind', 'scout', ${span(sql`min(w.season)`, sql`max(w.season)`, seasonsWorked)},
        'calls', max(s.calls), 'callsRight', max(s.calls_right))
      from scouts s join jobs j on j.person_id = s.person_id and j.from_day is not null
        cross join lateral generate_series(j.from_day / ${DAYS_PER_SEASON},
          least(coalesce(j.ended_on, ${season * DAYS_PER_SEASON}) / ${DAYS_PER_SEASON}, ${season - 1})) w (season)
      group by s.person_id ${enough(seasonsWorked)}`,
    sql`
      select d.person_id, null::int, json_build_object('kind', 'agent',
        ${span(sql`min(c.signed_at / ${DAYS_PER_SEASON})`, sql`max(c.signed_at / ${DAYS_PER_SEASON})`, signed)},
        'deals', count(*), 'dollars', sum(c.salary::bigint * (c.to_season - c.from_season + 1)))
      from agent_deals d join contracts c on c.id = d.contract_id and c.signed_at < ${season * DAYS_PER_SEASON}
      group by d.person_id ${enough(signed)}`,
    sql`
      select w.person_id, null::int, json_build_object('kind', 'reporter', ${span(sql`min(w.season)`, sql`max(w.season)`, written)},
        'articles', sum(w.many), 'readers', sum(w.reads),
        'months', (select count(*) from press_prizes z join articles o on o.id = z.article_id
          where o.person_id = w.person_id and z.kind = 'month' and z.season < ${season}),
        'prizes', (select count(*) from press_prizes z join articles o on o.id = z.article_id
          where o.person_id = w.person_id and z.kind = 'season' and z.season < ${season}),
        'rumorsRight', (select count(*) from told_rumors r where r.person_id = w.person_id and r.state = 'right'))
      from (
        select a.person_id, a.season, 1 as many, a.reads from articles a where a.state = 'published' and a.season < ${season}
        union all
        -- What the papers' own write: a game once, in however many clubs' news the report stands.
        select n.person_id, n.season, count(distinct n.game_id), 0 from news n
          join persons p on p.id = n.person_id and p.kind = 'reporter'
        where n.game_id is not null and n.season < ${season} group by n.person_id, n.season) w
      group by w.person_id ${enough(written)}`,
    sql`
      select f.president_id, null::int, json_build_object('kind', 'president', ${span(sql`min(f.season)`, sql`max(f.season)`, sql`count(*)`)},
        'points', sum(f.points), 'bestRank', min(f.rank), 'score', sum(f.score))
      from federation_seasons f where f.president_id is not null and f.season < ${season}
      group by f.president_id ${enough(sql`count(*)`)}`,
  ];
}

/** Returns the builders with long enough careers who are not members and may still be on the ballot. Seven queries. */
export async function buildersFor(tx: Transaction, season: number): Promise<Builder[]> {
  const found: Counted[] = [];
  for (const counts of countsOf(season)) {
    const { rows } = await tx.execute<Counted>(
      sql`select "personId", "userId", facts from (${counts}) counted ("personId", "userId", facts)`,
    );
    found.push(...rows);
  }
  if (found.length === 0) return [];
  const before = await tx.select().from(hallBuilders);
  const earlier = Map.groupBy(before, ({ personId, userId }) => `${personId}/${userId}`);
  return found.flatMap(({ personId, userId, facts }): Builder[] => {
    const own = earlier.get(`${personId}/${userId}`) ?? [];
    if (!mayBeVotedOn(builderGreatness(facts), own)) return [];
    return [{ personId, userId, facts, ballots: own.length }];
  });
}

/** Puts the greatest builders on the ballot of a season; once a season. Returns how many. */
export async function openBuilderBallot(tx: Transaction, season: number): Promise<number> {
  const builders = await buildersFor(tx, season);
  const ballot = ballotOf(
    builders.map((builder, id) => ({ id, builder, greatness: builderGreatness(builder.facts) })),
    BUILDER_LIMITS,
  );
  await pgRows(tx).insert(
    hallBuilders,
    ballot.map(({ greatness, builder: { personId, userId, facts, ballots } }) => ({
      season,
      kind: facts.kind,
      personId,
      userId,
      ballot: ballots + 1,
      greatness: Math.round(greatness),
      facts,
    })),
  );
  return ballot.length;
}
