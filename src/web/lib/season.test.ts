import { describe, expect, it } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { dateOfSeasonDay, seasonLabel, yearOfSeason } from '#web/lib/season.ts';

describe('a season’s name', () => {
  it('is made of its years, even before the world’s first season and across centuries', () => {
    expect([3, 1, 0, -3, -23].map(seasonLabel)).toEqual(['2025–26', '2023–24', '2022–23', '2019–20', '1999–00']);
    expect(yearOfSeason(-4)).toBe(2019);
  });

  it('is never a plain number in the game’s texts', () => {
    expect(i18n.t('seasonNumber', { number: -3 })).toBe('Season 2019–20');
  });
});

describe('a birthday', () => {
  it('is a date in the season’s year', () => {
    const written = (season: number, day: number) => new Date(dateOfSeasonDay(season, day)).toISOString().slice(0, 10);
    expect([written(-22, 1), written(-22, 63)]).toEqual(['2000-09-01', '2001-08-26']);
    expect(written(-21, 1)).toBe('2001-09-01');
  });
});
