import { describe, expect, it } from 'vitest';
import { incidentsIn, mayHaveIncidents } from '#domains/discipline/rules/incidents.ts';
import type { Infraction, MatchEvent, PenaltyKind } from '#engine/match/events.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const called = (player: number, penalty: PenaltyKind, infraction: Infraction): MatchEvent => ({
  period: 2,
  second: 100,
  type: 'penalty',
  side: 'home',
  player,
  penalty,
  infraction,
  minutes: 5,
});

describe('the disciplinary board reviews', () => {
  it('match penalties, majors and game misconducts, each with its reason', () => {
    const events = [
      called(1, 'match', 'spearing'),
      called(2, 'major', 'boarding'),
      called(3, 'game-misconduct', 'abuse-of-officials'),
    ];
    expect(incidentsIn(events)).toEqual([
      { playerId: 1, kind: 'match', infraction: 'spearing' },
      { playerId: 2, kind: 'major', infraction: 'boarding' },
      { playerId: 3, kind: 'game-misconduct', infraction: 'abuse-of-officials' },
    ]);
  });

  it('no minors, misconducts or fighting majors', () => {
    const events = [
      called(1, 'minor', 'boarding'),
      called(2, 'double-minor', 'high-sticking'),
      called(3, 'misconduct', 'unsportsmanlike'),
      called(4, 'major', 'fighting'),
    ];
    expect(incidentsIn(events)).toEqual([]);
  });

  it('the most serious of a player’s infractions in a game', () => {
    const events = [
      called(1, 'game-misconduct', 'unsportsmanlike'),
      called(1, 'match', 'charging'),
      called(1, 'major', 'elbowing'),
    ];
    expect(incidentsIn(events)).toEqual([{ playerId: 1, kind: 'match', infraction: 'charging' }]);
  });
});

it('a box score tells which games need no review', () => {
  let asked = 0;
  let guilty = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { result, events } = simulateMatch(matchInput({ seed }));
    const found = incidentsIn(events).length;
    if (found > 0) guilty++;
    if (mayHaveIncidents(result.box)) asked++;
    else expect(found).toBe(0);
  }
  expect(guilty).toBeGreaterThan(0);
  expect(asked).toBeLessThan(75);
});
