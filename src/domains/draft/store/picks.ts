/** Upcoming draft picks: created, moved with their club's league, and traded. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import type { ClubId, PickId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Creates every club's picks in upcoming drafts where missing. @param season the first whose draft is still to come. */
export async function handOutPicks(rows: Rows, season: number): Promise<void> {
  const clubsOfLeagues = await proTeams(rows);
  const known = await rows.read(draftPicks, ['season', 'originalClubId'], { season: { atLeast: season } });
  const there = new Set(known.map((pick) => `${pick.season}/${pick.originalClubId}`));
  const seasons = Array.from({ length: DRAFTS_AHEAD }, (_, index) => season + index);
  await rows.insert(
    draftPicks,
    seasons.flatMap((ofSeason) =>
      clubsOfLeagues.flatMap(({ clubId, leagueId }) => {
        if (there.has(`${ofSeason}/${clubId}`)) return [];
        return Array.from({ length: DRAFT_ROUNDS }, (_, index) => {
          return { leagueId, season: ofSeason, round: index + 1, originalClubId: clubId, ownerClubId: clubId };
        });
      }),
    ),
  );
}

/** Moves picks to the league their original club plays in. @param season the first whose draft is still to come. */
export async function movePicksWithClubs(rows: Rows, season: number): Promise<void> {
  const leagueOf = new Map((await proTeams(rows)).map(({ clubId, leagueId }) => [clubId, leagueId]));
  const ahead = await rows.read(draftPicks, ['id', 'originalClubId', 'leagueId'], { season: { atLeast: season } });
  const moved = ahead.flatMap(({ id, originalClubId, leagueId }) => {
    const now = leagueOf.get(originalClubId);
    return now === undefined || now === leagueId ? [] : [{ id, leagueId: now }];
  });
  await rows.update(draftPicks, 'id', moved);
}

/** A pick's move from one club to another. */
export interface PickMove {
  pickId: PickId;
  fromClubId: ClubId;
  toClubId: ClubId;
}

/**
 * Moves picks between clubs, all or none, in the caller's transaction; they are locked, so that none is traded twice, or used and traded at once.
 * @returns false when a pick is not (or no longer) the club's, has been used, or is promised: then nothing has moved.
 */
export async function movePicks(rows: Rows, moves: readonly PickMove[]): Promise<boolean> {
  const id = moves.map(({ pickId }) => pickId);
  await rows.lock(draftPicks, { id });
  const found = await rows.read(draftPicks, ['id', 'ownerClubId', 'playerId', 'isPromised'], { id });
  const pickOf = new Map(found.map((pick) => [pick.id, pick]));
  const areFree = moves.every(({ pickId, fromClubId }) => {
    const pick = pickOf.get(pickId);
    return pick?.ownerClubId === fromClubId && pick.playerId === null && !pick.isPromised;
  });
  if (!areFree || pickOf.size < moves.length) return false;
  await rows.update(
    draftPicks,
    'id',
    moves.map(({ pickId, toClubId }) => ({ id: pickId, ownerClubId: toClubId })),
  );
  return true;
}

/** A pick promised in a conditional trade, whose condition decides which of two goes. */
export interface PickPromise {
  pickId: PickId;
  /** The club that owns it until the condition is settled. */
  clubId: ClubId;
}

/** Locks picks in place until a condition is settled. @returns false when a pick is not the club's, has been used, or is already promised */
export async function promisePicks(rows: Rows, promised: readonly PickPromise[]): Promise<boolean> {
  const id = promised.map(({ pickId }) => pickId);
  await rows.lock(draftPicks, { id });
  const found = await rows.read(draftPicks, ['id', 'ownerClubId', 'playerId', 'isPromised'], { id });
  const areFree = promised.every(({ pickId, clubId }) => {
    const pick = found.find((each) => each.id === pickId);
    return pick?.ownerClubId === clubId && pick.playerId === null && !pick.isPromised;
  });
  if (!areFree || found.length < promised.length) return false;
  await rows.updateWhere(draftPicks, { isPromised: true }, { id });
  return true;
}

/** Releases both picks of a settled condition; if it is met they change places. */
export async function settlePromise(
  rows: Rows,
  { pickIds: [one, other], isMet }: { pickIds: readonly [PickId, PickId]; isMet: boolean },
): Promise<void> {
  const id = [one, other];
  await rows.lock(draftPicks, { id });
  const found = await rows.read(draftPicks, ['id', 'ownerClubId', 'isPromised'], { id });
  const [first, second] = id.map((each) => found.find((pick) => pick.id === each));
  if (!first?.isPromised || !second?.isPromised) throw new Error(`picks ${one} and ${other} are not promised`);
  await rows.update(draftPicks, 'id', [
    { id: one, isPromised: false, ownerClubId: isMet ? second.ownerClubId : first.ownerClubId },
    { id: other, isPromised: false, ownerClubId: isMet ? first.ownerClubId : second.ownerClubId },
  ]);
}

async function proTeams(rows: Rows) {
  return (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
}
