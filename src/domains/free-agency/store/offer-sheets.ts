/**
 * Stored offer sheets. A player answers at once; if he signs, the club that holds him has some days to match. Every command locks both clubs' teams
 * in id order, then the player.
 */
import { faultOfAgents } from '#domains/agent/store/conflicts.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { teams } from '#domains/club/tables.ts';
import { faultOfTerms } from '#domains/contracts/rules/terms.ts';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { noteArrival, signTerms } from '#domains/contracts/store/contracts.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { finishTalksWith } from '#domains/contracts/store/talks.ts';
import { movePicks, type PickMove } from '#domains/draft/store/picks.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { OFFER_SHEETS } from '#domains/free-agency/constants.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import {
  type Compensation,
  compensationFor,
  decideSheet,
  seasonOfSheet,
} from '#domains/free-agency/rules/restricted.ts';
import { worthSeenBy } from '#domains/free-agency/rules/seen-worth.ts';
import { casesOf } from '#domains/free-agency/store/cases.ts';
import { type Held, heldPlayers, letRightsLapse } from '#domains/free-agency/store/restricted.ts';
import { announceSheet } from '#domains/free-agency/store/sheet-news.ts';
import { offerSheets } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { shareOf } from '#engine/market/ask.ts';
import { firstLimits } from '#engine/market/price.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export type StoredSheet = typeof offerSheets.$inferSelect;
type Day = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** All columns of a sheet. */
export const SHEET_COLUMNS = [
  'id',
  'playerId',
  'clubId',
  'holderClubId',
  'terms',
  'fromSeason',
  'compensation',
  'madeOn',
  'matchBy',
  'status',
] as const;

/** Sends an offer sheet. @returns null when the user does not manage the club (anymore). */
export async function sendOfferSheet(
  db: Database,
  { playerId, terms, ...manager }: Manager & { playerId: PlayerId; terms: OfferedTerms },
): Promise<{ ok: true; signed: boolean } | Refused | null> {
  const { clubId, teamId } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true; signed: boolean } | Refused> => {
    const rows = pgRows(tx);
    const holderClubId = (await heldPlayers(rows, [playerId])).get(playerId)?.clubId ?? clubId;
    await holdParties(rows, { clubId, holderClubId, playerId });
    const today = await readToday(tx);
    const declined = await askBoard(
      rows,
      clubId,
      async () => {
        const may = await mayMakeSheet(rows, { playerId, clubId, terms }, today);
        if (!may.ok) return null;
        const firstRounders = may.compensation.filter(({ round }) => round === 1).length;
        return { kind: 'offer-sheet', player: may.bargain.name, firstRounders };
      },
      { absoluteDay: today.absoluteDay, now: manager.now },
    );
    if (declined) return declined;
    const made = await makeSheet(rows, { playerId, clubId, terms }, today);
    if (made.ok) await publishChange(tx, ['players', `player:${playerId}`, `team:${teamId}`]);
    return made;
  });
  return done?.done ?? null;
}

interface Offering {
  playerId: PlayerId;
  clubId: ClubId;
  terms: OfferedTerms;
}

/** Returns why a club may not send a player a sheet today, or the club that holds him. */
export async function maySendSheet(
  rows: RowReader,
  { playerId, clubId }: Omit<Offering, 'terms'>,
  { day, absoluteDay }: Pick<Today, 'day' | 'absoluteDay'>,
): Promise<{ ok: true; held: Held } | Refused> {
  const held = (await heldPlayers(rows, [playerId])).get(playerId) ?? null;
  const [pro] = await rows.read(teams, ['leagueId'], { clubId, level: 'PRO' });
  const ofPlayer = await rows.read(offerSheets, ['clubId', 'status', 'madeOn'], { playerId });
  const waiting = await rows.read(offerSheets, ['id'], { clubId, status: 'signed' });
  const decided = decideSheet(
    {
      holder: held,
      club: { clubId, leagueId: pro?.leagueId ?? 0 },
      isInArbitration: (await casesOf(rows, [playerId])).length > 0,
      hasSigned: ofPlayer.some(({ status }) => status === 'signed'),
      wasDeclinedToday: ofPlayer.some((sheet) => sheet.clubId === clubId && sheet.madeOn === absoluteDay),
      isWaiting: waiting.length > 0,
    },
    day,
  );
  if (!decided.ok) return decided;
  const ofAgents = await faultOfAgents(rows, { playerId, clubId, absoluteDay });
  if (ofAgents) return ofAgents;
  return held ? { ok: true, held } : freeAgencyRefusals.notHeld();
}

