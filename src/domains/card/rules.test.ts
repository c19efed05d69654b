import { describe, expect, it } from 'vitest';
import { type CareerMarks, rankAmong, rarityOf, starsOf } from './rules.ts';

const nobody: CareerMarks = {
  isGoalie: false,
  place: 0.6,
  games: 0,
  points: 0,
  wins: 0,
  honors: [],
  isInHall: false,
};

describe('the rarity of a card', () => {
  it('is common for a player without achievements', () => {
    expect(rarityOf(nobody)).toBe('common');
    expect(rarityOf({ ...nobody, place: null })).toBe('common');
  });

  it('rises with his rank among all players', () => {
    const places = [0.5, 0.12, 0.02, 0.005, 0.0003].map((place) => starsOf({ ...nobody, place }));
    expect(places).toEqual([0, 1, 3, 4, 4]);
  });

  it('rises with a skater’s games and points, and a goalie’s games and wins', () => {
    expect(rarityOf({ ...nobody, games: 520, points: 560 })).toBe('epic');
    expect(rarityOf({ ...nobody, games: 400, wins: 560 })).toBe('uncommon');
    expect(rarityOf({ ...nobody, isGoalie: true, games: 400, wins: 180 })).toBe('rare');
  });

  it('rises with honors, MVP honors counting double', () => {
    expect(starsOf({ ...nobody, honors: ['points-title'] })).toBe(1);
    expect(starsOf({ ...nobody, honors: ['MVP'] })).toBe(2);
    expect(starsOf({ ...nobody, honors: ['second-team'] })).toBe(0);
    expect(starsOf({ ...nobody, honors: ['second-team', 'rookie-team'] })).toBe(1);
    expect(rarityOf({ ...nobody, place: 0.001, honors: ['MVP', 'first-team', 'points-title'] })).toBe('legendary');
  });

  it('is legendary for every Hall of Famer', () => {
    expect(rarityOf({ ...nobody, isInHall: true })).toBe('legendary');
  });
});

it('players with the same overall share a rank', () => {
  expect([92, 90, 88, 50].map((overall) => rankAmong([92, 90, 90, 88], overall))).toEqual([1, 2, 4, 5]);
  expect(rankAmong([], 80)).toBe(1);
});
