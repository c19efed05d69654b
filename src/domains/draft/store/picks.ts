/** Picks of the drafts to come: they are handed out, follow their club from league to league, and change hands. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import type { ClubId, PickId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Gives every club its picks of the next drafts where they are not there yet. @param season the first whose draft is still to come. */
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

/** Picks are used in the league that their original club plays in. @param season the first whose draft is still to come. */
export async function movePicksWithClubs(rows: Rows, season: number): Promise<void> {
  const leagueOf = new Map((await proTeams(rows)).map(({ clubId, leagueId }) => [clubId, leagueId]));
  const ahead = await rows.read(draftPicks, ['id', 'originalClubId', 'leagueId'], { season: { atLeast: season } });
  const moved = ahead.flatMap(({ id, originalClubId, leagueId }) => {
    const now = leagueOf.get(originalClubId);
    return now === undefined || now === leagueId ? [] : [{ id, leagueId: now }];
  });
  await rows.update(draftPicks, 'id', moved);
}

/** A pick that goes from one club to another. */
export interface PickMove {
  pickId: PickId;
  fromClubId: ClubId;
  toClubId: ClubId;
}

/**
 * Moves picks between clubs, all or none, in the caller's transaction; they are locked, so that none is traded twice, or used
 * and traded at once.
 * @returns false when one of them is not (or no longer) its club's, or has been used: then nothing has moved.
 */
export async function movePicks(rows: Rows, moves: readonly PickMove[]): Promise<boolean> {
  const id = moves.map(({ pickId }) => pickId);
  await rows.lock(draftPicks, { id });
  const found = await rows.read(draftPicks, ['id', 'ownerClubId', 'playerId'], { id });
  const pickOf = new Map(found.map((pick) => [pick.id, pick]));
  const areFree = moves.every(({ pickId, fromClubId }) => {
    const pick = pickOf.get(pickId);
    return pick?.ownerClubId === fromClubId && pick.playerId === null;
  });
  if (!areFree || pickOf.size < moves.length) return false;
  await rows.update(
    draftPicks,
    'id',
    moves.map(({ pickId, toClubId }) => ({ id: pickId, ownerClubId: toClubId })),
  );
  return true;
}

async function proTeams(rows: Rows) {
  return (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
}
