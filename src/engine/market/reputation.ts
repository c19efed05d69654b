/**
 * A player's reputation beyond his true ability: a lucky season, a big name, a bad month that everyone saw. All clubs believe
 * it, and so does he when he names his price. It is the reason that some market contracts are regretted and others are bargains.
 */
import type { PlayerId } from '#engine/ids.ts';
import { REPUTATION_ERROR } from '#engine/market/constants.ts';
import { type Secret, secretNormal } from '#engine/secret.ts';

/** Returns the points of overall by which other clubs overrate him (below 0: underrate him) in contract talks from a season on. */
export function reputationError({
  secret,
  playerId,
  fromSeason,
}: {
  secret: Secret;
  playerId: PlayerId;
  fromSeason: number;
}): number {
  return secretNormal(secret, `reputation/${playerId}/${fromSeason}`) * REPUTATION_ERROR;
}
