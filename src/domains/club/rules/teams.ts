/** Most teams are clubs'; those of nations and regions have no club, no level and no league. */
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';

/** Whose a team is. A region's teams play in cups of regions. */
export type TeamOwnerKind = 'club' | 'nation' | 'region';

interface MaybeOfClub {
  clubId?: ClubId | null;
  level?: Level | null;
  leagueId?: LeagueId | null;
}

/** The team with what every club's team has. */
type OfClub<T extends MaybeOfClub> = T & { [K in keyof T & keyof MaybeOfClub]: NonNullable<T[K]> };

/** Is it a club's? Of the three columns those that have been read are looked at; the table has all of them or none. */
export function isOfClub<T extends MaybeOfClub>(team: T): team is OfClub<T> {
  return team.clubId !== null && team.level !== null && team.leagueId !== null;
}

/** 'Aurora Comets', or 'Canada' of a team without a nickname. */
export function fullTeamName({ city, nickname }: { city: string; nickname: string }): string {
  return nickname === '' ? city : `${city} ${nickname}`;
}