/** Returns whether a club may send such a sheet today, and its compensation: used by the form and by the sheet itself. */
export async function mayMakeSheet(rows: RowReader, { playerId, clubId, terms }: Offering, today: Day) {
  const may = await maySendSheet(rows, { playerId, clubId }, today);
  if (!may.ok) return may;
  const fromSeason = seasonOfSheet(today);
  const bargain = await loadBargain(rows, { playerId, clubId, fromSeason, today });
  const fault =
    faultOfTerms(terms, bargain.bounds) ??
    (await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level: 'PRO' }, today));
  if (fault) return fault;
  const compensation = await compensationOf(rows, { clubId, terms, fromSeason }, today);
  const picks = await ownPicks(rows, clubId, compensation);
  if (picks.length < compensation.length) {
    const wanted = compensation.map(({ season, round }) => `round ${round} of season ${season}`);
    return freeAgencyRefusals.picksMissing({ picks: wanted.join(', ') });
  }
  return { ok: true as const, held: may.held, bargain, fromSeason, compensation };
}

/** Makes an offer sheet with the player's answer. The caller holds both clubs and the player. */
export async function makeSheet(
  rows: Rows,
  { playerId, clubId, terms }: Offering,
  today: Day,
): Promise<{ ok: true; signed: boolean } | Refused> {
  const may = await mayMakeSheet(rows, { playerId, clubId, terms }, today);
  if (!may.ok) return may;
  const { fromSeason, compensation } = may;
  const { asker, bounds, name } = may.bargain;
  const signed = shareOf(asker, terms, bounds) >= 1;
  const { clubId: holderClubId } = may.held;
  const sheet = {
    id: await rows.takeIds(offerSheets, 1),
    ...{ playerId, clubId, holderClubId, terms, fromSeason, compensation },
    madeOn: today.absoluteDay,
    matchBy: today.absoluteDay + OFFER_SHEETS.matchDays,
    status: signed ? ('signed' as const) : ('declined' as const),
  };
  await rows.insert(offerSheets, [sheet]);
  if (signed) {
    await finishTalksWith(rows, [playerId]);
    await announceSheet(rows, { sheet, name, happened: 'signed', byAssistant: false }, today);
  }
  return { ok: true, signed };
}

/** Returns the picks an offer costs, by the compensation table. */
export async function compensationOf(
  rows: RowReader,
  { clubId, terms, fromSeason }: { clubId: ClubId; terms: OfferedTerms; fromSeason: number },
  { season }: Pick<Today, 'season'>,
): Promise<Compensation[]> {
  const [pro] = await rows.read(teams, ['leagueId'], { clubId, level: 'PRO' });
  const limits = (await limitsOf(rows, season)).get(pro?.leagueId ?? 0)?.limits ?? firstLimits(1);
  return compensationFor(averageOf(terms), limits.upper, fromSeason);
}

/** Returns the club's own picks among these, as far as it still owns them. */
async function ownPicks(rows: RowReader, clubId: ClubId, wanted: readonly Compensation[]) {
  if (wanted.length === 0) return [];
  const mine = await rows.read(draftPicks, ['id', 'season', 'round'], {
    originalClubId: clubId,
    ownerClubId: clubId,
    season: wanted.map(({ season }) => season),
    playerId: null,
    isPromised: false,
  });
  return mine.filter((pick) => wanted.some(({ season, round }) => pick.season === season && pick.round === round));
}

