/** Plans the clubs of a world with their three teams each; rosters are added later. */

import { distanceBetween } from '#engine/distance.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import {
  ARENA_CAPACITY,
  CLUB_AGE,
  COACHING,
  GOAL_HORNS,
  MIN_SEATS,
  SEATS_STEP,
} from '#world/creation/club-constants.ts';
import { chooseStory, drawArenaName, type Nickname } from '#world/creation/club-words.ts';
import type { City } from '#world/creation/geography/city.ts';
import { type Colors, dealColors, drawCrest, drawJersey } from '#world/creation/looks.ts';
import type { ClubPlan, TeamPlan } from '#world/creation/plan.ts';
import type { LeagueIds } from '#world/creation/pyramid.ts';
import { cityNear, type Site } from '#world/creation/sites.ts';
import { type TakenName, TeamNames } from '#world/creation/team-names.ts';

/** A planned club without players and ratings. */
export interface ClubDraft {
  club: ClubPlan;
  tier: number;
  nationCode: string;
  /** PRO, FRM, U21. */
  teams: TeamPlan[];
}

/** Existing clubs that the new ones join. */
export interface ExistingClubs {
  /** First ids for the new ones; all following ids are free. */
  firstClubId: ClubId;
  firstTeamId: TeamId;
  names: readonly TakenName[];
  cities: ReadonlySet<City>;
}

const NO_CLUBS: ExistingClubs = { firstClubId: 1, firstTeamId: 1, names: [], cities: new Set() };

interface DraftOptions {
  sites: readonly Site[];
  leagueIdAt: LeagueIds;
  /** What exists already; nothing in a new world. */
  existing?: ExistingClubs;
  season: number;
  nationIds: ReadonlyMap<string, number>;
  random: Random;
}

interface NamedTeam {
  city: City;
  nickname: Nickname;
  abbr: string;
}

/** Returns one club per site, in the order of sites, each with a PRO, FRM and U21 team; ids without gaps. */
export function draftClubs(options: DraftOptions): ClubDraft[] {
  const { sites, leagueIdAt, existing = NO_CLUBS, season, nationIds, random } = options;
  const names = new TeamNames(random.fork('names'), existing.names);
  const taken = new Set([...existing.cities, ...sites.map((site) => site.city)]);
  // First teams are named first, so that they get the abbreviations their cities suggest.
  const first = sites.map(({ city }) => nameTeam(city, names));
  const named = first.map((pro) => [
    pro,
    nameAffiliate(pro.city, taken, names, random),
    nameAffiliate(pro.city, taken, names, random),
  ]);
  const rivals = rivalsOf(sites);
  const colors = colorsOf(sites, random.fork('colors'));
  return sites.map((site, index) => {
    const [pro, farm, juniors] = named[index] as [NamedTeam, NamedTeam, NamedTeam]; // three were just created
    const rival = rivals[index] ?? 0;
    const id = existing.firstClubId + index;
    const arenaName = drawArenaName(pro.city.name, random);
    const arenaCapacity = drawCapacity(site.tier, random);
    const age = random.int(CLUB_AGE.least, CLUB_AGE.most);
    const facts = {
      city: pro.city.name,
      nickname: pro.nickname.word,
      arena: arenaName,
      capacity: arenaCapacity,
      age,
      rival: fullName(first[rival] ?? pro),
      farm: fullName(farm),
      juniors: fullName(juniors),
    };
    return {
      tier: site.tier,
      nationCode: site.city.nationCode,
      club: {
        id,
        nationId: nationIds.get(site.city.nationCode) ?? 0,
        timeZone: site.city.timeZone,
        latitude: site.city.latitude,
        longitude: site.city.longitude,
        rivalClubId: existing.firstClubId + rival,
        foundedAt: season - age,
        colors: colors[index] as Colors, // dealt for every site
        jersey: drawJersey(random),
        crest: drawCrest(random, pro.nickname.charge),
        arenaName,
        arenaCapacity,
        goalHorn: random.pick(GOAL_HORNS),
        story: chooseStory(facts, random),
      },
      teams: LEVELS.map((level, order) =>
        draftTeam(
          {
            id: existing.firstTeamId + 3 * index + order,
            clubId: id,
            level,
            leagueId: leagueIdAt(site.place, level),
          },
          [pro, farm, juniors][order] ?? pro,
          site.tier,
          random,
        ),
      ),
    };
  });
}

function nameTeam(city: City, names: TeamNames): NamedTeam {
  const nickname = names.nickname(city.name);
  return { city, nickname, abbr: names.abbreviation(city.name, nickname.word) };
}

function nameAffiliate(home: City, taken: Set<City>, names: TeamNames, random: Random): NamedTeam {
  const city = cityNear(home, taken, random);
  taken.add(city);
  return nameTeam(city, names);
}

function fullName(team: NamedTeam): string {
  return `${team.city.name} ${team.nickname.word}`;
}

function draftTeam(
  ids: Pick<TeamPlan, 'id' | 'clubId' | 'level' | 'leagueId'>,
  name: NamedTeam,
  tier: number,
  random: Random,
): TeamPlan {
  const coaching = random.normal(COACHING.mean + COACHING.perTier * (tier - 1), COACHING.deviation);
  return {
    ...ids,
    city: name.city.name,
    nickname: name.nickname.word,
    abbr: name.abbr,
    originalCity: name.city.name,
    originalNickname: name.nickname.word,
    originalAbbr: name.abbr,
    offense: 0,
    defense: 0,
    physical: 0,
    goaltending: 0,
    coaching: Math.round(Math.max(20, Math.min(95, coaching))),
  };
}

/**
 * Returns the index of each site's rival: a second club in the same city, otherwise the nearest club of its own league.
 */
function rivalsOf(sites: readonly Site[]): number[] {
  return sites.map((site, index) => {
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    sites.forEach((other, otherIndex) => {
      if (otherIndex === index || other.place !== site.place) return;
      const distance = distanceBetween(site.city, other.city);
      if (distance >= least) return;
      least = distance;
      nearest = otherIndex;
    });
    return nearest;
  });
}

function colorsOf(sites: readonly Site[], random: Random): Colors[] {
  const dealt = new Map<number, Colors[]>();
  return sites.map(({ place }) => {
    const left = dealt.get(place) ?? dealColors(sites.filter((site) => site.place === place).length, random);
    dealt.set(place, left);
    return left.pop() ?? ['#1d1d1f', '#ffffff', '#c8102e'];
  });
}

function drawCapacity(tier: number, random: Random): number {
  const norm = ARENA_CAPACITY[Math.min(tier, ARENA_CAPACITY.length) - 1];
  const seats = random.normal(norm?.mean ?? MIN_SEATS, norm?.deviation ?? 0);
  return Math.max(MIN_SEATS, Math.round(seats / SEATS_STEP) * SEATS_STEP);
}

/** Returns a club's team of a level. */
export function teamAt(draft: ClubDraft, level: Level): TeamPlan {
  const team = draft.teams.find((one) => one.level === level);
  if (!team) throw new RangeError(`club ${draft.club.id} has no ${level} team`);
  return team;
}
