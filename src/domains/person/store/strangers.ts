/** New persons of a career: strangers, and players whose careers have just ended. */
import { nations } from '#domains/nation/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { NewPerson } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Random } from '#engine/random.ts';
import type { RowReader } from '#platform/rows/rows.ts';

interface Wanted {
  kind: CareerKind;
  count: number;
  /** The first season of their careers; they are older than that by what `ageOf` draws. */
  season: number;
  ageOf: (random: Random) => number;
  random: Random;
}

/** People who never played where it is on record. One query. */
export async function drawStrangers(
  rows: RowReader,
  { kind, count, season, ageOf, random }: Wanted,
): Promise<NewPerson[]> {
  const known = await rows.read(nations, ['id', 'code']);
  const idOf = new Map(known.map(({ id, code }) => [code, id]));
  const pot = new NationalityPot(count, random.fork('nationalities'));
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const own = random.fork(index);
    const code = pot.draw(null);
    const name = drawName(code, own, names);
    names.add(fullName(name));
    const age = ageOf(own);
    return {
      kind,
      ...name,
      nationId: idOf.get(code) ?? known[0]?.id ?? 1,
      birthSeason: season - age,
      face: { ...drawFace({ nationCode: code, age }, own) },
      startedAt: season,
    };
  });
}

/** Players who have retired with a season and have not begun anything else, the most experienced first. Three queries. */
export async function formerPlayers(
  rows: RowReader,
  { kind, count, season }: Pick<Wanted, 'kind' | 'count' | 'season'>,
): Promise<NewPerson[]> {
  const columns = ['id', 'firstname', 'lastname', 'nationId', 'birthSeason', 'xp'] as const;
  const retired = await rows.read(players, columns, { retiredAt: season });
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
