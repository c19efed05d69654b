/**
 * Stored arbitration cases. Commands of the club lock its teams, then the player; mornings lock all first teams. A case ends when he signs anywhere;
 * an award binds unless the club walks away in time.
 */

import { faultOfAgents } from '#domains/agent/store/conflicts.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { teams } from '#domains/club/tables.ts';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { noteArrival, signTerms } from '#domains/contracts/store/contracts.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { ARBITRATION } from '#domains/free-agency/constants.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import { decideElection, decideWalkAway, mostSeasons } from '#domains/free-agency/rules/arbitration.ts';
import { announceCase } from '#domains/free-agency/store/arbitration-news.ts';
import { CASE_COLUMNS, casesOf, type StoredCase } from '#domains/free-agency/store/cases.ts';
import { heldPlayers, letRightsLapse } from '#domains/free-agency/store/restricted.ts';
import { arbitrations, offerSheets } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { firstLimits } from '#engine/market/price.ts';
import type { Secret } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Day = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** Files for arbitration as the club. @returns null when the user does not manage the club (anymore). */
export async function electArbitration(
  db: Database,
  { playerId, ...manager }: Manager & { playerId: PlayerId },
): Promise<{ ok: true } | Refused | null> {
  return asHolder(db, { ...manager, playerId }, async (rows, today) => {
    const may = await mayElect(rows, { playerId, clubId: manager.clubId }, today);
    if (!may.ok) return may;
    const { clubId } = manager;
    const ofAgents = await faultOfAgents(rows, { playerId, clubId, absoluteDay: today.absoluteDay });
    if (ofAgents) return ofAgents;
    const { age, salary: offered } = may;
    await bringCases(rows, [{ playerId, clubId: manager.clubId, electedBy: 'club', age, offered }], today);
    return { ok: true };
  });
}

/** Sets the length of the award in a player-elected case. @returns null: the user does not manage the club (anymore) */
export async function chooseAward(
  db: Database,
  { arbitrationId, seasons, ...manager }: Manager & { arbitrationId: number; seasons: number },
): Promise<{ ok: true } | Refused | null> {
  const found = await findCase(db, arbitrationId);
  if (!found) return freeAgencyRefusals.unknownArbitration();
  const { playerId } = found;
  return asHolder(db, { ...manager, playerId }, async (rows) => {
    const [stored] = await rows.read(arbitrations, CASE_COLUMNS, { id: arbitrationId });
    if (stored?.status !== 'open') return freeAgencyRefusals.arbitrationOver();
    if (stored.electedBy === 'club') return freeAgencyRefusals.hisChoice();
    const max = await longestAward(rows, stored);
    if (seasons > max) return freeAgencyRefusals.awardTooLong({ max });
    await rows.updateWhere(arbitrations, { seasons }, { id: arbitrationId });
    return { ok: true };
  });
}

/** Walks away from an award, which makes him a free agent. @returns null when the user does not manage the club (anymore). */
export async function walkAwayFromAward(
  db: Database,
  { arbitrationId, ...manager }: Manager & { arbitrationId: number },
): Promise<{ ok: true } | Refused | null> {
  const found = await findCase(db, arbitrationId);
  if (!found) return freeAgencyRefusals.unknownArbitration();
  const { playerId } = found;
  return asHolder(db, { ...manager, playerId }, async (rows, today) => {
    const [stored] = await rows.read(arbitrations, CASE_COLUMNS, { id: arbitrationId });
    if (stored?.status !== 'awarded') return freeAgencyRefusals.arbitrationOver();
    const may = await mayWalkAway(rows, stored, today);
    if (!may.ok) return may;
    await walkAway(rows, stored, today);
    return { ok: true };
  });
}

/** Returns whether the club may file for arbitration today, with his age next season and its qualifying offer. */
export async function mayElect(
  rows: RowReader,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  { day }: Pick<Today, 'day'>,
): Promise<{ ok: true; age: number; salary: number } | Refused> {
  const held = (await heldPlayers(rows, [playerId])).get(playerId);
  const [player] = await rows.read(players, ['birthSeason'], { id: playerId });
  const cases = await rows.read(arbitrations, ['season'], { playerId });
  const signed = await rows.read(offerSheets, ['id'], { playerId, status: 'signed' });
  const age = (held?.season ?? 0) + 1 - (player?.birthSeason ?? 0);
  const decided = decideElection(
    {
      isHeldByClub: held?.clubId === clubId,
      age,
      hasSheet: signed.length > 0,
      hasCase: cases.some(({ season }) => season === held?.season),
    },
    day,
  );
  return decided.ok ? { ok: true, age, salary: held?.salary ?? 0 } : decided;
}

