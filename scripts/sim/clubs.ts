/** Clubs to simulate seasons with: three squads each, made as a new world makes them, without names and contracts. */
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { drawClubQuality } from '#engine/player/club-quality.ts';
import type { GeneratedPlayer } from '#engine/player/generate.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

/** A player as the rules of daily life know him, and his body. */
export interface SimPlayer extends PlayerLife {
  heightCm: number;
  weightKg: number;
}

export interface SimSquad {
  teamId: number;
  level: Level;
  /** Who is with the team today: the called-up among them. */
  players: SimPlayer[];
}

export interface SimClub {
  clubId: number;
  tier: number;
  squads: SimSquad[];
}

/** Ids of a club's teams: the first team has the club's own. */
export function teamIdOf(clubId: number, level: Level): number {
  return clubId + 1000 * LEVELS.indexOf(level);
}

export function squadOf(club: SimClub, level: Level): SimSquad {
  return club.squads.find((squad) => squad.level === level) as SimSquad; // every club has all three
}

/** Hands out ids of players. */
export class Ids {
  private last = 0;

  next(): number {
    return ++this.last;
  }
}

/** The clubs of one league. Farm and juniors do not play here: they are who is called up, and who comes next. */
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

/** A generated player becomes somebody with a place in the world. */
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

/** The clubs of a tier-1 league that has just been made. */
export function newLeague(seed: number | string, count: number): SimClub[] {
  return generateClubs({ count, tier: 1, season: 1, ids: new Ids() }, new Random(`clubs/${seed}`));
}
