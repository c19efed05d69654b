/** Rights to drafted amateurs, until they sign or the rights expire. */

import { limitsOf } from '#domains/cap/store/limits.ts';
import { teams } from '#domains/club/tables.ts';
import { signAmateur } from '#domains/contracts/store/entry.ts';
import { seasonOfSigning } from '#domains/contracts/store/offers.ts';
import { arrivals } from '#domains/contracts/tables.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { draftRights } from '#domains/draft/tables.ts';
import { freeAmateurs, returnToAmateurs } from '#domains/player/store/amateurs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { draftedTerms } from '#engine/market/sign.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the club that holds each drafted amateur's rights. */
export async function rightsByPlayer(rows: RowReader): Promise<Map<PlayerId, ClubId>> {
  const held = await rows.read(draftRights, ['playerId', 'clubId'], {}, ['playerId']);
  return new Map(held.map(({ playerId, clubId }) => [playerId, clubId]));
}

/**
 * Moves amateurs' rights between clubs, all or none, in the caller's transaction.
 * @returns false when a club does not hold them (anymore): then nothing has moved.
 */
export async function moveRights(
  rows: Rows,
  moves: readonly { playerId: PlayerId; fromClubId: ClubId; toClubId: ClubId }[],
): Promise<boolean> {
  const playerId = moves.map((move) => move.playerId);
  await rows.lock(draftRights, { playerId });
  const held = new Map(
    (await rows.read(draftRights, ['playerId', 'clubId'], { playerId }, ['playerId'])).map((rights) => [
      rights.playerId,
      rights.clubId,
    ]),
  );
  if (moves.some((move) => held.get(move.playerId) !== move.fromClubId)) return false;
  for (const move of moves) await rows.updateWhere(draftRights, { clubId: move.toClubId }, { playerId: move.playerId });
  return true;
}

/**
 * Settles the amateurs after a summer: signed players are no longer prospects, expired rights lapse, and amateurs whose rights no club holds become
 * free agents.
 * @param season the one that is ending; the next class has not come up yet.
 */
export async function settleAmateurs(
  rows: Rows,
  { signed, season }: { signed: readonly PlayerId[]; season: number },
): Promise<void> {
  if (signed.length > 0) await rows.remove(draftRights, ['playerId'], { playerId: signed });
  await rows.remove(draftRights, ['playerId'], { untilSeason: { atMost: season } });
  const held = await rightsByPlayer(rows);
  const amateurs = await rows.read(players, ['id'], { status: 'amateur' });
  const underway = await rows.read(arrivals, ['playerId'], {}, ['playerId']);
  const hasSigned = new Set([...signed, ...underway.map(({ playerId }) => playerId)]);
  const free = amateurs.filter(({ id }) => !held.has(id) && !hasSigned.has(id)).map(({ id }) => id);
  await freeAmateurs(rows, free, season + 1);
}

/** Makes a player who has turned pro a prospect of his club again, for as long as it held his rights. */
export async function returnProspect(
  rows: Rows,
  {
    playerId,
    clubId,
    draftClass,
    untilSeason,
  }: { playerId: PlayerId; clubId: ClubId; draftClass: number; untilSeason: number },
): Promise<void> {
  await returnToAmateurs(rows, playerId, draftClass);
  await rows.insert(draftRights, [{ playerId, clubId, untilSeason }]);
}

/** Returns the club's prospect; null: it does not hold his rights (anymore). */
async function heldBy(rows: Rows, { playerId, clubId }: { playerId: PlayerId; clubId: ClubId }) {
  await rows.lock(draftRights, { playerId });
  const [held] = await rows.read(draftRights, ['clubId'], { playerId, clubId }, ['playerId']);
  if (!held) return null;
  const [player] = await rows.read(players, ['draftRound', 'birthSeason'], { id: playerId });
  return player ?? null;
}

/** Signs a prospect to an entry-level contract at his round's salary; he starts with the club's juniors. */
export async function signProspect(
  rows: Rows,
  signing: { playerId: PlayerId; clubId: ClubId },
  today: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<{ ok: true } | Refused> {
  const { playerId, clubId } = signing;
  const ofClub = await rows.read(teams, ['id', 'level', 'leagueId'], { clubId });
  await rows.lock(teams, { clubId });
  const held = await heldBy(rows, signing);
  const [pro, juniors] = (['PRO', 'U21'] as const).map((level) => ofClub.find((team) => team.level === level));
  const cap = (await limitsOf(rows, today.season)).get(pro?.leagueId ?? 0);
  if (!held || !juniors || !cap) return draftRefusals.noRights();
  const terms = draftedTerms(held.draftRound, seasonOfSigning(today) - held.birthSeason, cap.limits);
  const signed = await signAmateur(rows, { playerId, clubId, teamId: juniors.id, terms }, today);
  if (signed.ok) await rows.remove(draftRights, ['playerId'], { playerId });
  return signed;
}