/** Returns whether the club may walk away from an award. */
export async function mayWalkAway(
  rows: RowReader,
  { award, electedBy, clubId, season }: StoredCase,
  today: Pick<Today, 'season'>,
): Promise<{ ok: true } | Refused> {
  const before = await rows.read(arbitrations, ['id'], { clubId, season, status: 'walked-away' });
  const [pro] = await rows.read(teams, ['leagueId'], { clubId, level: 'PRO' });
  const limits = (await limitsOf(rows, today.season)).get(pro?.leagueId ?? 0)?.limits ?? firstLimits(1);
  return decideWalkAway({ award, electedBy, hasWalkedAway: before.length > 0 }, limits);
}

/** Returns the most seasons the case's award may cover. */
export async function longestAward(
  rows: RowReader,
  { playerId, season }: Pick<StoredCase, 'playerId' | 'season'>,
): Promise<number> {
  const [player] = await rows.read(players, ['birthSeason'], { id: playerId });
  return mostSeasons(season + 1 - (player?.birthSeason ?? 0));
}

/** Returns a case, decided or not; null if the id does not exist. */
export async function findCase(db: Database | Transaction, id: number): Promise<StoredCase | null> {
  const [found] = await pgReader(db).read(arbitrations, CASE_COLUMNS, { id });
  return found ?? null;
}

export interface NewCase extends Pick<StoredCase, 'playerId' | 'clubId' | 'electedBy' | 'offered'> {
  /** Next season. */
  age: number;
}

/** Files cases. The side that did not file chooses the length: a club gets one season by default. */
export async function bringCases(rows: Rows, cases: readonly NewCase[], today: Day): Promise<void> {
  if (cases.length === 0) return;
  const { season, secret } = today;
  const hearingOn = absoluteDayOf({ season: season + 1, day: ARBITRATION.hearingDay });
  const firstId = await rows.takeIds(arbitrations, cases.length);
  const brought = cases.map(({ age, ...each }, index): StoredCase => {
    const seasons = each.electedBy === 'player' ? 1 : likedSeasons(each.playerId, age, secret);
    const dates = { hearingOn, decideBy: hearingOn + ARBITRATION.decideDays };
    return { id: firstId + index, ...each, season, seasons, wanted: null, award: null, ...dates, status: 'open' };
  });
  await rows.insert(arbitrations, brought);
  for (const each of brought) await announceCase(rows, each, 'filed', today);
}

/** Returns the length a player chooses: loyal players choose the longer one. */
function likedSeasons(playerId: PlayerId, age: number, secret: Secret): number {
  return personalityOf(playerId, secret).loyalty >= 0.5 ? mostSeasons(age) : 1;
}

/** Makes him a free agent. The caller holds the club and the player. */
export async function walkAway(rows: Rows, stored: StoredCase, today: Day): Promise<void> {
  await rows.updateWhere(arbitrations, { status: 'walked-away' }, { id: stored.id });
  await letRightsLapse(rows, [stored.playerId]);
  await announceCase(rows, stored, 'walked-away', today);
}

/** Signs the award; without cap space he becomes a free agent. The caller holds the club and the player. */
export async function signAward(rows: Rows, stored: StoredCase, today: Day): Promise<void> {
  const { id, playerId, clubId, seasons, award } = stored;
  const { season: fromSeason } = today;
  const terms = { salaries: Array<number>(seasons).fill(award ?? 0), signingBonus: 0, clause: 'none' as const };
  const fault = await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level: 'PRO' }, today);
  if (!fault) {
    await signTerms(rows, { playerId, clubId, terms, fromSeason, isEntry: false }, today);
    const { proTeamId, teamId } = await loadBargain(rows, { playerId, clubId, fromSeason, today });
    if (teamId === null) await noteArrival(rows, { playerId, teamId: proTeamId, fromSeason }, today);
  }
  await rows.updateWhere(arbitrations, { status: fault ? 'void' : 'signed' }, { id });
  await letRightsLapse(rows, [playerId]);
  if (fault) await announceCase(rows, stored, 'void', today);
}

/** Settles cases whose players have signed or are no longer held. @returns those that go on */
export async function settleCases(rows: Rows): Promise<StoredCase[]> {
  const cases = await casesOf(rows);
  if (cases.length === 0) return [];
  const held = await heldPlayers(
    rows,
    cases.map(({ playerId }) => playerId),
  );
  const over = cases.flatMap(({ id, playerId }) => (held.has(playerId) ? [] : [id]));
  if (over.length > 0) await rows.updateWhere(arbitrations, { status: 'settled' }, { id: over });
  // Rights follow a traded player.
  return cases.flatMap((each) => {
    const of = held.get(each.playerId);
    return of ? [{ ...each, clubId: of.clubId }] : [];
  });
}

/** Runs a command as the club's manager, with its teams and the player locked. */
async function asHolder(
  db: Database,
  { clubId, playerId, ...manager }: Manager & { playerId: PlayerId },
  work: (rows: Rows, today: Today) => Promise<{ ok: true } | Refused>,
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx) => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(players, { id: playerId });
    const result = await work(rows, await readToday(tx));
    await publishChange(tx, ['players', `player:${playerId}`, `team:${manager.teamId}`]);
    return result;
  });
  return done?.done ?? null;
}
