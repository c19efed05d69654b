/** Substitutes in a manager's lineup, so that an injured player gets his place back when he can play again. */
import { placeNamed, placeOf, putPlayer } from '#domains/lineups/rules/moves.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES } from '#engine/lineup/places.ts';

export interface Substitute {
  /** 'forwards.0.LW'. */
  place: string;
  /** The player whose place it is, and his substitute for as long as he cannot play. */
  for: PlayerId;
  by: PlayerId;
}

/**
 * Returns the substitutes of a lineup as it is saved now: earlier ones still in their places, and new replacements for
 * players who cannot play. When a substitute is hurt as well, the place still belongs to the first player.
 */
export function substitutesAfter(
  { lineup: before, substitutes }: { lineup: Lineup; substitutes: readonly Substitute[] },
  after: Lineup,
  cannotPlay: (playerId: PlayerId) => boolean,
): Substitute[] {
  return DRESSED_PLACES.flatMap((at): Substitute[] => {
    const [was, is] = [at.read(before), at.read(after)];
    if (is === null || was === null) return [];
    const known = substitutes.find((one) => one.place === at.name);
    if (known && was === is) return isDressed(after, known.for) || !cannotPlay(known.for) ? [] : [known];
    // A healthy player was taken out on purpose.
    if (was === is || !cannotPlay(was)) return [];
    const owner = known && known.by === was ? known.for : was;
    return isDressed(after, owner) ? [] : [{ place: at.name, for: owner, by: is }];
  });
}

/**
 * Puts players who can play again back in their places, with the duties that came with the place.
 * @returns who came back, and who is still missing.
 */
export function bringBack(
  { lineup, substitutes }: { lineup: Lineup; substitutes: readonly Substitute[] },
  canPlay: (playerId: PlayerId) => boolean,
): { lineup: Lineup; back: Substitute[]; substitutes: Substitute[] } {
  const holds = substitutes.filter(
    (one) => placeNamed(one.place)?.read(lineup) === one.by && !isDressed(lineup, one.for),
  );
  const back = holds.filter((one) => canPlay(one.for));
  return {
    lineup: back.reduce((changed, one) => putPlayer(changed, one.for, one.place), lineup),
    back,
    substitutes: holds.filter((one) => !back.includes(one)),
  };
}

function isDressed(lineup: Lineup, playerId: PlayerId): boolean {
  return placeOf(lineup, playerId, 'dressed') !== undefined;
}
