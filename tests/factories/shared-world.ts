/**
 * A whole world of twenty clubs without a past, at moments that tests of several files begin with. Each moment is made once a
 * run, when a test first asks for it, and copied: a world takes seconds to make, and a twentieth of one to copy.
 */
import { advance } from '#world/advance.ts';
import { sharedOriginal, type TestDatabase, testDatabase } from '../database.ts';
import { makeWholeWorld, steppingOn } from './whole-world.ts';

/** How the world was made. */
export const SHARED_WORLD = { seed: 8, now: new Date('2026-01-01T12:00:00Z') } as const;
/** Days until the second moment: the preseason with its friendlies, and two rounds of the league. */
export const FIRST_WEEK = 7;

/** The first morning of its first season. */
const firstMorning = () => sharedOriginal('first_morning', (db) => makeWholeWorld(db, SHARED_WORLD));

/** A week later. */
const secondWeek = () =>
  sharedOriginal(
    'second_week',
    async (db) => {
      await advance(
        steppingOn(db, () => SHARED_WORLD.now),
        { by: 'day', count: FIRST_WEEK },
      );
    },
    firstMorning,
  );

const MOMENTS = { firstMorning, secondWeek };

/** Returns a copy of that world for the tests of a file: available from the first hook after it on. */
export const sharedWorld = (moment: keyof typeof MOMENTS): TestDatabase => testDatabase(undefined, MOMENTS[moment]);
