/** New people: the boys who join the junior teams, and those from outside who fill what no free agent would. */

import { asc } from 'drizzle-orm';
import { nations } from '#domains/nation/tables.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { evenGeneration } from '#domains/season/rules/rollover/generation.ts';
import type { Signing } from '#domains/season/rules/rollover/market.ts';
import { type Newcomer as Drawn, drawNewcomer } from '#domains/season/rules/rollover/newcomers.ts';
import type { Books } from '#domains/season/store/rollover/books.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { type ContractTerms, drawContract } from '#engine/player/contract.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import { copyInto, takeIds } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

export interface Newcomer {
  id: number;
  teamId: number;
  clubId: number;
  position: Position;
  terms: ContractTerms;
}

interface Coming {
  /** The season that ends. */
  season: number;
  openings: readonly Signing[];
  books: Books;
  random: Random;
}

/** Makes a player for each opening and answers what he signs; the contracts themselves are not written here. */
export async function addNewcomers(tx: Transaction, coming: Coming): Promise<Newcomer[]> {
  const { season, openings, books, random } = coming;
  const nationRows = await tx.select({ id: nations.id, code: nations.code }).from(nations).orderBy(asc(nations.id));
  const codeOf = new Map(nationRows.map((nation) => [nation.id, nation.code]));
  const nationOf = new Map(books.clubs.map((club) => [club.id, codeOf.get(club.nationId) ?? null]));
  const idOf = new Map(nationRows.map((nation) => [nation.code, nation.id]));
  const names = new Set(books.players.map((player) => player.name));
  const pot = new NationalityPot(openings.length, random.fork('nationalities'));
  const firstId = await takeIds(tx, players, openings.length);
  const newcomers: Newcomer[] = [];
  const faces: (typeof playerFaces.$inferInsert)[] = [];
  const streams = openings.map((_, index) => random.fork(firstId + index));
  const drawn = openings.map((opening, index) => drawNewcomer(opening, streams[index] as Random)); // one for each
  const talents = drawn.map(({ body }, index) => ({ ...body, position: openings[index]?.position ?? 'C' }));
  const clubs = { first: books.clubs.filter((club) => club.tier === 1).length, all: books.clubs.length };
  const ceilings = evenGeneration(talents, clubs, random.fork('generation'));
  const rows = openings.map((opening, index) => {
    const id = firstId + index;
    const own = streams[index] as Random;
    const { age, body } = drawn[index] as Drawn;
    const nationCode = pot.draw(nationOf.get(opening.clubId) ?? null);
    const name = drawName(nationCode, own, names);
    names.add(fullName(name));
    const teamId = books.teamOf(opening.clubId, opening.level);
    const overall = overallOf(opening.position, body.skills);
    const terms = drawContract({ overall, age }, own);
    const birthDay = own.int(1, DAYS_PER_SEASON);
    faces.push({ playerId: id, face: drawFace({ nationCode, age }, own) });
    newcomers.push({ id, teamId, clubId: opening.clubId, position: opening.position, terms });
    return {
      id,
      ...name,
      nationId: idOf.get(nationCode) ?? 1,
      birthSeason: season + 1 - age,
      birthDay,
      ...body,
      ceilings: ceilings[index] ?? body.ceilings,
      teamId,
      firstSeason: season + 1,
    };
  });
  await copyInto(tx, players, rows);
  await copyInto(tx, playerFaces, faces);
  return newcomers;
}
