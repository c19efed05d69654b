/**
 * What the league says of a player beyond what he is: a summer after a lucky season, a name, a bad month that everybody saw. All clubs
 * believe it, and so does he when he asks for his money. That is why deals of the market are regretted, and why bargains can be had.
 */
import type { PlayerId } from '#engine/ids.ts';
import { REPUTATION_ERROR } from '#engine/market/constants.ts';
import { type Secret, secretNormal } from '#engine/secret.ts';

/** Points of overall by which he is overrated (below 0: underrated) by everybody but his own club, in talks on contracts from a season on. */
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
