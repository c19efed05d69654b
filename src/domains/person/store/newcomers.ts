/** Creates AI persons who begin a career: new people without a record, and players who have just retired. */
import { nations } from '#domains/nation/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { NewPerson } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Random } from '#engine/random.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Codes of nations, and names already used in one batch of newcomers. */
export interface Batch {
  codeOf: ReadonlyMap<number, string>;
  idOf: ReadonlyMap<string, number>;
  names: Set<string>;
}

/** Opens a batch in one query. */
export async function openBatch(rows: RowReader): Promise<Batch> {
  const known = await rows.read(nations, ['id', 'code']);
  return {
    codeOf: new Map(known.map(({ id, code }) => [id, code])),
    idOf: new Map(known.map(({ id, code }) => [code, id])),
    names: new Set(),
  };
}

export interface Stranger {
  kind: CareerKind;
  season: number;
  /** Code of the person's nation. */
  code: string;
  ages: { least: number; most: number };
}

/** Returns a person without a record as a player, whose career is taken to have begun at the minimum age. */
export function drawStranger(batch: Batch, { kind, season, code, ages }: Stranger, random: Random): NewPerson {
  const name = drawName(code, random, batch.names);
  batch.names.add(fullName(name));
  const age = random.int(ages.least, ages.most);
  return {
    kind,
    ...name,
    nationId: batch.idOf.get(code) ?? 1,
    birthSeason: season - age,
    face: { ...drawFace({ nationCode: code, age }, random) },
    startedAt: season - Math.max(0, age - ages.least),
  };
}

export interface Wanted {
  kind: CareerKind;
  count: number;
  /** The first season of their careers. */
  season: number;
  ages: { least: number; most: number };
}

/**
 * Returns several persons without a record, from nations in the proportions of the hockey world, as they are when they
 * begin.
 */
export function drawStrangers(batch: Batch, { kind, count, season, ages }: Wanted, random: Random): NewPerson[] {
  const pot = new NationalityPot(count, random.fork('nationalities'));
  return Array.from({ length: count }, (_, index) => {
    const drawn = drawStranger(batch, { kind, season, code: pot.draw(null), ages }, random.fork(index));
    return { ...drawn, startedAt: season };
  });
}

export interface FormerPlayer extends NewPerson {
  playerId: PlayerId;
}

/**
 * Returns players of clubs who retired at the end of a season and have no other career yet, most experienced first, as people
 * who begin a career in the next. Three queries.
 * @returns at most `count`
 */
export async function formerPlayers(
  rows: RowReader,
  { kind, count, season }: Pick<Wanted, 'kind' | 'count' | 'season'>,
): Promise<FormerPlayer[]> {
  if (count <= 0) return [];
  const columns = ['id', 'firstname', 'lastname', 'nationId', 'birthSeason', 'xp'] as const;
  const retired = await rows.read(players, columns, { retiredAt: season, lastSeason: season });
  if (retired.length === 0) return [];
  const ids = retired.map(({ id }) => id);
  const taken = new Set((await rows.read(persons, ['playerId'], { playerId: ids })).map(({ playerId }) => playerId));
  const former = retired
    .filter(({ id }) => !taken.has(id))
    .sort((a, b) => b.xp - a.xp || a.id - b.id)
    .slice(0, count);
  const faces = await rows.read(playerFaces, ['playerId', 'face'], { playerId: former.map(({ id }) => id) }, [
    'playerId',
  ]);
  const faceOf = new Map(faces.map(({ playerId, face }) => [playerId, face]));
  return former.map(({ id, xp: _experience, ...player }) => ({
    kind,
    ...player,
    playerId: id,
    face: faceOf.get(id) ?? {},
    startedAt: season + 1,
  }));
}
