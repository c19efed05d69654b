/** Restricted free agents and offer sheets for screens. */

import { inArray } from 'drizzle-orm';
import { limitsOf } from '#domains/cap/store/limits.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { OFFER_SHEETS } from '#domains/free-agency/constants.ts';
import type { OfferSheetView, RestrictedRow, RestrictedView } from '#domains/free-agency/contract/shapes.ts';
import { compensationFor, seasonOfSheet } from '#domains/free-agency/rules/restricted.ts';
import { mayElect } from '#domains/free-agency/store/arbitration.ts';
import { casesOf } from '#domains/free-agency/store/cases.ts';
import { maySendSheet, SHEET_COLUMNS, type StoredSheet } from '#domains/free-agency/store/offer-sheets.ts';
import { findQualifying, heldPlayers } from '#domains/free-agency/store/restricted.ts';
import { offerSheets } from '#domains/free-agency/tables.ts';
import { caseView } from '#domains/free-agency/views/arbitration.ts';
import { playerRefOf, playerRefs } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { averageOf } from '#engine/market/terms.ts';
import { overallOf } from '#engine/player/overall.ts';
import { fact } from '#platform/calls/facts.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

type Day = Pick<Today, 'season' | 'day' | 'absoluteDay'>;

/** Returns all held players, best first; cached until a player signs. */
export function restrictedList(db: Database | Transaction, today: Day): Promise<RestrictedRow[]> {
  return fact(db, { key: `restricted/${today.absoluteDay}`, topics: ['players'], read: () => readList(db, today) });
}

async function readList(db: Database | Transaction, { season, absoluteDay }: Day): Promise<RestrictedRow[]> {
  const rows = pgReader(db);
  const held = await heldPlayers(rows);
  if (held.size === 0) return [];
  const waiting = await rows.read(offerSheets, ['playerId', 'clubId'], { status: 'signed' });
  const inArbitration = new Set((await casesOf(rows)).map(({ playerId }) => playerId));
  const people = await db
    .select()
    .from(players)
    .where(inArray(players.id, [...held.keys()]));
  const teamOf = await proTeamRefs(db, [
    ...[...held.values()].map(({ clubId }) => clubId),
    ...waiting.map(({ clubId }) => clubId),
  ]);
  return people
    .flatMap((person): RestrictedRow[] => {
      const of = held.get(person.id);
      const holder = of && teamOf.get(of.clubId);
      if (!of || !holder) return [];
      const sheet = waiting.find(({ playerId }) => playerId === person.id);
      return [
        {
          player: playerRefOf(person),
          age: season - person.birthSeason,
          overall: overallOf(person.positions[0] ?? 'C', person.skills),
          holder,
          salary: of.salary,
          daysLeft: Math.max(0, of.heldUntil - absoluteDay),
          isInArbitration: inArbitration.has(person.id),
          sheetWith: (sheet && teamOf.get(sheet.clubId)) ?? null,
        },
      ];
    })
    .sort((one, other) => other.overall - one.overall || one.player.id - other.player.id);
}

/** Returns a player as a restricted free agent. @param clubId the viewer's club; null: none */
export function restrictedView(
  db: Database | Transaction,
  asking: { playerId: PlayerId; clubId: ClubId | null },
): Promise<RestrictedView> {
  return fact(db, {
    key: `restricted-player/${asking.playerId}/${asking.clubId ?? 'nobody'}`,
    topics: ['players', `player:${asking.playerId}`],
    read: () => readView(db, asking),
  });
}

const NOTHING: RestrictedView = {
  held: null,
  qualifyFor: null,
  sheet: null,
  mayMatch: false,
  mayWithdraw: false,
  mayElect: false,
  arbitration: null,
  maySend: null,
  table: [],
};

