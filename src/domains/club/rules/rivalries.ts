/** Rivalries fade when clubs no longer meet, and new ones take their place. */
import { RIVALRY } from '#domains/club/constants.ts';
import { distanceBetween, type Spot } from '#engine/distance.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';

export interface RivalClub {
  clubId: ClubId;
  rivalClubId: ClubId | null;
  /** The first team's league in the season that ended, and in the one that begins; null: unknown. */
  before: LeagueId | null;
  now: LeagueId | null;
  spot: Spot;
}

/** How often two clubs' first teams have met in the seasons on record. */
export interface Meetings {
  seasons: number;
  series: number;
}

export interface NewRival {
  clubId: ClubId;
  rivalClubId: ClubId;
  formerRivalClubId: ClubId;
}

/**
 * Returns the rivals replaced as a season begins. A rivalry fades when the two were in different leagues last season and are again. The next rival is
 * the club in the same league with the most shared history: playoff series, seasons, and the distance between them; ties go to the lower id.
 */
export function newRivals(
  clubs: readonly RivalClub[],
  meetingsOf: (one: ClubId, other: ClubId) => Meetings,
): NewRival[] {
  const byId = new Map(clubs.map((club) => [club.clubId, club]));
  return clubs.flatMap((club) => {
    const rival = byId.get(club.rivalClubId ?? 0);
    if (!rival || !areApart(club, rival)) return [];
    const others = clubs.filter((other) => other.clubId !== club.clubId && other.now === club.now);
    const heat = new Map(others.map((other) => [other.clubId, heatOf(club, other, meetingsOf)]));
    const [next] = others.sort(
      (one, other) => (heat.get(other.clubId) ?? 0) - (heat.get(one.clubId) ?? 0) || one.clubId - other.clubId,
    );
    return next ? [{ clubId: club.clubId, rivalClubId: next.clubId, formerRivalClubId: rival.clubId }] : [];
  });
}

function areApart(one: RivalClub, other: RivalClub): boolean {
  return one.now !== null && one.now !== other.now && one.before !== null && one.before !== other.before;
}

function heatOf(one: RivalClub, other: RivalClub, meetingsOf: (one: ClubId, other: ClubId) => Meetings): number {
  const { seasons, series } = meetingsOf(one.clubId, other.clubId);
  const near = Math.max(0, 1 - distanceBetween(one.spot, other.spot) / RIVALRY.nearKm);
  return series * RIVALRY.series + seasons * RIVALRY.season + near * RIVALRY.near;
}
