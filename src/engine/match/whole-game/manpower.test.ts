import { describe, expect, it } from 'vitest';
import type { Side } from '#engine/match/sides.ts';
import { everyGame } from '../../../../tests/factories/every-game.ts';
import { PenaltyBook } from '../../../../tests/oracles/penalty-book.ts';

describe('penalties in every game', () => {
  it('are served to the second, and a goal ends the first minor of the shorthanded team', () => {
    let called = 0;
    everyGame(({ overtime }, events) => {
      const book = new PenaltyBook(overtime);
      for (const event of events) {
        book.add(event);
        if (event.type === 'penalty') called++;
      }
      expect(book.faults).toEqual([]);
    });
    expect(called).toBeGreaterThan(100);
  });

  it('leave as many skaters at each faceoff as the rules allow, plus one with the net empty', () => {
    everyGame(({ overtime }, events) => {
      const book = new PenaltyBook(overtime);
      let out: Record<Side, number> = { home: 0, away: 0 };
      for (const event of events) {
        book.add(event);
        if (event.type === 'manpower') {
          const { home, away, homeGoalie, awayGoalie } = event.manpower;
          out = { home: home - (homeGoalie ? 0 : 1), away: away - (awayGoalie ? 0 : 1) };
        }
        if (event.type === 'faceoff') expect(out).toEqual(book.skatersAllowed());
      }
    });
  });
});
