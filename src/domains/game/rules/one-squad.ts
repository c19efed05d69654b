/** Nobody plays two games at the same time: who is with two teams that play in a slot dresses for one of them. */
import type { TeamOwnerKind } from '#domains/club/rules/teams.ts';

/** Who goes first where several ask for a player: a nation calls, its clubs let go. */
const CALLS: readonly TeamOwnerKind[] = ['nation', 'region', 'club'];

/** The squads by team, each player left with the one that goes first; the lists of others go on without him. */
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
