/** Newcomers from outside, for spots that no amateur or free agent would fill. */

import { nations } from '#domains/nation/tables.ts';
import { addPlayers, takePlayerIds } from '#domains/player/store/people.ts';
import { evenGeneration } from '#domains/youth/rules/generation.ts';
import { type Newcomer as Drawn, drawNewcomer, identify } from '#domains/youth/rules/newcomers.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, NationId, TeamId } from '#engine/ids.ts';
import { firstLimits } from '#engine/market/price.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { type ContractTerms, newcomerTerms } from '#engine/market/sign.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Level, Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface Newcomer {
  id: number;
  teamId: TeamId;
  clubId: ClubId;
  position: Position;
  terms: ContractTerms;
}

/** A roster spot for a newcomer. */
export interface Opening {
  clubId: ClubId;
  tier: number;
  level: Level;
  position: Position;
}

interface Coming {
  /** The season that is ending. */
  season: number;
  openings: readonly Opening[];
  /** In market order. */
  clubs: readonly { id: number; nationId: NationId; tier: number }[];
  /** Returns the id of a club's team at a level. */
  teamOf(clubId: ClubId, level: Level): number;
  /** Full names in use. */
  names: Set<string>;
  /** Positions of the year's amateurs: newcomers are no better than the last of them. */
  before: readonly Position[];
  random: Random;
}

/** Creates a player for each opening and returns his terms; the contracts themselves are not written here. */
export async function addNewcomers(rows: Rows, coming: Coming): Promise<Newcomer[]> {
  const { season, openings, clubs, names, before, random } = coming;
  const nationRows = await rows.read(nations, ['id', 'code']);
  const codeOf = new Map(nationRows.map((nation) => [nation.id, nation.code]));
  const nationOf = new Map(clubs.map((club) => [club.id, codeOf.get(club.nationId) ?? null]));
  const idOf = new Map(nationRows.map((nation) => [nation.code, nation.id]));
  const pot = new NationalityPot(openings.length, random.fork('nationalities'));
  const firstId = await takePlayerIds(rows, openings.length);
  const newcomers: Newcomer[] = [];
  const streams = openings.map((_, index) => random.fork(firstId + index));
  const drawn = openings.map((opening, index) => drawNewcomer(opening, streams[index] as Random)); // one per opening
  const talents = drawn.map(({ body }, index) => ({ ...body, position: openings[index]?.position ?? 'C' }));
  const counts = { first: clubs.filter((club) => club.tier === 1).length, all: clubs.length };
  const ceilings = evenGeneration(talents, counts, random.fork('generation'), before);
  const made = openings.map((opening, index) => {
    const id = firstId + index;
    const own = streams[index] as Random;
    const newcomer = drawn[index] as Drawn;
    const code = pot.draw(nationOf.get(opening.clubId) ?? null);
    const nation = { id: idOf.get(code) ?? 1, code };
    const teamId = coming.teamOf(opening.clubId, opening.level);
    const { position } = opening;
    const { age, body } = newcomer;
    const prospect = prospectOf({ position, age, skills: body.skills, ceilings: ceilings[index] });
    const terms = newcomerTerms(prospect, opening.tier, firstLimits(opening.tier));
    newcomers.push({ id, teamId, clubId: opening.clubId, position, terms });
    const { player, face } = identify(newcomer, { id, nation, season: season + 1, names }, own);
    const ceiling = ceilings[index] ?? body.ceilings;
    return { player: { ...player, ceilings: ceiling, teamId, firstSeason: season + 1 }, face };
  });
  await addPlayers(rows, made, absoluteDayOf({ season: season + 1, day: 1 }));
  return newcomers;
}
