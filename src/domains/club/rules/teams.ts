/** Most teams are clubs'; those of nations and regions have no club and no league. */
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';

/** Whose a team is. A region's teams play in cups of regions. */
export type TeamOwnerKind = 'club' | 'nation' | 'region';

/** The two teams of each nation. Under 20 is who is so on the first day of the season. */
export const NATION_LEVELS = ['senior', 'U20'] as const;
export type NationLevel = (typeof NATION_LEVELS)[number];
/** What tells the teams of one owner apart. */
export type TeamLevel = Level | NationLevel;

interface MaybeOfClub {
  clubId?: ClubId | null;
  level?: TeamLevel | null;
  leagueId?: LeagueId | null;
}

/** The team with what every club's team has. */
type OfClub<T extends MaybeOfClub> = T & {
  [K in keyof T & keyof MaybeOfClub]: Exclude<T[K], NationLevel | null | undefined>;
};

/** Is it a club's? Of the two columns that only a club's team has those that have been read are looked at. */
export function isOfClub<T extends MaybeOfClub>(team: T): team is OfClub<T> {
  return team.clubId !== null && team.leagueId !== null;
}

/** Is it a level of nations' teams? */
export function isOfNation(level: TeamLevel | null): level is NationLevel {
  return NATION_LEVELS.some((one) => one === level);
}

/** 'Aurora Comets', or 'Canada' of a team without a nickname. */
export function fullTeamName({ city, nickname }: { city: string; nickname: string }): string {
  return nickname === '' ? city : `${city} ${nickname}`;
}