/** Matches an offer sheet, or lets the player go. @returns null when the user does not manage the club that holds him (anymore). */
export async function answerSheet(
  db: Database,
  { sheetId, match, ...manager }: Manager & { sheetId: number; match: boolean },
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    const found = await findSheet(tx, sheetId);
    if (!found) return freeAgencyRefusals.unknownSheet();
    await holdParties(rows, found);
    const [sheet] = await rows.read(offerSheets, SHEET_COLUMNS, { id: sheetId });
    if (sheet?.status !== 'signed') return freeAgencyRefusals.sheetOver();
    const today = await readToday(tx);
    const fault = match ? await matchSheet(rows, sheet, { today, byAssistant: false }) : null;
    if (fault) return fault;
    if (!match) {
      if (await isGift(rows, sheet, today))
        return freeAgencyRefusals.sheetIsGift({ player: await nameOf(rows, sheet.playerId) });
      await loseSheet(rows, sheet, today);
    }
    await publishChange(tx, ['players', `player:${sheet.playerId}`, `team:${manager.teamId}`]);
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Returns an offer sheet, settled or not; null if the id does not exist. */
export async function findSheet(db: Database | Transaction, sheetId: number): Promise<StoredSheet | null> {
  const [sheet] = await pgReader(db).read(offerSheets, SHEET_COLUMNS, { id: sheetId });
  return sheet ?? null;
}

/** Returns a player's worth a season to the club that holds him, by its estimates, over the seasons of the sheet. */
export async function worthToHolder(
  rows: RowReader,
  { playerId, holderClubId: clubId, terms, fromSeason }: StoredSheet,
  { season, secret }: Day,
): Promise<number> {
  const [player] = await rows.read(players, ['id', 'positions', 'skills', 'ceilings', 'birthSeason'], { id: playerId });
  const [pro] = await rows.read(teams, ['leagueId'], { clubId, level: 'PRO' });
  const cap = (await limitsOf(rows, season)).get(pro?.leagueId ?? 0);
  if (!player || !cap) return 0;
  return worthSeenBy(player, { clubId, cap, isOwn: true, season, fromSeason, seasons: terms.salaries.length, secret });
}

/** Returns whether not matching would give a player away between managers: he is worth more to his club than the sheet pays. */
export async function isGift(rows: RowReader, sheet: StoredSheet, today: Day): Promise<boolean> {
  const { clubId, holderClubId, terms } = sheet;
  const managed = await managedClubs(rows, [clubId, holderClubId]);
  if (managed.size < 2) return false;
  return (await worthToHolder(rows, sheet, today)) >= averageOf(terms) * OFFER_SHEETS.giftFrom;
}

/** Returns the sheets awaiting an answer, ordered by id. */
export async function waitingSheets(rows: RowReader): Promise<StoredSheet[]> {
  return rows.read(offerSheets, SHEET_COLUMNS, { status: 'signed' });
}

/** Locks both clubs and the player, always in the same order. */
export async function holdParties(
  rows: Rows,
  { clubId, holderClubId, playerId }: Pick<StoredSheet, 'clubId' | 'holderClubId' | 'playerId'>,
): Promise<void> {
  await rows.lock(teams, { clubId: [clubId, holderClubId].sort((one, other) => one - other) });
  await rows.lock(players, { id: playerId });
}

/** Signs the sheet's terms with the holder. @returns why it cannot; null: done */
export async function matchSheet(
  rows: Rows,
  sheet: StoredSheet,
  { today, byAssistant }: { today: Day; byAssistant: boolean },
): Promise<Refused | null> {
  const { playerId, holderClubId: clubId, terms, fromSeason } = sheet;
  const fault = await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level: 'PRO' }, today);
  if (fault) return fault;
  await signWith(rows, sheet, clubId, today);
  await rows.updateWhere(offerSheets, { status: 'matched' }, { id: sheet.id });
  const name = await nameOf(rows, playerId);
  await announceSheet(rows, { sheet, name, happened: 'matched', byAssistant }, today);
  return null;
}

/** Sends him to the offering club for its picks; if the club cannot keep its word, he stays with the holder. */
export async function loseSheet(rows: Rows, sheet: StoredSheet, today: Day): Promise<void> {
  const { playerId, clubId, holderClubId, terms, fromSeason, compensation } = sheet;
  const name = await nameOf(rows, playerId);
  const picks = await ownPicks(rows, clubId, compensation);
  const fault = await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level: 'PRO' }, today);
  const moves = picks.map(({ id: pickId }): PickMove => ({ pickId, fromClubId: clubId, toClubId: holderClubId }));
  const isPaid = !fault && picks.length === compensation.length && (await movePicks(rows, moves));
  if (!isPaid) {
    await rows.updateWhere(offerSheets, { status: 'void' }, { id: sheet.id });
    await announceSheet(rows, { sheet, name, happened: 'void', byAssistant: false }, today);
    return;
  }
  await signWith(rows, sheet, clubId, today);
  await rows.updateWhere(offerSheets, { status: 'lost' }, { id: sheet.id });
  await announceSheet(rows, { sheet, name, happened: 'lost', byAssistant: false }, today);
}

/** Signs the sheet's terms with one of the two clubs; he joins the next morning, or when the season begins. */
async function signWith(rows: Rows, sheet: StoredSheet, clubId: ClubId, today: Day): Promise<void> {
  const { playerId, terms, fromSeason } = sheet;
  await signTerms(rows, { playerId, clubId, terms, fromSeason, isEntry: false }, today);
  await letRightsLapse(rows, [playerId]);
  const own = await rows.read(teams, ['id', 'level'], { clubId });
  const [player] = await rows.read(players, ['teamId'], { id: playerId });
  const pro = own.find(({ level }) => level === 'PRO');
  if (!pro || own.some(({ id }) => id === player?.teamId)) return;
  await noteArrival(rows, { playerId, teamId: pro.id, fromSeason }, today);
}

async function nameOf(rows: RowReader, playerId: PlayerId): Promise<string> {
  const [player] = await rows.read(players, ['firstname', 'lastname'], { id: playerId });
  return player ? `${player.firstname} ${player.lastname}` : '';
}
