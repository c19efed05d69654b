/** Assigns players to their teams for next season, and jersey numbers. */
import { enlistPlayers } from '#domains/player/store/people.ts';
import { retiredByTeam } from '#domains/player/store/retired-numbers.ts';
import type { TeamId } from '#engine/ids.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A player assigned to a team. */
export interface Placed {
  id: number;
  teamId: TeamId;
  position: Position;
  /** His number with this team last season; null: he is new to it. */
  jerseyNumber: number | null;
}

interface Placing {
  placed: readonly Placed[];
  /** All teams, ordered by id. */
  teamIds: readonly TeamId[];
  /** The season that is ending. */
  season: number;
  random: Random;
}

/** Assigns players and jersey numbers for every team; a player's first assignment starts his career. */
export async function placePlayers(rows: Rows, { placed, teamIds, season, random }: Placing): Promise<void> {
  const retired = await retiredByTeam(rows, teamIds);
  const wearers = Map.groupBy(placed, ({ teamId }) => teamId);
  const moved = teamIds.flatMap((teamId) => {
    const ofTeam = wearers.get(teamId) ?? [];
    const numbers = dealJerseys(ofTeam, { retired: retired.get(teamId) ?? [], random: random.fork(teamId) });
    return ofTeam.map(({ id }) => ({ id, teamId, jerseyNumber: numbers.get(id) ?? null }));
  });
  await enlistPlayers(rows, moved, season + 1);
}

type Wearer = Pick<Placed, 'id' | 'position' | 'jerseyNumber'>;

/** Returns jersey numbers by player id: players who stay keep theirs unless it was retired, others draw from the rest. */
function dealJerseys(
  wearers: readonly Wearer[],
  { retired, random }: { retired: readonly number[]; random: Random },
): Map<number, number> {
  const numbers = new Map<number, number>();
  const taken = new Set<number>(retired);
  for (const { id, jerseyNumber } of wearers) {
    if (jerseyNumber === null || taken.has(jerseyNumber)) continue;
    numbers.set(id, jerseyNumber);
    taken.add(jerseyNumber);
  }
  for (const { id, position } of wearers) {
    if (numbers.has(id)) continue;
    const number = drawJerseyNumber(isGoalie(position), taken, random);
    numbers.set(id, number);
    taken.add(number);
  }
  return numbers;
}
