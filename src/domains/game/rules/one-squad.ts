/** No player is in two games at once: a player on two teams that play in the same slot dresses for one of them. */
import type { TeamOwnerKind } from '#domains/club/rules/teams.ts';

/** Priority when several teams claim a player: a nation's call comes before the club's claim. */
const CALLS: readonly TeamOwnerKind[] = ['nation', 'region', 'club'];

/** Returns the squads by team, each player left with the team that has priority and removed from the others. */
export function inOneSquadEach<P extends { id: number }>(
  playing: readonly { id: number; ownerKind: TeamOwnerKind }[],
  squads: ReadonlyMap<number, readonly P[]>,
): Map<number, readonly P[]> {
  const inOrder = CALLS.flatMap((kind) => playing.filter(({ ownerKind }) => ownerKind === kind));
  const taken = new Set<number>();
  return new Map(
    inOrder.map(({ id }) => {
      const free = (squads.get(id) ?? []).filter((player) => !taken.has(player.id));
      for (const player of free) taken.add(player.id);
      return [id, free];
    }),
  );
}
