import { describe, expect, it } from 'vitest';
import { bestFirst, type Candidate, liveToShow } from '#domains/game/rules/showcase.ts';

const game = (id: number, score: [number, number], more: Partial<Candidate['game']> = {}, tier = 1): Candidate => ({
  game: { id, type: 'regular', homeScore: score[0], awayScore: score[1], endedIn: 'regulation', ...more },
  tier,
});
const idOf = (shown: Candidate | null) => shown?.game.id;
const bestOf = (finished: Candidate[]) => bestFirst(finished)[0] ?? null;

describe('the showcase game for visitors', () => {
  it('is the close one with goals, not the rout or the shutout', () => {
    expect(idOf(bestOf([game(1, [7, 1]), game(2, [4, 3]), game(3, [1, 0])]))).toBe(2);
  });

  it('prefers a game past regulation', () => {
    expect(idOf(bestOf([game(1, [4, 3]), game(2, [3, 2], { endedIn: 'overtime' })]))).toBe(2);
  });

  it('prefers playoff games, and takes friendlies last', () => {
    expect(idOf(bestOf([game(1, [5, 4], { type: 'friendly' }), game(2, [6, 0])]))).toBe(2);
    expect(idOf(bestOf([game(1, [5, 4]), game(2, [6, 0], { type: 'playoffs' })]))).toBe(2);
  });

  it('prefers the top league between similar games', () => {
    expect(idOf(bestOf([game(1, [4, 3], {}, 2), game(2, [4, 3], {}, 1)]))).toBe(2);
  });

  it('stays the same while it is live, whatever the score', () => {
    const others = [game(7, [5, 5]), game(9, [0, 0])];
    expect(idOf(liveToShow([...others, game(4, [0, 0])]))).toBe(4);
    expect(idOf(liveToShow([...others, game(4, [0, 8])]))).toBe(4);
  });

  it('is empty without games', () => {
    expect(liveToShow([])).toBeNull();
    expect(bestFirst([])).toEqual([]);
  });
});
