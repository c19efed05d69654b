/** Who plays for whom in a manager's lineup, so that the man who was hurt gets his place back when he can play again. */
import { placeNamed, placeOf, putPlayer } from '#domains/lineups/rules/moves.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES } from '#engine/lineup/places.ts';

export interface Substitute {
  /** 'forwards.0.LW'. */
  place: string;
  /** Whose place it is, and who plays there for as long as he cannot. */
  for: PlayerId;
  by: PlayerId;
}

/**
 * The substitutes of a lineup as it is saved now: those of before who still stand there, and anyone who has replaced somebody who
 * cannot play. Where a substitute is hurt as well, the place is still that of the first man.
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
    // A healthy man who was taken out was taken out on purpose.
    if (was === is || !cannotPlay(was)) return [];
    const owner = known && known.by === was ? known.for : was;
    return isDressed(after, owner) ? [] : [{ place: at.name, for: owner, by: is }];
  });
}

/** Puts those back who can play again, with the duties that came with the place. @returns who came back, and who is still waited for. */
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
