/** Eligible careers of players: their totals for first teams, in this world and in the years before it. */
import { sql } from 'drizzle-orm';
import { awardResults } from '#domains/awards/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { MAX_BALLOTS, SEASONS_TO_WAIT, SHARE_TO_STAY } from '#domains/hall-of-fame/constants.ts';
import type { CareerFacts } from '#domains/hall-of-fame/contract.ts';
import type { TierCareer } from '#domains/hall-of-fame/rules.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { playerPasts, players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Transaction } from '#platform/database/client.ts';

export interface Career {
  playerId: PlayerId;
  position: Position;
  teamId: TeamId | null;
  tiers: TierCareer[];
  facts: CareerFacts;
  /** Earlier ballots. */
  ballots: number;
}

interface Year extends Record<string, unknown> {
  playerId: PlayerId;
  position: Position;
  season: number;
  teamId: TeamId;
  tier: number;
  games: number;
  goals: number;
  assists: number;
  wins: number;
  shutouts: number;
  isChampion: boolean;
}

/** Returns the players who have waited long enough, are not members and may still be on the ballot. Three queries. */
export async function careersFor(tx: Transaction, season: number): Promise<Career[]> {
  const eligible = sql`
    select p.id, p.positions[1] as position from ${players} p
    where p.retired_at is not null and p.last_season <= ${season - SEASONS_TO_WAIT}
      and p.last_season > ${season - SEASONS_TO_WAIT - MAX_BALLOTS}
      and not exists (
        select from ${hallCandidates} h where h.player_id = p.id and (h.is_inducted or h.votes < h.ballots * ${SHARE_TO_STAY}::float8)
      )`;
  const past = (names: readonly string[], name: string) => sql.raw(`(year ->> ${3 + names.indexOf(name)})::int`);
  const { rows: years } = await tx.execute<Year>(sql`
    with eligible as (${eligible}), years as (
      select s.player_id, c.season, s.team_id, l.tier, s.games::int, s.goals::int, s.assists::int, 0 as wins, 0 as shutouts,
        c.id as competition_id
      from ${skaterSeasons} s join ${competitions} c on c.id = s.competition_id join ${leagues} l on l.id = c.league_id
      where c.kind = 'league' and c.level = 'PRO' and s.player_id in (select id from eligible where position <> 'G')
      union all
      select s.player_id, c.season, s.team_id, l.tier, s.games::int, 0, 0, s.wins::int, s.shutouts::int, c.id
      from ${goalieSeasons} s join ${competitions} c on c.id = s.competition_id join ${leagues} l on l.id = c.league_id
      where c.kind = 'league' and c.level = 'PRO' and s.player_id in (select id from eligible where position = 'G')
      union all
      select a.player_id, (year ->> 0)::int, (year ->> 1)::int, l.tier,
        (year ->> 3)::int,
        case e.position when 'G' then 0 else ${past(PAST_SKATER_COLUMNS, 'goals')} end,
        case e.position when 'G' then 0 else ${past(PAST_SKATER_COLUMNS, 'assists')} end,
        case e.position when 'G' then ${past(PAST_GOALIE_COLUMNS, 'wins')} else 0 end,
        case e.position when 'G' then ${past(PAST_GOALIE_COLUMNS, 'shutouts')} else 0 end, null
      from ${playerPasts} a join eligible e on e.id = a.player_id
        cross join jsonb_array_elements(a.seasons) year join ${leagues} l on l.id = (year ->> 2)::int
      where l.level = 'PRO'
    )
    select y.player_id as "playerId", e.position, y.season, y.team_id as "teamId", y.tier, y.games, y.goals, y.assists,
      y.wins, y.shutouts, coalesce(t.is_champion, false) as "isChampion"
    from years y join eligible e on e.id = y.player_id
      left join ${standings} t on t.competition_id = y.competition_id and t.team_id = y.team_id
    where y.games > 0 order by y.player_id, y.season`);
  const ids = [...new Set(years.map(({ playerId }) => playerId))];
  if (ids.length === 0) return [];
  const { rows: honors } = await tx.execute<{ playerId: PlayerId; honor: string; tier: number }>(sql`
    select r.player_id as "playerId", r.honor, l.tier from ${awardResults} r join ${leagues} l on l.id = r.league_id
    where r.honor is not null and l.level = 'PRO' and r.player_id = any(${sql.param(ids)}::int[])`);
  const { rows: before } = await tx.execute<{ playerId: PlayerId; ballots: number }>(sql`
    select player_id as "playerId", count(*)::int as ballots from ${hallCandidates}
    where player_id = any(${sql.param(ids)}::int[]) and season < ${season} group by 1`);
  const honorsOf = Map.groupBy(honors, ({ playerId }) => playerId);
  const ballotsOf = new Map(before.map(({ playerId, ballots }) => [playerId, ballots]));
  return [...Map.groupBy(years, ({ playerId }) => playerId)].flatMap(([playerId, own]) => {
    const ballots = ballotsOf.get(playerId) ?? 0;
    return ballots < MAX_BALLOTS ? [careerOf(playerId, own, honorsOf.get(playerId) ?? [], ballots)] : [];
  });
}

function careerOf(
  playerId: PlayerId,
  years: readonly Year[],
  honors: readonly { honor: string; tier: number }[],
  ballots: number,
): Career {
  const sum = (of: readonly Year[], count: (year: Year) => number) => of.reduce((all, year) => all + count(year), 0);
  const tiers = [...Map.groupBy(years, ({ tier }) => tier)].map(([tier, own]): TierCareer => {
    return {
      tier,
      points: sum(own, ({ goals, assists }) => goals + assists),
      wins: sum(own, ({ wins }) => wins),
      shutouts: sum(own, ({ shutouts }) => shutouts),
      cups: own.filter(({ isChampion }) => isChampion).length,
      honors: honors.filter((honor) => honor.tier === tier).map(({ honor }) => honor),
    };
  });
  const played = [...Map.groupBy(years, ({ teamId }) => teamId)].map(([teamId, own]) => {
    return { teamId, games: sum(own, ({ games }) => games) };
  });
  const [most] = played.sort((one, other) => other.games - one.games || one.teamId - other.teamId);
  const seasons = years.map(({ season }) => season);
  const inTheTop = tiers.find(({ tier }) => tier === 1);
  return {
    playerId,
    position: years[0]?.position ?? 'C',
    teamId: most?.teamId ?? null,
    tiers,
    ballots,
    facts: {
      seasons: new Set(seasons).size,
      firstSeason: Math.min(...seasons),
      lastSeason: Math.max(...seasons),
      games: sum(years, ({ games }) => games),
      goals: sum(years, ({ goals }) => goals),
      assists: sum(years, ({ assists }) => assists),
      wins: sum(years, ({ wins }) => wins),
      shutouts: sum(years, ({ shutouts }) => shutouts),
      topPoints: inTheTop?.points ?? 0,
      topWins: inTheTop?.wins ?? 0,
      cups: years.filter(({ isChampion }) => isChampion).length,
      honors: Object.fromEntries(
        [...Map.groupBy(honors, ({ honor }) => honor)].map(([honor, own]) => [honor, own.length]),
      ),
    },
  };
}
