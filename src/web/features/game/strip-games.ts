/** Which of a day's games stand beside the one that is open. */
import type { Followed } from '#domains/follow/contract.ts';
import type { Friend } from '#domains/friend/contract.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';

/** Returns the clubs of one's friends, then those that one follows, each once. */
export function clubsOfInterest(
  friends: readonly Pick<Friend, 'team'>[],
  follows: readonly Pick<Followed, 'subject' | 'level'>[],
): ClubId[] {
  const followed = follows.filter(({ subject, level }) => subject.kind === 'club' && level !== 'muted');
  return [
    ...new Set([...friends.flatMap(({ team }) => team?.clubId ?? []), ...followed.map(({ subject }) => subject.id)]),
  ];
}

/**
 * Returns the other games of the day: first those of the same league or competition, in their order; then those elsewhere in
 * which clubs of interest play, in the order of the clubs.
 */
export function stripGames(
  game: Pick<GameRef, 'id'>,
  { beside, elsewhere, clubs }: { beside: readonly GameRef[]; elsewhere: readonly GameRef[]; clubs: readonly ClubId[] },
): GameRef[] {
  const ofClub = (clubId: ClubId) =>
    elsewhere.filter(({ home, away }) => home.clubId === clubId || away.clubId === clubId);
  const listed = [...beside, ...clubs.flatMap(ofClub)];
  return [...new Map(listed.map((each) => [each.id, each])).values()].filter(({ id }) => id !== game.id);
}
