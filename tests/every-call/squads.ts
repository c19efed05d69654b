/** Squads as the walk needs them, set by rows: a random world has other players each time its rules change. */
import { sql } from 'drizzle-orm';
import { activeOf } from '#domains/contracts/store/active.ts';
import { movePlayers } from '#domains/player/store/people.ts';
import { retirePlayers } from '#domains/player/store/summer.ts';
import type { Walk } from './walk.ts';

/** A team of a club: the first by default. */
export const teamOf = (walk: Walk, club: number, level = 'PRO') =>
  walk.one(sql`select id as value from teams where club_id = ${club} and level = ${level}`);

/** Healthy players of a team, goalies last. */
export const playersOf = (walk: Walk, team: number) =>
  walk.all(
    sql`select id as value from players where team_id = ${team} and injured_until is null order by array_position(positions, 'G') nulls first, id`,
  );

/** Forwards of a club's first team whom it may trade to anybody today: settled, healthy, with no clause; cheapest first. */
export async function tradable(walk: Walk, club: number): Promise<number[]> {
  const found =
    await walk.all(sql`select p.id as value from players p join contracts c on c.player_id = p.id cross join world w
    where c.from_season <= w.season_number and c.to_season >= w.season_number and team_id = ${await teamOf(walk, club)}
      and positions[1] in ('LW', 'C', 'RW') and injured_until is null
      and not exists (select from waivers v where v.player_id = p.id and v.status = 'open') order by c.salary, p.id limit 4`);
  for (const id of found) await settle(walk, id);
  return found;
}

/** Has a player's contracts been signed long ago, without a clause. */
const settle = (walk: Walk, player: number) =>
  walk.run(sql`update contracts set signed_at = signed_at - 63, clause = 'none' where player_id = ${player}`);

/** Moves players between a club's first and farm team until `count` of them count against its roster limit. */
export async function leaveActive(walk: Walk, club: number, count: number): Promise<void> {
  const active = await walk.inRows((rows) => activeOf(rows, [club]));
  const over = (active.get(club)?.length ?? 0) - count;
  const [from, to] = over > 0 ? ['PRO', 'FRM'] : ['FRM', 'PRO'];
  const source = await teamOf(walk, club, from);
  const counted = new Set(active.get(club));
  const may = (id: number) => over < 0 || counted.has(id);
  const skaters = (await playersOf(walk, source)).filter(may).slice(2, 2 + Math.abs(over));
  const teamId = await teamOf(walk, club, to);
  const numbers = await freeNumbers(walk, teamId);
  const today = await walk.absoluteDay();
  const moves = skaters.map((id, index) => ({ id, teamId, jerseyNumber: numbers[index] ?? null }));
  await walk.inRows((rows) => movePlayers(rows, moves, today));
}

/** Numbers that nobody wears on a team, and that are not retired. */
export const freeNumbers = (walk: Walk, team: number) =>
  walk.all(sql`select n as value from generate_series(2, 98) n
    where n not in (select jersey_number from players where team_id = ${team} and jersey_number is not null)
      and n not in (select jersey_number from retired_numbers) order by n`);

/** Retires the skater who has played the most games for a team. */
export async function aFormerPlayer(walk: Walk, team: number): Promise<number> {
  const { season } = await walk.today();
  const id = await walk.one(sql`select s.player_id as value from skater_seasons s
    where s.team_id = ${team} group by 1 order by sum(s.games) desc, 1 limit 1`);
  await walk.run(sql`delete from contracts where player_id = ${id} and to_season >= ${season}`);
  const day = await walk.absoluteDay();
  await walk.inRows((rows) => retirePlayers(rows, [id], { season, day }));
  return id;
}
