/** A purse as its user sees it. */
import { balanceOf } from '#domains/finances/store/ledger.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { Teaching } from '#domains/person/store/career.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { MAX_COURSES, MAX_PUCKS } from '#domains/purse/constants.ts';
import type { PurseView } from '#domains/purse/contract.ts';
import { offerOf, pucksFor } from '#domains/purse/rules.ts';
import { coursesOf, pucksBefore } from '#domains/purse/store.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Up to six queries. @returns null: he has no such career */
export async function loadPurse(
  db: Database,
  {
    userId,
    kind,
    teaching,
    season,
  }: { userId: UserId; kind: CareerKind; teaching: Teaching | undefined; season: number },
): Promise<PurseView | null> {
  const career = await careerOf(db, userId, kind);
  if (!career) return null;
  const [balance, lessons, taken, before] = await Promise.all([
    balanceOf(db, `person:${career.id}`),
    teaching?.lessons(db, career.id) ?? [],
    coursesOf(db, career.id),
    pucksBefore(db, userId, kind),
  ]);
  const thisSeason = taken.filter((one) => one.season === season).length;
  return {
    balance,
    lessons: lessons.map((lesson) => {
      const offer = offerOf(lesson);
      const { course, from, nations } = lesson;
      return { course, from, to: offer?.to ?? null, price: offer?.price ?? null, nations: nations && [...nations] };
    }),
    next: thisSeason < MAX_COURSES ? thisSeason + 1 : null,
    taken: taken.map(({ personId: _his, fromLevel, toLevel, ...one }) => ({ ...one, from: fromLevel, to: toLevel })),
    pucks: pucksFor(balance, before),
    pucksLeft: Math.max(0, MAX_PUCKS - before),
  };
}
