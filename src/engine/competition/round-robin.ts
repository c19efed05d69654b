/** Groups and their pairings: the circle method, once for each leg. */
import { newPairing, sideOf } from '#engine/competition/pairing.ts';
import type { RoundRobinSettings } from '#engine/competition/settings.ts';
import type { Pairing } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { circle } from '#engine/schedule/circle.ts';

/**
 * Splits entries into groups whose sizes differ by at most one.
 *
 * @param entries best seed first
 * @param random used for pots only
 */
export function groupsOf(
  entries: readonly EntryId[],
  { groups: count, grouping }: Pick<RoundRobinSettings, 'groups' | 'grouping'>,
  random: Random,
): EntryId[][] {
  const groups: EntryId[][] = Array.from({ length: count }, () => []);
  for (let from = 0; from < entries.length; from += count) {
    const row = entries.slice(from, from + count);
    const isBackward = (from / count) % 2 === 1;
    const forward = groups.map((_, group) => group);
    const order = grouping === 'pots' ? random.shuffle(forward) : isBackward ? forward.reverse() : forward;
    row.forEach((entry, index) => {
      groups[order[index] ?? 0]?.push(entry);
    });
  }
  return groups;
}

/**
 * Returns the pairings of all groups in order of rounds. Two teams meet once per leg and swap home ice from leg to leg; in a
 * group of odd size one team per round has a bye. If balanced, a team's home and away games differ by at most one.
 */
export function roundRobinPairings(
  groups: readonly (readonly EntryId[])[],
  { legs, hosts }: Pick<RoundRobinSettings, 'legs' | 'hosts'>,
): Pairing[] {
  const all = groups.flatMap((entries, group) =>
    Array.from({ length: legs }, (_, leg) => legOf(entries, leg).map((pair) => ({ ...pair, group }))).flat(),
  );
  all.sort((one, other) => one.round - other.round || one.group - other.group);
  return all.map(({ round, group, teams: [one, other] }, index) => {
    const seeds = groups[group] ?? [];
    const isOtherBetter = one !== 'bye' && other !== 'bye' && seeds.indexOf(other) < seeds.indexOf(one);
    const isSwapped = one === 'bye' || (hosts === 'better-seed' && isOtherBetter);
    const sides = isSwapped ? ([sideOf(other), sideOf(one)] as const) : ([sideOf(one), sideOf(other)] as const);
    return newPairing({ number: index + 1, round, group, sides });
  });
}

type Place = EntryId | 'bye';

/** @param leg 0 for the first */
function legOf(entries: readonly EntryId[], leg: number): { round: number; teams: readonly [Place, Place] }[] {
  const places: Place[] = entries.length % 2 === 0 ? [...entries] : [...entries, 'bye'];
  const rounds = circle(places.length);
  return rounds.flatMap((pairs, index) =>
    pairs.map(([home, away]) => {
      const [one, other] = [places[home] as Place, places[away] as Place];
      const round = leg * rounds.length + index + 1;
      return { round, teams: leg % 2 === 0 ? ([one, other] as const) : ([other, one] as const) };
    }),
  );
}
