import { describe, expect, it } from 'vitest';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import { pointsOf, type Source, type StageSettings } from '#engine/competition/settings.ts';
import { doubleElimination, knockout, placement, roundRobin, swiss } from '../../../../tests/factories/tournament.ts';

const faults = (entries: number, ...stages: StageSettings[]) =>
  faultsOf({ stages }, entries).map(({ at, fault }) => `${at}: ${fault}`);
const top = (count: number): Source[] => [{ stage: 0, take: 'top-of-groups', count }];
const series = (bestOf: number, sources: Source[] = []): StageSettings => {
  const format = { bestOf: bestOf as 1 };
  return { ...knockout({ sources }), format: 'series', series: format };
};

describe('settings of a competition', () => {
  it('are valid for every format', () => {
    expect(faults(16, roundRobin({ groups: 4 }), knockout({ sources: top(2), sameGroup: 'not-before-final' }))).toEqual(
      [],
    );
    expect(faults(33, swiss(7))).toEqual([]);
    expect(faults(16, doubleElimination())).toEqual([]);
    expect(faults(2, series(3))).toEqual([]);
    expect(faults(7, placement())).toEqual([]);
  });

  it('hold 2 to 128 entries and at least one stage', () => {
    expect(faults(1, swiss(1))).toEqual(['entries: too-few-entries']);
    expect(faults(Number.NaN, swiss(1))).toEqual(['entries: too-few-entries']);
    expect(faults(129, swiss(1))).toEqual(['entries: too-many-entries']);
    expect(faults(8)).toEqual(['stages: no-stages']);
  });

  it('of a round robin have groups of at least two and one to four legs', () => {
    expect(faults(7, roundRobin({ groups: 4 }))).toEqual(['stages.0.groups: too-many-groups']);
    expect(faults(7, roundRobin({ groups: 0, legs: 5 }))).toEqual([
      'stages.0.groups: too-few-groups',
      'stages.0.legs: legs-out-of-range',
    ]);
  });

  it('of a Swiss stage have at most half as many rounds as entries', () => {
    expect(faults(8, swiss(5))).toEqual(['stages.0.rounds: too-many-rounds']);
    expect(faults(8, swiss(4))).toEqual([]);
    expect(faults(7, swiss(3))).toEqual([]);
  });

  it('of a series are best of 1, 3, 5 or 7 of two entries, as are placement games', () => {
    expect(faults(2, series(2))).toEqual(['stages.0.series: best-of-is-not-1-3-5-7']);
    expect(faults(4, placement({ pairings: { bestOf: 2 as 1 } }))).toEqual([
      'stages.0.pairings: best-of-is-not-1-3-5-7',
    ]);
    expect(faults(3, series(1))).toEqual(['stages.0: series-needs-two-entries']);
    const runs = knockout({ rounds: [{ bestOf: 7, homeRuns: [2, 2] }] });
    expect(faults(4, runs)).toEqual(['stages.0.rounds.0: home-games-do-not-add-up']);
  });

  it('of a knockout play for 2, 4, 8 … places and need formats', () => {
    expect(faults(8, knockout({ playedPlaces: 3, rounds: [] }))).toEqual([
      'stages.0.rounds: no-round-formats',
      'stages.0.playedPlaces: played-places-is-no-power-of-two',
    ]);
  });

  it('of a knockout end in one of its rounds, and before the final only without placement games', () => {
    expect(faults(16, knockout({ lastRound: 2, bracket: ['fixed', 'reseeding'] }))).toEqual([]);
    expect(faults(16, knockout({ lastRound: 5 }))).toEqual(['stages.0.lastRound: last-round-out-of-range']);
    expect(faults(16, knockout({ lastRound: 3, playedPlaces: 4 }))).toEqual([
      'stages.0.playedPlaces: placement-games-need-the-final',
    ]);
    expect(faults(16, knockout({ bracket: [] }))).toEqual(['stages.0.bracket: bracket-empty-or-unknown']);
  });

  it('name each advancing place once in a crossover', () => {
    const place = (group: number, number: number) => ({ group, place: number });
    const map = (...pairs: [number, number, number, number][]) =>
      knockout({ sources: top(2), crossover: pairs.map(([a, b, c, d]) => [place(a, b), place(c, d)] as const) });
    expect(faults(8, roundRobin({ groups: 2 }), map([0, 1, 1, 2], [1, 1, 0, 2]))).toEqual([]);
    expect(faults(8, roundRobin({ groups: 2 }), map([0, 1, 1, 2], [1, 1, 1, 2]))).toEqual([
      'stages.1.crossover: crossover-leaves-out-or-repeats',
    ]);
    expect(faults(9, roundRobin({ groups: 3 }), map([0, 1, 1, 2], [1, 1, 0, 2], [2, 1, 2, 2]))).toEqual([
      'stages.1.crossover: crossover-size-is-no-power-of-two',
    ]);
  });

  it('separate at most two teams of a group until the final', () => {
    const apart = (count: number) => knockout({ sources: top(count), sameGroup: 'not-before-final' });
    expect(faults(16, roundRobin({ groups: 2 }), apart(4))).toEqual(['stages.1.sameGroup: group-cannot-be-kept-apart']);
  });

  it('take existing entries from earlier stages, each once', () => {
    const second = (...sources: Source[]) => faults(10, roundRobin({ groups: 3 }), knockout({ sources }));
    expect(second()).toEqual(['stages.1.sources: stage-has-no-sources']);
    expect(second({ stage: 1, take: 'places', from: 1, to: 2 })).toEqual([
      'stages.1.sources.0: source-is-not-an-earlier-stage',
    ]);
    expect(second(...top(4))).toEqual(['stages.1.sources.0: source-takes-more-than-there-are']);
    expect(second({ stage: 0, take: 'best-of-place', place: 4, count: 2 })).toEqual([
      'stages.1.sources.0: source-takes-more-than-there-are',
    ]);
    expect(second({ stage: 0, take: 'places', from: 3, to: 2 })).toEqual(['stages.1.sources.0: source-takes-nobody']);
    expect(second(...top(2), { stage: 0, take: 'best-of-place', place: 2, count: 1 })).toEqual([
      'stages.1.sources: entry-comes-twice',
    ]);
    expect(faults(4, knockout({ sources: top(1) }))).toEqual(['stages.0.sources: first-stage-has-sources']);
  });

  it('find an entry that advances by a detour as well', () => {
    const places = (stage: number, from: number, to: number): Source => ({ stage, take: 'places', from, to });
    const detour = [
      roundRobin(),
      knockout({ sources: [places(0, 1, 4)] }),
      knockout({ sources: [places(0, 4, 4), places(1, 1, 1)] }),
    ];
    expect(faults(8, ...detour)).toEqual(['stages.2.sources: entry-comes-twice']);
  });

  it('rank by known tiebreakers and by decreasing points', () => {
    expect(faults(4, { ...swiss(2), tiebreakers: [] })).toEqual(['stages.0.tiebreakers: tiebreakers-empty-or-unknown']);
    expect(faults(4, { ...swiss(2), tiebreakers: ['points', 'points'] })).toEqual([
      'stages.0.tiebreakers: tiebreaker-repeated',
    ]);
    expect(faults(4, { ...swiss(2), points: { ...pointsOf('two-one'), loss: 3 } })).toEqual([
      'stages.0.points: points-do-not-fall',
    ]);
    expect(faults(4, { ...swiss(2), firstPlace: 5 })).toEqual(['stages.0.firstPlace: first-place-out-of-range']);
  });
});
