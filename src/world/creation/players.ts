/** Fills the teams of a club with players. */

import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { generateRoster, type RosterMember } from '#engine/player/generate-roster.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import type { NationalityPot } from '#engine/player/identity/nationality.ts';
import { isGoalie, LEVELS, type Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import { type ClubDraft, teamAt } from '#world/creation/clubs.ts';
import type { PlayerPlan } from '#world/creation/plan.ts';

/** Age range in which players begin their careers, in first and farm teams alike. */
const DEBUT_AGE = { least: 18, most: 22 } as const;

export interface PeopleOptions {
  season: number;
  nationIds: ReadonlyMap<string, number>;
  pot: NationalityPot;
  /** Full names in use in the world; new ones are added. */
  names: Set<string>;
}

/**
 * Returns a player made of a generated one: with nation, name, face and birthday, but no club yet.
 * @param names full names in use; his is added
 */
function describePerson(
  { age, ...body }: RosterMember,
  nationCode: string,
  { season, nationIds, names }: Pick<PeopleOptions, 'season' | 'nationIds' | 'names'>,
  random: Random,
): Omit<PlayerPlan, 'id'> {
  const name = drawName(nationCode, random, names);
  names.add(fullName(name));
  const debut = random.int(DEBUT_AGE.least, DEBUT_AGE.most);
  return {
    ...name,
    nationId: nationIds.get(nationCode) ?? 0,
    birthSeason: season - age,
    birthDay: random.int(1, DAYS_PER_SEASON),
    ...body,
    teamId: null,
    jerseyNumber: null,
    face: drawFace({ nationCode, age }, random),
    firstSeason: age < debut ? null : season - (age - debut),
    freeAgentSince: null,
  };
}

/** Collects the people of a world under dense ids. */
export class People {
  readonly players: PlayerPlan[] = [];
  private readonly options: PeopleOptions;

  constructor(options: PeopleOptions) {
    this.options = options;
  }

  /** Adds the rosters of a club's three teams. @param quality points by which the club is better than its league */
  addClub(draft: ClubDraft, quality: Record<Level, number>, random: Random): void {
    for (const level of LEVELS) {
      const taken = new Set<number>();
      for (const member of generateRoster({ level, tier: draft.tier, quality: quality[level] }, random)) {
        const player = this.add(member, draft.nationCode, random);
        player.teamId = teamAt(draft, level).id;
        player.jerseyNumber = drawJerseyNumber(isGoalie(member.positions[0] ?? 'C'), taken, random);
        taken.add(player.jerseyNumber);
      }
    }
  }

  addFreeAgent(member: RosterMember, random: Random): void {
    this.add(member, null, random).freeAgentSince = this.options.season;
  }

  /** Adds a retired player. @param pot nationalities of his era, separate from that of active players */
  addRetired(
    member: RosterMember,
    { lastSeason, pot }: { lastSeason: number; pot: NationalityPot },
    random: Random,
  ): void {
    const player = this.add(member, null, random, { ...this.options, season: lastSeason, pot });
    Object.assign(player, { lastSeason, retiredAt: lastSeason });
  }

  private add(
    member: RosterMember,
    clubNation: string | null,
    random: Random,
    { pot, ...options } = this.options,
  ): PlayerPlan {
    const person = describePerson(member, pot.draw(clubNation), options, random);
    const player: PlayerPlan = { id: this.players.length + 1, ...person };
    this.players.push(player);
    return player;
  }
}
