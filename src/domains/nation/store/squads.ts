/** Names the squads of a nation's two teams automatically, as long as no manager names them. */
import { NATION_LEVELS } from '#domains/club/constants.ts';
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { teamsOfNation } from '#domains/club/store/national-teams.ts';
import { teams } from '#domains/club/tables.ts';
import { JUNIOR_BELOW_AGE } from '#domains/nation/constants.ts';
import { pickSquad, worthOfCall } from '#domains/nation/rules.ts';
import { OF_NATION } from '#domains/player/rules/status.ts';
import { squadsBesideClubs, writeSquads } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import { seatedTeams } from '#domains/seat/store/holders.ts';
import { absoluteDayOf, type SeasonDay } from '#engine/calendar.ts';
import type { NationId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Names the squads of a nation that has none yet. */
export async function nameMissingSquads(rows: Rows, nationId: NationId, on: SeasonDay): Promise<void> {
  const teamIds = (await teamsOfNation(rows, nationId)).map(({ id }) => id);
  if ((await squadsBesideClubs(rows, teamIds)).size === 0) await nameSquads(rows, [nationId], on);
}

/** Names the squads of every nation that a user works for again at the start of a season. @returns how many nations */
export async function renewSquads(rows: Rows, on: SeasonDay): Promise<number> {
  const ofTeams = await rows.read(teams, ['nationId'], { id: await seatedTeams(rows), ownerKind: 'nation' }, [
    'nationId',
  ]);
  const nationIds = [...new Set(ofTeams.flatMap(({ nationId }) => nationId ?? []))];
  await nameSquads(rows, nationIds, on);
  return nationIds.length;
}

/** A player whom a nation may call. */
export type Callable = Pick<
  typeof players.$inferSelect,
  'id' | 'teamId' | 'nationId' | 'positions' | 'skills' | 'form' | 'birthSeason' | 'injuredUntil'
>;

const CALLABLE = ['id', 'teamId', 'nationId', 'positions', 'skills', 'form', 'birthSeason', 'injuredUntil'] as const;

/**
 * Names the best players of each nation, pros and home-based, to its senior team, and the best remaining ones who are young enough to its
 * under-20 team. If there are too few, fill-ins join before the game, as at clubs.
 *
 * @param comes whether a player answers the call of a team; all of them by default
 */
export async function nameSquads(
  rows: Rows,
  nationIds: readonly NationId[],
  on: SeasonDay,
  comes: (player: Callable, level: NationLevel) => boolean = () => true,
): Promise<void> {
  const known = await rows.read(players, CALLABLE, { ...OF_NATION, nationId: nationIds });
  const byNation = Map.groupBy(known, ({ nationId }) => nationId);
  const national = await rows.read(teams, ['id', 'nationId', 'level'], { ownerKind: 'nation', nationId: nationIds });
  const named = nationIds.flatMap((nationId) => {
    const taken = new Set<number>();
    return NATION_LEVELS.flatMap((level) => {
      const team = national.find((one) => one.nationId === nationId && one.level === level);
      if (!team) return [];
      const eligible = (byNation.get(nationId) ?? []).filter(
        (player) =>
          !taken.has(player.id) &&
          (level === 'senior' || on.season - player.birthSeason < JUNIOR_BELOW_AGE) &&
          comes(player, level),
      );
      const playerIds = pickSquad(eligible.flatMap((player) => candidateOf(player, on)));
      for (const playerId of playerIds) taken.add(playerId);
      return [{ teamId: team.id, playerIds }];
    });
  });
  await writeSquads(rows, named, absoluteDayOf(on));
}

function candidateOf({ id, positions: [position], skills, form, birthSeason }: Callable, { season }: SeasonDay) {
  if (!position) return [];
  const overall = overallOf(position, skills);
  return [{ id, position, overall: worthOfCall({ overall, form, age: season - birthSeason }) }];
}
