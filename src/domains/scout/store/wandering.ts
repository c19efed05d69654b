/** AI scouts without a club travel for themselves, so that there are reports to buy. */
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { AGE_CLASSES, WANDERERS } from '#domains/scout/constants.ts';
import { assignments } from '#domains/scout/store/assignments.ts';
import { scoutAssignments, scouts } from '#domains/scout/tables.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Sends free scouts to places that they know. Two queries while the maximum is already out. @returns how many go. */
export async function wander(
  rows: Rows,
  { season, day, secret }: { season: number; day: number; secret: Secret },
): Promise<number> {
  if (day >= PHASE_STARTS.draft) return 0;
  const known = await rows.read(persons, ['id', 'nationId'], { kind: 'scout', userId: null, retiredAt: null });
  const out = new Set((await assignments(rows)).map(({ personId }) => personId));
  const places = WANDERERS - known.filter(({ id }) => out.has(id)).length;
  if (places <= 0) return 0;
  const held = await rows.read(jobs, ['personId'], { kind: 'scout', state: 'held' });
  const employed = new Set(held.map(({ personId }) => personId));
  const free = known.filter(({ id }) => !employed.has(id) && !out.has(id));
  if (free.length === 0) return 0;
  const records = await rows.read(scouts, ['personId', 'nations', 'calls'], { personId: free.map(({ id }) => id) }, [
    'personId',
  ]);
  const recordOf = new Map(records.map((record) => [record.personId, record]));
  const boys = await rows.read(players, ['id', 'nationId'], { status: 'amateur', draftClass: season });
  const going = free
    .toSorted(
      (one, other) => (recordOf.get(other.id)?.calls ?? 0) - (recordOf.get(one.id)?.calls ?? 0) || one.id - other.id,
    )
    .slice(0, places);
  await rows.insert(
    scoutAssignments,
    going.map(({ id, nationId }) => {
      const random = secretRandom(secret, `wander/${id}/${season}`);
      const homes = new Set([nationId, ...(recordOf.get(id)?.nations ?? [])]);
      const there = boys.filter((boy) => homes.has(boy.nationId));
      // Nations are chosen in proportion to their prospects; where he knows none, he goes by age.
      const boy = there.length === 0 ? null : random.pick(there);
      const where = boy
        ? { kind: 'nation' as const, nationId: boy.nationId, age: null }
        : { kind: 'age' as const, nationId: null, age: random.pick(AGE_CLASSES) };
      return { personId: id, clubId: null, ...where, playerId: null, sinceDay: absoluteDayOf({ season, day }) };
    }),
  );
  return going.length;
}
