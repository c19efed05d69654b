/** Can any club win, and does none win forever? */
import type { ClubId } from '#engine/ids.ts';
import { type Luck, SHARE_OF_A_FULL_SEASON, stability } from '../drift/full-season.ts';
import { between, type Target } from '../rows.ts';
import { deviationOf, meanOf } from '../spread.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import type { Finish, SeasonNote } from './notes.ts';

export const PARITY_TARGETS: readonly Target[] = [
  between('best', 'best of twenty, points share of full seasons', [0.6, 0.75]),
  between('worst', 'worst of twenty, points share of full seasons', [0.28, 0.42]),
  between('deviation', 'points share of full seasons, deviation', [0.075, 0.115], 3),
  between('sameChampion', 'same champion again, %', [5, 25], 1),
  between('mostCups', 'most cups of one club in 30 seasons', [3, 8], 1),
  between('nextYear', "clubs' points, correlation with the year before, of full seasons", [0.45, 0.75]),
  between('fiveYears', "clubs' points, correlation with five years before", [0, 0.35]),
  between('straightDown', 'promoted clubs that go straight down, %', [25, 50], 1),
  between('straightUp', 'relegated clubs that go straight up, %', [20, 45], 1),
];

/** Figures that are means over seasons. */
export const PARITY_MEANS = ['best', 'worst', 'deviation', 'nextYear', 'straightDown', 'straightUp'];

const SEASONS_OF_CUPS = 30;

/** @param notes of all seasons: cups count from the first; @param settled the seasons that count for the rest */
export function parityTable(notes: readonly SeasonNote[], settled: readonly SeasonNote[]): Record<string, number> {
  const shares = settled.map((note) => fullSeasons(topFinishes(note)));
  const champions = notes.flatMap((note) => topFinishes(note).find(({ isChampion }) => isChampion)?.clubId ?? []);
  const again = champions.slice(1).filter((clubId, index) => clubId === champions[index]);
  const cups = [...Map.groupBy(champions, (clubId) => clubId).values()].map((won) => won.length);
  return {
    best: meanOf(shares.map((each) => Math.max(...each))),
    worst: meanOf(shares.map((each) => Math.min(...each))),
    deviation: meanOf(shares.map(deviationOf)),
    sameChampion: (100 * again.length) / Math.max(1, champions.length - 1),
    mostCups: (Math.max(0, ...cups) * SEASONS_OF_CUPS) / Math.max(1, champions.length),
    nextYear: stability(pointsOverYears(settled, 1)),
    fiveYears: stability(pointsOverYears(settled, 5)),
    straightDown: movedBack(settled, { came: 'promoted', goes: 'relegated' }),
    straightUp: movedBack(settled, { came: 'relegated', goes: 'promoted' }),
  };
}

/**
 * Returns points shares as seasons of 82 games would spread them, on which the targets are based: in a world's shorter seasons
 * chance weighs more. They move toward the mean by as much as the deviation shrinks without the luck that a full season would
 * remove.
 */
export function fullSeasons(finishes: readonly Finish[]): number[] {
  const shares = finishes.map(({ pointsShare }) => pointsShare);
  const middle = meanOf(shares);
  const variance = deviationOf(shares) ** 2;
  const luck = meanOf(finishes.map((finish) => finish.luck));
  const left = Math.max(0, variance - (1 - SHARE_OF_A_FULL_SEASON) * luck);
  const closer = variance === 0 ? 1 : Math.sqrt(left / variance);
  return shares.map((share) => middle + closer * (share - middle));
}

function topFinishes({ finishes }: SeasonNote): Finish[] {
  return finishes.filter(({ leagueId }) => leagueId === FIRST_LEAGUE);
}

/** Returns the points of the same clubs this many years apart, with the luck in them, for clubs in the same league both times. */
function pointsOverYears(notes: readonly SeasonNote[], years: number): [Luck, Luck][] {
  return notes.slice(years).flatMap((note, index) => {
    const before = byClub(notes[index]?.finishes ?? []);
    return note.finishes.flatMap((now): [Luck, Luck][] => {
      const then = before.get(now.clubId);
      return then?.leagueId === now.leagueId ? [[luckOf(then), luckOf(now)]] : [];
    });
  });
}

function luckOf({ pointsShare, luck }: Finish): Luck {
  return { value: pointsShare, variance: luck };
}

/** Returns the share of the clubs that came into a league one way and leave it the other way after one season, in %. */
function movedBack(
  notes: readonly SeasonNote[],
  { came, goes }: Record<'came' | 'goes', NonNullable<Finish['movement']>>,
): number {
  const moves = notes.slice(1).flatMap((note, index) => {
    const now = byClub(note.finishes);
    return (notes[index]?.finishes ?? [])
      .filter(({ movement }) => movement === came)
      .map(({ clubId }) => now.get(clubId)?.movement === goes);
  });
  return (100 * moves.filter(Boolean).length) / Math.max(1, moves.length);
}

function byClub(finishes: readonly Finish[]): Map<ClubId, Finish> {
  return new Map(finishes.map((finish) => [finish.clubId, finish]));
}
