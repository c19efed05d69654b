import { describe, expect, it } from 'vitest';
import type { StageSettings } from '#engine/competition/settings.ts';
import { knockout, roundRobin, swiss } from '../../tests/factories/tournament.ts';
import { CHAMPIONSHIPS, OLYMPICS_2022 } from '../../tests/fixtures/real-competitions.ts';
import { competitionText, type Event, playPlan } from './competition.ts';

const AS_PLAYED = { seed: 1, isMadeUp: false };

/** The winner is named first. */
const won = (pair: string): Event => {
  const [home = '', away = ''] = pair.split('-');
  return { home, away, homeGoals: 2, awayGoals: 1 };
};
const met = (report: ReturnType<typeof playPlan>, stage: number, round: number) =>
  report.stages[stage]?.rounds
    .find((each) => each.round === round)
    ?.pairings.filter(({ teams }) => !teams.includes('bye'))
    .map(({ teams }) => teams.toSorted().join('-'))
    .sort();
const pairs = (known: readonly string[]) => known.map((pair) => pair.split('-').sort().join('-')).sort();

describe('a competition from a plan and results', () => {
  it('has the pairings of the Olympics of 2022', () => {
    const { seeds, rounds } = OLYMPICS_2022;
    const plan = { stages: [knockout({ bracket: ['fixed', 'reseeding', 'fixed'] })], entries: seeds };
    const report = playPlan(plan, rounds.flat().map(won), AS_PLAYED);
    expect(rounds.map((_, index) => met(report, 0, index + 1))).toEqual(rounds.map(pairs));
    expect(report.open).toEqual([{ home: 'FIN', away: 'ROC' }]);
    expect(report.ranking).toBeNull();
  });

  it.each(CHAMPIONSHIPS)(
    'has the pairings of the World Championship of $year',
    ({ groups, quarterfinals, semifinals }) => {
      const [a, b] = groups;
      const entries = [0, 1, 2, 3].flatMap((row) => (row % 2 === 0 ? [a[row], b[row]] : [b[row], a[row]])) as string[];
      const place = (group: number, number: number) => ({ group, place: number });
      const stages: StageSettings[] = [
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
      ];
      const inGroups = groups.flatMap((group, index) =>
        group.flatMap((home, rank) =>
          group
            .slice(rank + 1)
            .map((away): Event => ({ home, away, homeGoals: rank === 0 && index === 1 ? 3 : 2, awayGoals: 1 })),
        ),
      );
      const events = [...inGroups, ...[...quarterfinals, ...semifinals].map(won)];
      const report = playPlan({ stages, entries }, events, AS_PLAYED);
      expect(report.stages[0]?.tables.map((rows) => rows.map(({ team }) => team))).toEqual(groups);
      expect([met(report, 1, 1), met(report, 1, 2)]).toEqual([pairs(quarterfinals), pairs(semifinals)]);
      expect(report.unused).toEqual([]);
    },
  );

  it('says which tiebreaker decided, and who forfeited or withdrew', () => {
    const events: Event[] = [
      { home: 'B', away: 'A', homeGoals: 1, awayGoals: 0, endedIn: 'overtime' },
      { forfeitedBy: 'C', against: 'A' },
      { withdrawn: 'C' },
    ];
    const report = playPlan({ stages: [roundRobin()], entries: ['A', 'B', 'C'] }, events, AS_PLAYED);
    expect(report.ranking).toEqual(['B', 'A', 'C']);
    expect(report.stages[0]?.tables[0]?.map(({ points, decidedBy }) => [points, decidedBy])).toEqual([
      [5, null],
      [4, 'points'],
      [0, 'points'],
    ]);
    expect(report.entries.find(({ name }) => name === 'C')?.hasWithdrawn).toBe(true);
    expect(competitionText(report)).toContain('C forfeits');
  });

  it('makes up the missing results by a seed, the same every time', () => {
    const stages = [
      swiss(3),
      knockout({ sources: [{ stage: 0, take: 'places', from: 1, to: 4 }], rounds: [{ legs: 2 }] }),
    ];
    const entries = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const played = (seed: number) => playPlan({ stages, entries }, [], { seed, isMadeUp: true });
    expect(played(7)).toEqual(played(7));
    expect(played(7).ranking?.toSorted()).toEqual(entries);
    expect(competitionText(played(7))).toContain('Final ranking');
  });

  it('names the faults of a plan', () => {
    const calendars = [{ slot: 1, days: [[1], [2]] }];
    const report = playPlan({ stages: [roundRobin()], entries: ['A', 'B', 'C', 'D'], calendars }, [], AS_PLAYED);
    expect(competitionText(report)).toBe('stages.0.calendar: calendar-too-short (limit 3)');
  });
});
