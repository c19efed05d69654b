/** Names the squads of a nation's two teams automatically, as long as no manager names them. */
import { teamsOfNation } from '#domains/club/store/national-teams.ts';
import { teams } from '#domains/club/tables.ts';
import { JUNIOR_BELOW_AGE } from '#domains/nation/constants.ts';
import { pickSquad } from '#domains/nation/rules.ts';
import { OF_NATION } from '#domains/player/rules/status.ts';
import { nameSquad, squadsBesideClubs } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import { seatedTeams } from '#domains/seat/store/holders.ts';
import { absoluteDayOf, type SeasonDay } from '#engine/calendar.ts';
import type { NationId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Names the squads of a nation that has none yet. */
export async function nameMissingSquads(rows: Rows, nationId: NationId, on: SeasonDay): Promise<void> {
  const teamIds = (await teamsOfNation(rows, nationId)).map(({ id }) => id);
  if ((await squadsBesideClubs(rows, teamIds)).size === 0) await nameSquads(rows, nationId, on);
}

/** Names the squads of every nation that a user works for again at the start of a season. @returns how many nations */
export async function renewSquads(rows: Rows, on: SeasonDay): Promise<number> {
  const ofTeams = await rows.read(teams, ['nationId'], { id: await seatedTeams(rows), ownerKind: 'nation' }, [
    'nationId',
  ]);
  const nationIds = [...new Set(ofTeams.flatMap(({ nationId }) => nationId ?? []))];
  for (const nationId of nationIds) await nameSquads(rows, nationId, on);
  return nationIds.length;
}

/**
 * Names the best players of a nation, pros and home-based, to its senior team, and the best remaining ones who are young enough to its
 * under-20 team. If there are too few, fill-ins join before the game, as at clubs.
 */
export async function nameSquads(rows: Rows, nationId: NationId, on: SeasonDay): Promise<void> {
  const { season } = on;
  const absoluteDay = absoluteDayOf(on);
  const known = await rows.read(players, ['id', 'positions', 'skills', 'birthSeason'], { ...OF_NATION, nationId }, [
    'id',
  ]);
  const rated = known.flatMap(({ id, positions: [position], skills, birthSeason }) =>
    position ? [{ id, position, overall: overallOf(position, skills), age: season - birthSeason }] : [],
  );
  const taken = new Set<number>();
  const named = (await teamsOfNation(rows, nationId)).map(({ id, level }) => {
    const eligible = rated.filter((one) => !taken.has(one.id) && (level === 'senior' || one.age < JUNIOR_BELOW_AGE));
    const playerIds = pickSquad(eligible);
    for (const playerId of playerIds) taken.add(playerId);
    return { teamId: id, playerIds };
  });
  // Players who switch between the two teams leave one before joining the other; unchanged ones are not written.
  const teamIds = named.map(({ teamId }) => teamId);
  const before = await squadsBesideClubs(rows, teamIds);
  for (const { teamId, playerIds } of named) {
    const staying = before.get(teamId)?.filter((id) => playerIds.includes(id)) ?? [];
    await nameSquad(rows, { teamId, playerIds: staying, day: absoluteDay });
  }
  for (const squad of named) await nameSquad(rows, { ...squad, day: absoluteDay });
}
