/** Players of the first league: their ages, their careers, and the clubs that drafted them. */
import { draftPicks } from '#domains/draft/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { SHARE_OF_A_FULL_SEASON } from '../drift/full-season.ts';
import { between, type Target, target } from '../rows.ts';
import { deviationOf, meanOf } from '../spread.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import type { SeasonNote } from './notes.ts';
import { shareOf } from './parts.ts';
import { isTopRegular } from './skill-rows.ts';

export const PEOPLE_TARGETS: readonly Target[] = [
  between('old', 'regulars aged 35 and older, %', [3, 8], 1),
  between('young', 'regulars aged 19 and younger, %', [1, 4], 1),
  between('career', 'career as a regular, seasons', [4, 8], 1),
  between('thousand', 'careers of 1,000 games of full seasons, %', [3, 8], 1),
  between('ownDraft', 'players drafted by their club, %', [35, 60], 1),
  // As in `sim -- drift`: a few dozen players each, so the band is as wide as their luck.
  target('picks from 1', 'first pick plays 200 games, %', 100, 15, 0),
  target('picks from 4', 'picks 4 and 5 play 200 games, %', 90, 15, 0),
  target('picks from 11', 'picks 11 to 20 play 200 games, %', 64, 12, 0),
  target('picks from 31', 'picks 31 to 60 play 200 games, %', 29, 10, 0),
  target('picks from 91', 'picks 91 to 120 play 200 games, %', 17, 8, 0),
];

const OLD = 35;
const YOUNG = 19;
/** Seasons that a career must have to end in, to be seen whole. */
const SEASONS_TO_END = 16;
const THOUSAND_GAMES = Math.round(1000 * SHARE_OF_A_FULL_SEASON);
/** From this many drafts on nearly every active player was in one of them. */
const DRAFTS_TO_FILL = 12;
/** A class is judged after this many seasons: some become regulars only at 26. */
const SEASONS_TO_JUDGE = 11;
const REGULAR_GAMES = Math.round(200 * SHARE_OF_A_FULL_SEASON);
/** Clubs of the league whose picks are compared: picks of a smaller one are scaled by its clubs. */
const CLUBS = 32;
const PICKS = { 1: [1, 1], 4: [4, 5], 11: [11, 20], 31: [31, 60], 91: [91, 120] } as const;

/**
 * @param notes of all seasons, first season first; @param settled the seasons that count for ages
 * @param gamesOf returns the games that a player has played in the first league
 * @returns figures with standard errors where players are counted: some rows have a few dozen
 */
export async function peopleTable(
  rows: RowReader,
  {
    notes,
    settled,
    gamesOf,
  }: { notes: readonly SeasonNote[]; settled: readonly SeasonNote[]; gamesOf: (id: PlayerId) => number },
): Promise<{ table: Record<string, number>; errors: Record<string, number> }> {
  const regulars = settled.flatMap(({ squads }) => squads.filter(isTopRegular));
  const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
  const picks = await rows.read(
    draftPicks,
    ['leagueId', 'season', 'spot', 'ownerClubId', 'playerId'],
    { playerId: { isNot: null } },
    ['id'],
  );
  const careers = wholeCareers(notes);
  const lengths = careers.map(({ seasons }) => seasons);
  const shares = {
    thousand: shareOf(careers.map(({ id }) => gamesOf(id) >= THOUSAND_GAMES)),
    ...becameRegulars(
      notes,
      picks.filter(({ leagueId }) => leagueId === FIRST_LEAGUE),
      gamesOf,
    ),
  };
  return {
    table: {
      old: share(regulars.filter(({ age }) => age >= OLD).length, regulars.length),
      young: share(regulars.filter(({ age }) => age <= YOUNG).length, regulars.length),
      career: meanOf(lengths),
      ownDraft: ownDrafted(notes, picks),
      ...Object.fromEntries(Object.entries(shares).map(([key, counted]) => [key, counted.share])),
    },
    errors: {
      career: deviationOf(lengths) / Math.sqrt(Math.max(1, lengths.length)),
      ...Object.fromEntries(Object.entries(shares).map(([key, { error }]) => [key, error])),
    },
  };
}

/**
 * Returns careers of first-league regulars that began in the world, and early enough to be over; the few who still play count
 * with their seasons so far.
 */
export function wholeCareers(notes: readonly SeasonNote[]): { id: PlayerId; seasons: number }[] {
  const [first, last] = [notes[0]?.season ?? 0, notes.at(-1)?.season ?? 0];
  const careers = new Map<PlayerId, { began: number; seasons: number }>();
  for (const { season, squads } of notes) {
    for (const { id } of squads.filter(isTopRegular)) {
      const known = careers.get(id);
      if (known) known.seasons++;
      else careers.set(id, { began: season, seasons: 1 });
    }
  }
  return [...careers].flatMap(([id, { began, seasons }]) =>
    began > first && began <= last - SEASONS_TO_END ? [{ id, seasons }] : [],
  );
}

interface Pick {
  season: number;
  spot: number | null;
  ownerClubId: number;
  playerId: PlayerId | null;
}

/** Returns the share of first-team players drafted by their own club, once every player has been through a draft. */
function ownDrafted(notes: readonly SeasonNote[], picks: readonly Pick[]): number {
  const chosenBy = new Map(picks.map(({ playerId, ownerClubId }) => [playerId, ownerClubId]));
  const players = notes
    .slice(DRAFTS_TO_FILL)
    .flatMap(({ squads }) => squads.filter(({ leagueId }) => leagueId === FIRST_LEAGUE));
  const own = players.filter(({ id, clubId }) => chosenBy.get(id) === clubId);
  return (100 * own.length) / Math.max(1, players.length);
}

function becameRegulars(
  notes: readonly SeasonNote[],
  picks: readonly Pick[],
  gamesOf: (id: PlayerId) => number,
): Record<string, { share: number; error: number }> {
  const last = notes.at(-1)?.season ?? 0;
  const clubs = [...(notes[0]?.leagueOf.values() ?? [])].filter((leagueId) => leagueId === FIRST_LEAGUE).length;
  const judged = picks.filter(({ season }) => last - season >= SEASONS_TO_JUDGE);
  return Object.fromEntries(
    Object.entries(PICKS).map(([first, [from, to]]) => {
      const chosen = judged.flatMap(({ spot, playerId }) => {
        const pick = (((spot ?? 0) - 0.5) * CLUBS) / clubs;
        return playerId !== null && pick > from - 1 && pick <= to ? [gamesOf(playerId) >= REGULAR_GAMES] : [];
      });
      return [`picks from ${first}`, shareOf(chosen)];
    }),
  );
}
