/** Builds the view of a purse for its user. */
import { balanceOf } from '#domains/finances/store/ledger.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { Teaching } from '#domains/person/store/career.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { roomOf } from '#domains/puck/store/issue.ts';
import { MAX_COURSES } from '#domains/purse/constants.ts';
import type { PurseView } from '#domains/purse/contract.ts';
import { offerOf, pucksFor } from '#domains/purse/rules.ts';
import { coursesOf } from '#domains/purse/store.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Loads a purse in up to six queries. @returns null: the user has no such career */
export async function loadPurse(
  db: Database,
  {
    userId,
    kind,
    teaching,
    season,
    now,
  }: { userId: UserId; kind: CareerKind; teaching: Teaching | undefined; season: number; now: Date },
): Promise<PurseView | null> {
  const career = await careerOf(db, userId, kind);
  if (!career) return null;
  const [balance, lessons, taken, pucksLeft] = await Promise.all([
    balanceOf(db, `person:${career.id}`),
    teaching?.lessons(db, career.id) ?? [],
    coursesOf(db, career.id),
    roomOf(db, { userId, source: 'career-end', cause: kind, now }),
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
    pucks: Math.min(pucksFor(balance), pucksLeft),
    pucksLeft,
  };
}
