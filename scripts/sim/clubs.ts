/** Clubs for simulated seasons: three squads each, made as a new world makes them, without names and contracts. */
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { drawClubQuality } from '#engine/player/club-quality.ts';
import type { GeneratedPlayer } from '#engine/player/generate.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

/** A player as the rules of daily life know him, with his body. */
export interface SimPlayer extends PlayerLife {
  heightCm: number;
  weightKg: number;
}

export interface SimSquad {
  teamId: number;
  level: Level;
  /** The players with the team today, including call-ups. */
  players: SimPlayer[];
}

export interface SimClub {
  clubId: number;
  tier: number;
  squads: SimSquad[];
}

/** Returns the id of a club's team: the first team has the club's own id. */
export function teamIdOf(clubId: number, level: Level): number {
  return clubId + 1000 * LEVELS.indexOf(level);
}

export function squadOf(club: SimClub, level: Level): SimSquad {
  return club.squads.find((squad) => squad.level === level) as SimSquad; // every club has all three
}

/** Assigns ids to players. */
export class Ids {
  private last = 0;

  next(): number {
    return ++this.last;
  }
}

/** Generates the clubs of one league. Farm and junior teams play no games here: they supply call-ups and the next generation. */
export function generateClubs(
  options: { count: number; tier: number; season: number; firstId?: number; ids: Ids },
  random: Random,
): SimClub[] {
  return Array.from({ length: options.count }, (_, index): SimClub => {
    const clubId = (options.firstId ?? 1) + index;
    return generateClub({ ...options, clubId }, random.fork(clubId));
  });
}

function generateClub(
  { clubId, tier, season, ids }: { clubId: number; tier: number; season: number; ids: Ids },
  random: Random,
): SimClub {
  const built = drawClubQuality(random);
  const juniors = drawClubQuality(random);
  const squads = LEVELS.map((level): SimSquad => {
    const teamId = teamIdOf(clubId, level);
    const roster = generateRoster({ level, tier, quality: level === 'U21' ? juniors : built }, random);
    return {
      teamId,
      level,
      players: roster.map(({ age, ...body }) => enlist(body, { id: ids.next(), teamId, birthSeason: season - age })),
    };
  });
  return { clubId, tier, squads };
}

/** Gives a generated player a place in the world. */
export function enlist(
  body: GeneratedPlayer,
  who: { id: number; teamId: number | null; birthSeason: number },
): SimPlayer {
  return {
    ...body,
    ...who,
    trainingOn: null,
    trainingPace: 100,
    trainingRating: 50,
    matchRating: null,
    injuryPart: null,
    injurySeverity: null,
    injuredUntil: null,
  };
}

/** Generates the clubs of a new tier-1 league. */
export function newLeague(seed: number | string, count: number): SimClub[] {
  return generateClubs({ count, tier: 1, season: 1, ids: new Ids() }, new Random(`clubs/${seed}`));
}
