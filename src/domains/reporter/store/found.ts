/** Creates missing desks, and reporters for them, when a world is created and each summer. */
import { clubs, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { drawStranger, formerPlayers, openBatch } from '#domains/person/store/newcomers.ts';
import { addPersons, type NewPerson, retirePersons } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { type DeskKind, RETIREMENT_AGE, STAFF_AGES, STAFF_PER_DESK } from '#domains/reporter/constants.ts';
import { paperOf } from '#domains/reporter/rules/papers.ts';
import { desks, reporters } from '#domains/reporter/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, DeskId, LeagueId, NationId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface NewDesk {
  kind: DeskKind;
  clubId: ClubId | null;
  leagueId: LeagueId | null;
  nationId: NationId | null;
  paper: string;
}

/** A vacant seat at a desk, with the nation its reporter should come from. */
interface Vacancy {
  deskId: DeskId;
  nationCode: string;
  nationId: NationId;
}

/**
 * Creates desks for clubs, leagues and nations that have none, and fills the seats of the newspapers' own reporters:
 * first with players who retired last season, then with new people. Does nothing if nothing is missing.
 *
 * @returns how many reporters were hired
 */
export async function foundPress(
  rows: Rows,
  { season, secret }: { season: number; secret: Secret },
): Promise<{ employed: number }> {
  const random = secretRandom(secret, `press/${season}`);
  await addMissingDesks(rows, random.fork('papers'));
  const vacancies = await vacanciesOf(rows, random.fork('homes'));
  if (vacancies.length === 0) return { employed: 0 };
  const veterans = await formerPlayers(rows, {
    kind: 'reporter',
    count: Math.floor(vacancies.length / 2),
    season: season - 1,
  });
  const batch = await openBatch(rows);
  const employed = vacancies.map(
    ({ nationCode: code }, index): NewPerson =>
      veterans[index] ??
      drawStranger(batch, { kind: 'reporter', season, code, ages: STAFF_AGES }, random.fork(`reporter ${index}`)),
  );
  const firstId = await addPersons(rows, employed);
  const deskSince = absoluteDayOf({ season, day: 1 });
  await rows.insert(
    reporters,
    vacancies.map(({ deskId }, index) => ({ personId: firstId + index, isStaff: true, deskId, deskSince })),
  );
  return { employed: employed.length };
}

async function addMissingDesks(rows: Rows, random: Random): Promise<void> {
  const there = await rows.read(desks, ['clubId', 'leagueId', 'nationId']);
  const has = {
    club: new Set(there.map(({ clubId }) => clubId)),
    league: new Set(there.map(({ leagueId }) => leagueId)),
    nation: new Set(there.map(({ nationId }) => nationId)),
  };
  const first = await rows.read(teams, ['clubId', 'level', 'leagueId', 'city'], { level: 'PRO' }, ['clubId']);
  const homes = new Set((await rows.read(clubs, ['nationId'])).map(({ nationId }) => nationId));
  const ofLeagues = await rows.read(leagues, ['id', 'name'], { level: 'PRO' });
  const ofNations = await rows.read(nations, ['id', 'name']);
  const none = { clubId: null, leagueId: null, nationId: null };
  const paper = (kind: DeskKind, id: number, about: string) => paperOf(kind, about, random.fork(`${kind} ${id}`));
  const missing: NewDesk[] = [
    ...ofLeagues
      .filter(({ id }) => !has.league.has(id))
      .map(({ id, name }) => ({ ...none, kind: 'league' as const, leagueId: id, paper: paper('league', id, name) })),
    ...ofNations
      .filter(({ id }) => homes.has(id) && !has.nation.has(id))
      .map(({ id, name }) => ({ ...none, kind: 'nation' as const, nationId: id, paper: paper('nation', id, name) })),
    ...first.flatMap(({ clubId, city }) =>
      clubId === null || has.club.has(clubId)
        ? []
        : [{ ...none, kind: 'club' as const, clubId, paper: paper('club', clubId, city) }],
    ),
  ];
  if (missing.length > 0) await rows.insert(desks, missing);
}

/** Returns the vacant seats of the newspapers' own reporters. */
async function vacanciesOf(rows: Rows, random: Random): Promise<Vacancy[]> {
  const staffed = await rows.read(desks, ['id', 'kind', 'nationId'], { kind: ['league', 'nation'] });
  const seated = await rows.read(reporters, ['deskId'], { isStaff: true, deskId: { isNot: null } }, ['personId']);
  const taken = Map.groupBy(seated, ({ deskId }) => deskId);
  const ofNations = await rows.read(nations, ['id', 'code']);
  const homes = [...new Set((await rows.read(clubs, ['nationId'])).map(({ nationId }) => nationId))].sort(
    (a, b) => a - b,
  );
  const codes = new Map(ofNations.map(({ id, code }) => [id, code]));
  return staffed.flatMap(({ id: deskId, kind, nationId: ofDesk }) => {
    const wanted = STAFF_PER_DESK[kind] - (taken.get(deskId)?.length ?? 0);
    return Array.from({ length: Math.max(0, wanted) }, (_, seat): Vacancy => {
      const nationId = ofDesk ?? (homes.length > 0 ? random.fork(`${deskId} ${seat}`).pick(homes) : 1);
      return { deskId, nationId, nationCode: codes.get(nationId) ?? 'CA' };
    });
  });
}

/** Retires the newspapers' own reporters who are old enough. @param season the one that ends */
export async function retireReporters(rows: Rows, { season }: { season: number }): Promise<number> {
  const old = await rows.read(persons, ['id'], {
    kind: 'reporter',
    userId: null,
    retiredAt: null,
    birthSeason: { atMost: season - RETIREMENT_AGE },
  });
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await rows.updateWhere(reporters, { deskId: null, deskSince: null }, { personId: ids });
  await retirePersons(rows, ids, season);
  return ids.length;
}
