import { describe, expect, it } from 'vitest';
import { nextRound, openGames } from '#engine/competition/competition.ts';
import type { Competition } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { currentStage, drawn, entrants, knockout, roundRobin } from '../../../tests/factories/tournament.ts';
import { CHAMPIONSHIPS, OLYMPICS_2022 } from '../../../tests/fixtures/real-competitions.ts';

/** Plays the current round. @param pairs the winner first */
function played(competition: Competition, names: readonly string[], wins: (one: string, other: string) => number) {
  const nameOf = (entry: number) => names[entrants(names.length).indexOf(entry)] ?? '';
  const results = openGames(competition).map(({ pairing, home, away }) => {
    const goals = wins(nameOf(home), nameOf(away));
    const [homeGoals, awayGoals] = goals > 0 ? [goals, 0] : [0, -goals];
    return { pairing, homeGoals, awayGoals, endedIn: 'regulation' as const };
  });
  return nextRound(competition, results, new Random('draw'));
}

/** Who meets whom in the current round. */
function meetings(competition: Competition, names: readonly string[]): string[] {
  const { pairings, round } = currentStage(competition);
  const ofRound = pairings.filter((pairing) => pairing.round === round && !pairing.teams.includes('bye'));
  return ofRound.map(({ teams }) =>
    pair(...teams.map((team) => names[entrants(names.length).indexOf(Number(team))] ?? '')),
  );
}

const pair = (...teams: readonly string[]) => teams.toSorted().join('-');
const asPairs = (known: readonly string[]) => known.map((each) => pair(...each.split('-'))).sort();
const winnersOf = (known: readonly string[]) => known.map((each) => each.slice(0, 3));

describe('a real competition', () => {
  it.each(CHAMPIONSHIPS)(
    'has the pairings of the World Championship $year',
    ({ groups, quarterfinals, semifinals }) => {
      const [a, b] = groups;
      // Seeded so that a snake makes the groups.
      const names = [0, 1, 2, 3].flatMap((row) => (row % 2 === 0 ? [a[row], b[row]] : [b[row], a[row]])) as string[];
      const place = (group: number, number: number) => ({ group, place: number });
      let now = drawn(
        [
          roundRobin({ groups: 2 }),
          knockout({
            sources: [{ stage: 0, take: 'top-of-groups', count: 4 }],
            bracket: ['fixed', 'reseeding'],
            crossover: [
              [place(0, 1), place(1, 4)],
              [place(0, 2), place(1, 3)],
              [place(1, 2), place(0, 3)],
              [place(1, 1), place(0, 4)],
            ],
          }),
        ],
        8,
      );
      const rank = (name: string) =>
        groups.map((group) => (group as readonly string[]).indexOf(name)).find((at) => at >= 0) ?? 0;
      while (now.stages.length === 1) {
        // By place; the first of group B by more goals.
        now = played(now, names, (one, other) => {
          const goals = one === b[0] || other === b[0] ? 2 : 1;
          return rank(one) < rank(other) ? goals : -goals;
        });
      }
      expect(meetings(now, names).sort()).toEqual(asPairs(quarterfinals));
      const semifinalists = semifinals.flatMap((each) => each.split('-'));
      now = played(now, names, (one) => (semifinalists.includes(one) ? 1 : -1));
      expect(meetings(now, names).sort()).toEqual(asPairs(semifinals));
    },
  );

  it('has the pairings of the Olympics of 2022, with re-seeded semifinals after fixed quarterfinals', () => {
    const { seeds, rounds } = OLYMPICS_2022;
    let now = drawn([knockout({ bracket: ['fixed', 'reseeding', 'fixed'] })], seeds.length);
    for (const known of rounds) {
      expect(meetings(now, seeds).sort()).toEqual(asPairs(known));
      now = played(now, seeds, (one) => (winnersOf(known).includes(one) ? 1 : -1));
    }
  });
});
