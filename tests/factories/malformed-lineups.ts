/** Malformed lineups: holes, duplicates, unknown players, goalies among skaters, too many shooters or too few. */
import fc from 'fast-check';
import type { Lineup, Place } from '#engine/lineup/lineup.ts';
import { copyLineup, DRESSED_PLACES, UNIT_PLACES } from '#engine/lineup/places.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';

const PLACES = [...DRESSED_PLACES, ...UNIT_PLACES];
/** An id that no player has. */
const STRANGER = 2_000_000_000;

/** A change: a place by its number, and a roster player by his, an unknown one, or none. */
interface Spoil {
  places: [place: number, who: number | 'stranger' | null][];
  shootout: (number | 'stranger')[] | null;
  /** Players who are hurt, suspended, or too old for the level, by their number in the roster. */
  hurt: number[];
  suspended: number[];
  aged: number[];
}

const who = fc.oneof(fc.nat(60), fc.constant('stranger' as const));
const some = fc.array(fc.nat(60), { maxLength: 5 });

/** Short enough to be read when a property fails. */
export const anySpoil: fc.Arbitrary<Spoil> = fc.record({
  places: fc.array(fc.tuple(fc.nat(PLACES.length - 1), fc.option(who, { nil: null })), { maxLength: 12 }),
  shootout: fc.option(fc.array(who, { maxLength: 22 }), { nil: null }),
  hurt: some,
  suspended: some,
  aged: some,
});

/** Returns the lineup and the roster with all changes made; does not change its arguments. */
export function spoil(
  lineup: Lineup,
  roster: readonly RosterPlayer[],
  wrong: Spoil,
): { lineup: Lineup; roster: RosterPlayer[] } {
  const idOf = (given: number | 'stranger' | null): Place =>
    given === null ? null : given === 'stranger' ? STRANGER : (roster[given % roster.length]?.id ?? null);
  const spoiled = copyLineup(lineup);
  for (const [place, given] of wrong.places) PLACES[place]?.write(spoiled, idOf(given));
  if (wrong.shootout) spoiled.shootout = wrong.shootout.flatMap((given) => idOf(given) ?? []);
  const isOne = (numbers: number[], index: number) => numbers.some((number) => number % roster.length === index);
  return {
    lineup: spoiled,
    roster: roster.map((player, index) => ({
      ...player,
      isInjured: isOne(wrong.hurt, index),
      isSuspended: isOne(wrong.suspended, index),
      ageClass: isOne(wrong.aged, index) ? 4 : player.ageClass,
    })),
  };
}
