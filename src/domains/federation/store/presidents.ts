/** Presidents: those of a new world, their successors, and changes of office. */
import {
  FEDERATION_COLORS,
  FOUNDED_BEFORE,
  type OfficeEnd,
  type OfficeOrigin,
  PRESIDENT_AGES,
} from '#domains/federation/constants.ts';
import { dismissNationalGm } from '#domains/federation/store/national-gms.ts';
import { federations, presidencies } from '#domains/federation/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { drawStranger, openBatch } from '#domains/person/store/newcomers.ts';
import { addPersons, type NewPerson, retirePersons } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { NationId, PersonId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface When {
  season: number;
  /** Day of the season. */
  day: number;
  /** Whether to write news of it. */
  isAnnounced: boolean;
}

/** Founds a federation for every nation, each with a president. */
export async function foundFederations(
  rows: Rows,
  { season, secret }: { season: number; secret: Secret },
): Promise<void> {
  const random = secretRandom(secret, 'federations');
  const known = await rows.read(nations, ['id', 'code', 'talentWeight']);
  if (known.length === 0) return;
  const byTalent = [...known].sort((a, b) => b.talentWeight - a.talentWeight || a.id - b.id);
  const step = (FOUNDED_BEFORE.most - FOUNDED_BEFORE.least) / Math.max(1, known.length - 1);
  await rows.insert(
    federations,
    known.map((nation) => ({
      id: nation.id,
      presidentId: null,
      // The strongest nations founded theirs first.
      foundedAt: Math.round(season - FOUNDED_BEFORE.most + byTalent.indexOf(nation) * step),
      colors: [...(FEDERATION_COLORS[nation.code] ?? ['#1d4ed8', '#ffffff'])],
      isOpen: true,
      heldOpenUntil: null,
      youth: 0,
    })),
  );
  await appointPresidents(rows, { nationIds: known.map(({ id }) => id), random, season, day: 1, isAnnounced: false });
}

/** Appoints an AI of their nation as president of each vacant federation. @returns their number */
export async function fillOffices(rows: Rows, { secret, ...when }: When & { secret: Secret }): Promise<number> {
  const vacant = await rows.read(federations, ['id'], { presidentId: null });
  if (vacant.length === 0) return 0;
  const random = secretRandom(secret, `presidents/${absoluteDayOf(when)}`);
  await appointPresidents(rows, { nationIds: vacant.map(({ id }) => id), random, ...when });
  return vacant.length;
}

async function appointPresidents(
  rows: Rows,
  { nationIds, random, ...when }: When & { nationIds: readonly NationId[]; random: Random },
): Promise<void> {
  const firstId = await addPresidents(rows, { nationIds, season: when.season, random });
  await enterOffice(
    rows,
    nationIds.map((nationId, index) => ({ nationId, personId: firstId + index, origin: 'appointed' as const })),
    when,
  );
}

/** Adds AI persons of these nations, in this order. @returns the id of the first; the others follow it */
export async function addPresidents(
  rows: Rows,
  { nationIds, season, random }: { nationIds: readonly NationId[]; season: number; random: Random },
): Promise<PersonId> {
  const batch = await openBatch(rows);
  return addPersons(
    rows,
    nationIds.map((nationId): NewPerson => {
      const code = batch.codeOf.get(nationId) ?? 'CA';
      const drawn = drawStranger(
        batch,
        { kind: 'president', season, code, ages: PRESIDENT_AGES },
        random.fork(nationId),
      );
      return { ...drawn, startedAt: season };
    }),
  );
}

export interface Inauguration {
  nationId: NationId;
  personId: PersonId;
  origin: OfficeOrigin;
}

/** Puts persons into office. Their predecessors leave, AI persons for good. A reelected president's term continues. */
export async function enterOffice(rows: Rows, entering: readonly Inauguration[], when: When): Promise<void> {
  const before = await rows.read(federations, ['id', 'presidentId'], { id: entering.map(({ nationId }) => nationId) });
  const presidentOf = new Map(before.map(({ id, presidentId }) => [id, presidentId]));
  const changes = entering.filter(({ nationId, personId }) => presidentOf.get(nationId) !== personId);
  if (changes.length === 0) return;
  const leaving = changes.flatMap(({ nationId }) => (presidentOf.get(nationId) == null ? [] : [nationId]));
  await leaveOffice(rows, { nationIds: leaving, reason: 'voted-out', ...when });
  await rows.update(
    federations,
    'id',
    changes.map(({ nationId, personId }) => ({ id: nationId, presidentId: personId })),
  );
  await dismissFromTeams(rows, changes);
  const fromDay = absoluteDayOf(when);
  await rows.insert(
    presidencies,
    changes.map(({ nationId, personId, origin }) => ({
      nationId,
      personId,
      origin,
      fromDay,
      untilDay: null,
      endReason: null,
    })),
  );
  if (when.isAnnounced) await announce(rows, changes, when);
}

/** Removes the new presidents from national teams, since they must not lead one. */
async function dismissFromTeams(rows: Rows, entering: readonly Inauguration[]): Promise<void> {
  if (!rows.tx) return;
  const ofUsers = { id: entering.map(({ personId }) => personId), userId: { isNot: null } } as const;
  for (const { userId } of await rows.read(persons, ['userId'], ofUsers))
    if (userId !== null) await dismissNationalGm(rows.tx, userId);
}

async function announce(rows: Rows, changes: readonly Inauguration[], { season, day }: When): Promise<void> {
  const names = new Map((await rows.read(nations, ['id', 'name'])).map(({ id, name }) => [id, name]));
  const known = await rows.read(persons, ['id', 'firstname', 'lastname'], {
    id: changes.map(({ personId }) => personId),
  });
  const nameOf = new Map(known.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  await writeNews(
    rows,
    changes.map(({ nationId, personId, origin }) => ({
      season,
      day,
      kind: 'president-in-office' as const,
      personId,
      params: { nationId, nation: names.get(nationId) ?? '', person: nameOf.get(personId) ?? '', personId, origin },
    })),
  );
}

/** Vacates offices; AI persons who held them retire. */
export async function leaveOffice(
  rows: Rows,
  { nationIds, reason, season, day }: Omit<When, 'isAnnounced'> & { nationIds: readonly NationId[]; reason: OfficeEnd },
): Promise<void> {
  if (nationIds.length === 0) return;
  const held = await rows.read(federations, ['presidentId'], { id: nationIds, presidentId: { isNot: null } }, ['id']);
  const ids = held.flatMap(({ presidentId }) => presidentId ?? []);
  const own = await rows.read(persons, ['id', 'userId'], { id: ids });
  await rows.updateWhere(federations, { presidentId: null }, { id: nationIds });
  await rows.updateWhere(
    presidencies,
    { untilDay: absoluteDayOf({ season, day }), endReason: reason },
    { nationId: nationIds, untilDay: null },
  );
  await retirePersons(
    rows,
    own.filter(({ userId }) => userId === null).map(({ id }) => id),
    season,
  );
}

/** Retires old AI presidents at the end of the season, and appoints successors from their nations. */
export async function renewPresidents(rows: Rows, { secret, ...when }: When & { secret: Secret }): Promise<number> {
  const held = await rows.read(federations, ['id', 'presidentId'], { presidentId: { isNot: null } });
  const ids = held.flatMap(({ presidentId }) => presidentId ?? []);
  const aging = await rows.read(persons, ['id', 'birthSeason'], { id: ids, userId: null });
  const random = secretRandom(secret, `old presidents/${when.season}`);
  const { retiresFrom, retiresAt } = PRESIDENT_AGES;
  const tired = new Set(
    aging
      .filter(({ id, birthSeason }) => {
        return random.fork(id).chance((when.season - birthSeason - retiresFrom) / (retiresAt - retiresFrom));
      })
      .map(({ id }) => id),
  );
  const nationIds = held.flatMap(({ id, presidentId }) => (presidentId !== null && tired.has(presidentId) ? [id] : []));
  await leaveOffice(rows, { nationIds, reason: 'retired', ...when });
  return fillOffices(rows, { secret, ...when });
}
