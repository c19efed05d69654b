/** Players of the world's past whose careers went, up to his age, as his has. */
import { sql } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { type CareerSum, careersOf, nearestCareers } from '#domains/player/rules/past-comparables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { playerPasts, players } from '#domains/player/tables.ts';
import type { PlayerRow } from '#domains/player/views/profile.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Row extends CareerSum, Record<string, unknown> {
  playerId: number;
  tier: number;
  isByThen: boolean;
  birthSeason: number;
  lastSeason: number;
}

const GROUPS: Readonly<Record<'goalie' | 'defense' | 'forward', readonly Position[]>> = {
  goalie: ['G'],
  defense: ['LD', 'RD'],
  forward: ['C', 'LW', 'RW'],
};

/** Two queries. First teams of leagues only: what is scored on a farm says nothing of a career. */
export async function loadPastComparables(db: Database | Transaction, player: PlayerRow, age: number) {
  const position = player.positions[0] ?? 'C';
  const goalie = isGoalie(position);
  const rows = await readSums(db, player, { age, goalie });
  const careers = careersOf(
    [...Map.groupBy(rows, ({ playerId, tier }) => `${playerId}/${tier}`).values()].map((parts) => {
      const [first] = parts;
      const isByThen = parts.filter((part) => part.isByThen);
      return {
        playerId: first?.playerId ?? 0,
        tier: first?.tier ?? 0,
        byThen: added(isByThen),
        inAll: added(parts),
      };
    }),
  );
  const his = careers.get(player.id);
  const near = his ? nearestCareers(his, careers.values(), goalie) : [];
  const people = await playerRefs(
    db,
    near.map(({ playerId }) => playerId),
  );
  const facts = new Map(rows.map((row) => [row.playerId, row]));
  return {
    age,
    his: his?.byThen ?? null,
    careers: near.flatMap(({ playerId, byThen, inAll }) => {
      const [ref, fact] = [people.get(playerId), facts.get(playerId)];
      if (!ref || !fact) return [];
      const { lastSeason, birthSeason } = fact;
      return [{ player: ref, byThen, inAll, lastSeason, endedAt: lastSeason - birthSeason }];
    }),
  };
}

/** By player, tier, and whether it was by the age: of him and of everybody at his position who has retired. */
async function readSums(
  db: Database | Transaction,
  { id, positions }: PlayerRow,
  { age, goalie }: { age: number; goalie: boolean },
): Promise<Row[]> {
  const position = positions[0] ?? 'C';
  const group = GROUPS[goalie ? 'goalie' : isDefense(position) ? 'defense' : 'forward'];
  const names: readonly string[] = goalie ? PAST_GOALIE_COLUMNS : PAST_SKATER_COLUMNS;
  const before = (name: string) =>
    names.includes(name) ? sql.raw(`(year ->> ${3 + names.indexOf(name)})::int`) : sql`0`;
  const counts = goalie
    ? sql`0, 0, s.wins::int, s.saves::int, s.shots_against::int`
    : sql`s.goals::int, s.assists::int, 0, 0, 0`;
  const { rows } = await db.execute<Row>(sql`
    with who as (
      select p.id, p.birth_season from ${players} p
      where p.id = ${id} or (p.retired_at is not null and p.positions[1] = any(${sql.param(group)}::text[]))
    ), years (player_id, season, tier, games, goals, assists, wins, saves, shots_against) as (
      select s.player_id, c.season, l.tier, s.games::int, ${counts}
      from ${goalie ? goalieSeasons : skaterSeasons} s join ${competitions} c on c.id = s.competition_id
        join ${leagues} l on l.id = c.league_id
      where c.kind = 'league' and c.level = 'PRO' and s.player_id in (select w.id from who w)
      union all
      select a.player_id, (year ->> 0)::int, l.tier, ${before('games')}, ${before('goals')}, ${before('assists')},
        ${before('wins')}, ${before('saves')}, ${before('shotsAgainst')}
      from ${playerPasts} a cross join jsonb_array_elements(a.seasons) year join ${leagues} l on l.id = (year ->> 2)::int
      where l.level = 'PRO' and a.player_id in (select w.id from who w)
    )
    select y.player_id as "playerId", y.tier, y.season - w.birth_season <= ${age} as "isByThen",
      w.birth_season as "birthSeason", max(max(y.season)) over (partition by y.player_id) as "lastSeason",
      sum(y.games)::int as games, sum(y.goals)::int as goals, sum(y.assists)::int as assists, sum(y.wins)::int as wins,
      sum(y.saves)::int as saves, sum(y.shots_against)::int as "shotsAgainst"
    from years y join who w on w.id = y.player_id
    where y.games > 0 group by 1, 2, 3, 4`);
  return rows;
}

function added(parts: readonly CareerSum[]): CareerSum {
  const sum: CareerSum = { games: 0, goals: 0, assists: 0, wins: 0, saves: 0, shotsAgainst: 0 };
  for (const part of parts) {
    sum.games += part.games;
    sum.goals += part.goals;
    sum.assists += part.assists;
    sum.wins += part.wins;
    sum.saves += part.saves;
    sum.shotsAgainst += part.shotsAgainst;
  }
  return sum;
}