async function readView(
  db: Database | Transaction,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId | null },
): Promise<RestrictedView> {
  const rows = pgReader(db);
  const today = await readToday(db);
  const held = (await heldPlayers(rows, [playerId])).get(playerId);
  if (!held) {
    if (clubId === null) return NOTHING;
    const qualifying = await findQualifying(db, { playerId, clubId }, today);
    return { ...NOTHING, qualifyFor: qualifying.ok ? qualifying.salary : null };
  }
  const holder = (await proTeamRefs(db, [held.clubId])).get(held.clubId);
  const [signed] = await sheetViews(
    db,
    await rows.read(offerSheets, SHEET_COLUMNS, { playerId, status: 'signed' }),
    today,
  );
  const fromSeason = seasonOfSheet(today);
  const may = clubId === null ? null : await maySendSheet(rows, { playerId, clubId }, today);
  const bargain = may?.ok && clubId !== null ? await loadBargain(rows, { playerId, clubId, fromSeason, today }) : null;
  const limits = (await limitsOf(rows, today.season)).get(held.leagueId)?.limits;
  const arbitration = await caseView(rows, { held, isYours: held.clubId === clubId }, today);
  return {
    held: holder
      ? {
          team: holder,
          salary: held.salary,
          daysLeft: Math.max(0, held.heldUntil - today.absoluteDay),
          isYours: held.clubId === clubId,
        }
      : null,
    qualifyFor: null,
    sheet: signed ?? null,
    mayMatch: signed !== undefined && held.clubId === clubId,
    mayWithdraw: held.clubId === clubId && signed === undefined && arbitration === null,
    mayElect: held.clubId === clubId && (await mayElect(rows, { playerId, clubId }, today)).ok,
    arbitration,
    maySend: bargain?.bounds ?? null,
    table: limits ? tableOf(limits.upper, fromSeason) : [],
  };
}

function tableOf(upper: number, firstDraft: number): RestrictedView['table'] {
  const froms = [0, ...OFFER_SHEETS.compensation.map(({ upTo }) => upTo)].slice(0, -1);
  return froms.map((from) => ({
    from: Math.ceil(from * upper),
    picks: compensationFor(Math.ceil(from * upper), upper, firstDraft),
  }));
}

/** Returns the sheets a club has sent, and those to players it holds, newest first. */
export async function sheetsOfClub(db: Database | Transaction, clubId: ClubId, today: Day): Promise<OfferSheetView[]> {
  const rows = pgReader(db);
  const sent = await rows.read(offerSheets, SHEET_COLUMNS, { clubId });
  const received = (await rows.read(offerSheets, SHEET_COLUMNS, { holderClubId: clubId })).filter(
    // A club does not learn of sheets its own players have declined.
    ({ status }) => status !== 'declined',
  );
  return sheetViews(
    db,
    [...sent, ...received].sort((one, other) => other.id - one.id),
    today,
  );
}

async function sheetViews(
  db: Database | Transaction,
  sheets: readonly StoredSheet[],
  { absoluteDay }: Pick<Today, 'absoluteDay'>,
): Promise<OfferSheetView[]> {
  if (sheets.length === 0) return [];
  const people = await playerRefs(db, sheets, ({ playerId }) => playerId);
  const teamOf = await proTeamRefs(db, sheets, ({ clubId, holderClubId }) => [clubId, holderClubId]);
  return sheets.flatMap(({ playerId, clubId, holderClubId, madeOn: _madeOn, matchBy, ...sheet }): OfferSheetView[] => {
    const [player, team, holder] = [people.get(playerId), teamOf.get(clubId), teamOf.get(holderClubId)];
    if (!player || !team || !holder) return [];
    const daysLeft = sheet.status === 'signed' ? Math.max(0, matchBy - absoluteDay) : 0;
    return [{ ...sheet, player, team, holder, daysLeft }];
  });
}

/** Returns the offer sheets awaiting the club's answer. */
export async function sheetsOnDesk(
  db: Database | Transaction,
  { teamId, clubId }: { teamId: TeamId; clubId: ClubId },
): Promise<DeskItem[]> {
  const rows = pgReader(db);
  const waiting = await rows.read(offerSheets, SHEET_COLUMNS, { holderClubId: clubId, status: 'signed' });
  if (waiting.length === 0) return [];
  const [team] = await rows.read(teams, ['level'], { id: teamId });
  if (team?.level !== 'PRO') return [];
  const { absoluteDay } = await readToday(db);
  return (await sheetViews(db, waiting, { absoluteDay })).map((sheet): DeskItem => {
    const { player, team: offering, terms, daysLeft, id: sheetId } = sheet;
    return {
      kind: 'offer-sheet-to-match',
      params: {
        player: `${player.firstname} ${player.lastname}`,
        team: `${offering.city} ${offering.nickname}`,
        salary: averageOf(terms),
        seasons: terms.salaries.length,
        days: daysLeft,
        sheetId,
      },
      path: `/player/${player.id}?view=contract`,
    };
  });
}
