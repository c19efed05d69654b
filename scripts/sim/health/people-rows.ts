/** Who plays in the first league: how old they are, how long they last, and who chose them in a draft. */
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
  between('old', 'regulars of 35 and older, %', [3, 8], 1),
  between('young', 'regulars of 19 and younger, %', [1, 4], 1),
  between('career', 'career of a regular, seasons', [4, 8], 1),
  between('thousand', 'careers as long as 1,000 games of full seasons, %', [3, 8], 1),
  between('ownDraft', 'men of a club whom it has drafted itself, %', [35, 60], 1),
  // As `sim -- drift` has them: a few dozen men each, so as wide as their luck.
  target('picks from 1', 'first pick plays 200 games, %', 100, 15, 0),
  target('picks from 4', 'picks 4 and 5 play 200 games, %', 90, 15, 0),
  target('picks from 11', 'picks 11 to 20 play 200 games, %', 64, 12, 0),
  target('picks from 31', 'picks 31 to 60 play 200 games, %', 29, 10, 0),
  target('picks from 91', 'picks 91 to 120 play 200 games, %', 17, 8, 0),
];

const OLD = 35;
const YOUNG = 19;
/** A career that is to be seen whole must have this many seasons to end in. */
const SEASONS_TO_END = 16;
const THOUSAND_GAMES = Math.round(1000 * SHARE_OF_A_FULL_SEASON);
/** From this many drafts on nearly everybody who plays was in one of them. */
const DRAFTS_TO_FILL = 12;
/** A class is judged when it has had this many seasons: some become regulars at 26 only. */
const SEASONS_TO_JUDGE = 11;
const REGULAR_GAMES = Math.round(200 * SHARE_OF_A_FULL_SEASON);
/** Picks of a league of 32 clubs: what they are in a smaller one is scaled by its clubs. */
const CLUBS = 32;
const PICKS = { 1: [1, 1], 4: [4, 5], 11: [11, 20], 31: [31, 60], 91: [91, 120] } as const;

/**
 * @param notes of all seasons, the first one first; @param settled those that count for ages
 * @param gamesOf games that a player has played in the first league
 * @returns with standard errors of what is counted by men: some rows know a few dozen
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

/** Careers of regulars of the first league that began in the world, and early enough to be over; the few who still play count as far as they are. */
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

/** Of the men of first teams those whom their club has chosen, once everybody has been through a draft. */
function ownDrafted(notes: readonly SeasonNote[], picks: readonly Pick[]): number {
  const chosenBy = new Map(picks.map(({ playerId, ownerClubId }) => [playerId, ownerClubId]));
  const men = notes
    .slice(DRAFTS_TO_FILL)
    .flatMap(({ squads }) => squads.filter(({ leagueId }) => leagueId === FIRST_LEAGUE));
  const own = men.filter(({ id, clubId }) => chosenBy.get(id) === clubId);
  return (100 * own.length) / Math.max(1, men.length);
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
