/** Which of a day's games stand beside the one that is open. */

import type { Followed } from '#domains/follow/contract.ts';
import type { Friend } from '#domains/friend/contract.ts';
import { MAX_CLUBS_ASKED } from '#domains/game/constants.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';

/** How often the scores are refetched while one of the games is on. */
const RENEW_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Returns in how many milliseconds the scores of these games change at the earliest; false: they are final. */
export function renewIn(games: readonly Pick<GameRef, 'status' | 'faceoffAt'>[], now: number): number | false {
  const changes = games.flatMap(({ status, faceoffAt }) => {
    if (status === 'live') return now;
    return status === 'scheduled' && faceoffAt !== null ? Date.parse(faceoffAt) : [];
  });
  return changes.length > 0 && Math.min(HOUR_MS, Math.max(RENEW_MS, Math.min(...changes) - now));
}

/** Returns the clubs of one's friends, then those that one follows, each once; at most as many as can be asked for. */
export function clubsOfInterest(
  friends: readonly Pick<Friend, 'team'>[],
  follows: readonly Pick<Followed, 'subject' | 'level'>[],
): ClubId[] {
  const followed = follows.filter(({ subject, level }) => subject.kind === 'club' && level !== 'muted');
  const clubs = [...friends.flatMap(({ team }) => team?.clubId ?? []), ...followed.map(({ subject }) => subject.id)];
  return [...new Set(clubs)].slice(0, MAX_CLUBS_ASKED);
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
