/** Most teams belong to clubs; those of nations and regions have no club and no league. */
import { NATION_LEVELS } from '#domains/club/constants.ts';
import type { ClubId, LeagueId, TeamId } from '#engine/ids.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';

/** The kind of a team's owner. Regional teams play in regional cups. */
export type TeamOwnerKind = 'club' | 'nation' | 'region';

export type NationLevel = (typeof NATION_LEVELS)[number];
/** The level that distinguishes an owner's teams. */
export type TeamLevel = Level | NationLevel;

interface MaybeOfClub {
  clubId?: ClubId | null;
  level?: TeamLevel | null;
  leagueId?: LeagueId | null;
}

/** A team with the columns every club team has. */
type OfClub<T extends MaybeOfClub> = T & {
  [K in keyof T & keyof MaybeOfClub]: Exclude<T[K], NationLevel | null | undefined>;
};

/** Returns whether the team belongs to a club, by those of the two club-only columns that have been read. */
export function isOfClub<T extends MaybeOfClub>(team: T): team is OfClub<T> {
  return team.clubId !== null && team.leagueId !== null;
}

/**
 * Returns the teams of clubs that play, and all below the highest of them in its club, from which players are called up.
 * @param ofClubs all teams of clubs
 */
export function teamsInDemand(
  ofClubs: readonly { id: TeamId; clubId: ClubId | null; level: TeamLevel | null }[],
  playing: ReadonlySet<TeamId>,
): Set<TeamId> {
  const byClub = Map.groupBy(ofClubs, ({ clubId }) => clubId);
  const needed = [...byClub.values()].flatMap((own) => {
    const fromTop = LEVELS.flatMap((level) => own.filter((team) => team.level === level));
    const highest = fromTop.findIndex(({ id }) => playing.has(id));
    return highest < 0 ? [] : fromTop.slice(highest).map(({ id }) => id);
  });
  return new Set(needed);
}

/** Returns whether the level is one of national teams. */
export function isOfNation(level: TeamLevel | null): level is NationLevel {
  return NATION_LEVELS.some((one) => one === level);
}

/** Returns the full name: 'Aurora Comets', or 'Canada' for a team without a nickname. */
export function fullTeamName({ city, nickname }: { city: string; nickname: string }): string {
  return nickname === '' ? city : `${city} ${nickname}`;
}
