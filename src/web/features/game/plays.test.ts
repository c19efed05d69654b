import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { isShown, PLAY_FILTERS } from '#web/features/game/plays.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const events = [1, 2, 3, 4].flatMap((seed) => simulateMatch(matchInput({ seed })).events);
const isGoalShot = (event: MatchEvent) => event.type === 'shot' && event.outcome === 'goal';

describe('the play-by-play', () => {
  it('reports a goal and its shot in one line, unless everything is requested', () => {
    const goals = events.filter(({ type }) => type === 'goal').length;
    expect(goals).toBeGreaterThan(0);
    for (const filter of PLAY_FILTERS) {
      const shown = events.filter((event) => isShown(filter, event));
      const expected = filter === 'all' ? events.filter(isGoalShot).length : 0;
      expect(shown.filter(isGoalShot).length, filter).toBe(expected);
      if (filter !== 'penalties') expect(shown.filter(({ type }) => type === 'goal').length, filter).toBe(goals);
    }
  });
});
