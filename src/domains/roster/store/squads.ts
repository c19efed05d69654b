/** Puts everybody with the team that he plays for next season, and deals the jersey numbers. */
import { enlistPlayers } from '#domains/player/store/people.ts';
import { retiredByTeam } from '#domains/player/store/retired-numbers.ts';
import type { TeamId } from '#engine/ids.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Somebody who is with a team from now on. */
export interface Placed {
  id: number;
  teamId: TeamId;
  position: Position;
  /** The number that he wore for this team last season; null: he is new to it. */
  jerseyNumber: number | null;
}

interface Placing {
  placed: readonly Placed[];
  /** All teams, in the order of ids. */
  teamIds: readonly TeamId[];
  /** The season that ends. */
  season: number;
  random: Random;
}

/** Places players and deals the jersey numbers of every team; who plays for the first time begins his career. */
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

/** Who was there before keeps his number unless it was retired; the others draw from what is left. By player id. */
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
