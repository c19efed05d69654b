/** How players move in a summer; buyouts and waivers. */
import { contracts } from '#domains/contracts/tables.ts';
import { FRENZY, QUALIFYING } from '#domains/free-agency/constants.ts';
import { mayBeQualified } from '#domains/free-agency/rules/qualifying.ts';
import { heldPlayers } from '#domains/free-agency/store/restricted.ts';
import { loadSummer } from '#domains/free-agency/store/summer-state.ts';
import { frenzyResults, offerSheets } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';
import { between, type Target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import type { SeasonNote } from './notes.ts';
import { shareOf } from './parts.ts';
import { isTopRegular } from './skill-rows.ts';

export const MARKET_TARGETS: readonly Target[] = [
  between('changed', 'regulars who change clubs between seasons, %', [22, 38], 1),
  between('firstDay', 'frenzy signings on the first day, %', [45, 75], 1),
  between('leftOver', 'regulars unsigned when the season begins, %', [0, 3], 1),
  between('qualified', 'eligible players with a qualifying offer or a contract, %', [60, 85], 1),
  between('sheets', 'offer sheets per season and league', [0, 3]),
  between('matched', 'offer sheets matched, %', [50, 95], 1),
  between('buyouts', 'buyouts per season and league', [2, 8], 1),
  between('claims', 'waiver claims per season and league', [8, 40], 1),
];

/**
 * Counts how many of the players whom clubs could qualify they keep, on the night after the deadline: by a qualifying offer, or
 * by a contract signed that very night, which saves the offer.
 */
export async function countQualified(rows: Rows, season: number): Promise<SeasonNote['qualifying']> {
  const held = await heldPlayers(rows);
  const everybody = (await loadSummer(rows, season)).players;
  const tonight = absoluteDayOf({ season, day: QUALIFYING.until });
  const renewed = new Set(
    (await rows.read(contracts, ['playerId'], { signedAt: tonight, fromSeason: season + 1, kind: 'standard' })).map(
      ({ playerId }) => playerId,
    ),
  );
  const might = everybody.filter((player) => mayBeQualified(player, season));
  const signed = everybody.filter(
    (player) => renewed.has(player.id) && mayBeQualified({ ...player, contractTo: season }, season),
  );
  const have = might.filter(({ id }) => held.has(id)).length + signed.length;
  return { might: might.length + signed.length, have };
}

/** @param notes consecutive seasons; the figures are of the summers between them */
export async function marketTable(rows: RowReader, notes: readonly SeasonNote[]): Promise<Record<string, number>> {
  const summers = notes.slice(0, -1);
  const season = summers.map((note) => note.season);
  const leagues = new Set(notes[0]?.leagueOf.values()).size;
  const aSeasonAndLeague = (count: number) => count / Math.max(1, summers.length * leagues);
  const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
  const signed = await rows.read(frenzyResults, ['round'], { season, clubId: { isNot: null } });
  const sheets = await sheetsOf(rows, season);
  const days = {
    atLeast: absoluteDayOf({ season: season[0] ?? 0, day: 1 }),
    atMost: absoluteDayOf({ season: season.at(-1) ?? 0, day: DAYS_PER_SEASON }),
  };
  const buyouts = await rows.read(contracts, ['id'], { boughtOutOn: days });
  const claims = await rows.read(waivers, ['id'], { status: 'claimed', placedOn: days });
  const retired = new Set(
    (await rows.read(players, ['id'], { retiredAt: { isNot: null } }, ['id'])).map(({ id }) => id),
  );
  const moves = summers.map((note, index) => movesAfter(note, notes[index + 1], retired));
  return {
    changed: meanOf(moves.map(({ changed }) => changed)),
    leftOver: meanOf(moves.map(({ leftOver }) => leftOver)),
    firstDay: share(signed.filter(({ round }) => round <= FRENZY.roundsADay).length, signed.length),
    qualified: share(
      summers.reduce((sum, { qualifying }) => sum + qualifying.have, 0),
      summers.reduce((sum, { qualifying }) => sum + qualifying.might, 0),
    ),
    sheets: aSeasonAndLeague(sheets.length),
    matched: matchedOf(sheets).share,
    buyouts: aSeasonAndLeague(buyouts.length),
    claims: aSeasonAndLeague(claims.length),
  };
}

/**
 * Returns standard errors of figures that count so few events that parts of the time do not show them: one in fifteen
 * of some forty answered sheets is lost, in many parts none. By key of MARKET_TARGETS.
 */
export async function marketErrors(rows: RowReader, notes: readonly SeasonNote[]): Promise<Record<string, number>> {
  const sheets = await sheetsOf(
    rows,
    notes.slice(0, -1).map(({ season }) => season),
  );
  return { matched: matchedOf(sheets).error };
}

/** Returns the offer sheets signed in the summers after some seasons. */
async function sheetsOf(rows: RowReader, seasons: readonly number[]): Promise<{ status: string }[]> {
  const all = await rows.read(offerSheets, ['status', 'fromSeason']);
  return all.filter(({ status, fromSeason }) => status !== 'declined' && seasons.includes(fromSeason - 1));
}

function matchedOf(sheets: readonly { status: string }[]) {
  const answered = sheets.filter(({ status }) => status === 'matched' || status === 'lost');
  return shareOf(answered.map(({ status }) => status === 'matched'));
}

/** Returns what became of the first league's regulars by the next season, in % of those still active. */
function movesAfter(note: SeasonNote, next: SeasonNote | undefined, retired: ReadonlySet<number>) {
  const regulars = note.squads.filter(isTopRegular);
  const stayed = regulars.flatMap(({ id, clubId }) => {
    const now = next?.clubOf.get(id);
    return now === undefined ? [] : [now !== clubId];
  });
  const without = regulars.filter(({ id }) => !next?.clubOf.has(id) && !retired.has(id));
  return {
    changed: (100 * stayed.filter(Boolean).length) / Math.max(1, stayed.length),
    leftOver: (100 * without.length) / Math.max(1, regulars.length),
  };
}
