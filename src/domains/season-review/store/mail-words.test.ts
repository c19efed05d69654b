import { describe, expect, it } from 'vitest';
import type { SeasonReview } from '#domains/season-review/contract.ts';
import { REVIEW_WORDS } from '#domains/season-review/store/mail-words.ts';

const season = (more: Partial<SeasonReview>) =>
  // The texts read no more of it than this.
  ({
    rank: 2,
    clubs: 20,
    expectedRank: 5,
    playoffRoundsWon: 2,
    isChampion: false,
    movement: null,
    ...more,
  }) as SeasonReview;

describe('the season mail in German', () => {
  it('states place, expectation, playoffs and league change', () => {
    const { finish } = REVIEW_WORDS.de;
    expect(finish('Harbor Gulls', season({}))).toBe(
      'Harbor Gulls: Platz 2 von 20, 3 Plätze besser, als die Bewertung der ersten Woche versprach. In den Playoffs kam die Niederlage im Finale.',
    );
    expect(
      finish('Harbor Gulls', season({ rank: 6, expectedRank: 5, playoffRoundsWon: null, movement: 'relegated' })),
    ).toBe(
      'Harbor Gulls: Platz 6 von 20, 1 Platz schlechter, als die Bewertung der ersten Woche versprach. Für die Playoffs hat es nicht gereicht. Der Klub steigt ab.',
    );
    expect(finish('Harbor Gulls', season({ expectedRank: null, isChampion: true }))).toBe(
      'Harbor Gulls: Platz 2 von 20. Am Ende stand der Meistertitel.',
    );
  });

  it('writes goals and results with a colon', () => {
    expect(REVIEW_WORDS.de.sum({ points: 1, goalsFor: 9, goalsAgainst: 8 })).toBe('1 Punkt und 9:8 Tore.');
  });
});
