/** Restricted free agents: who is one, what qualifies him, who may send an offer sheet, and what it costs. Pure. */
import { OFFER_SHEETS, QUALIFYING } from '#domains/free-agency/constants.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { ENTRY, RESTRICTED } from '#engine/market/constants.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface Seniority {
  /** In the season to come. */
  age: number;
  /** Seasons in which he has played for a first team. */
  proSeasons: number;
}

/** Anyone who is younger signs at entry level. */
export function isRestricted({ age, proSeasons }: Seniority): boolean {
  return age > ENTRY.lastAge && age < RESTRICTED.until && proSeasons < QUALIFYING.maxProSeasons;
}

/** Whole dollars that qualify him for one season. @param salary of the contract that ends */
export function qualifyingSalary(salary: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  const raised = Math.ceil((salary * QUALIFYING.raise) / QUALIFYING.step) * QUALIFYING.step;
  return Math.max(minimum, Math.min(maximum, raised));
}

/** May the club take its qualifying offer back? */
export function decideWithdrawal({
  isHeldByClub,
  hasSheet,
  isInArbitration,
}: {
  isHeldByClub: boolean;
  hasSheet: boolean;
  isInArbitration: boolean;
}): { ok: true } | Refused {
  if (!isHeldByClub) return freeAgencyRefusals.notHeld();
  if (hasSheet) return freeAgencyRefusals.sheetSigned();
  return isInArbitration ? freeAgencyRefusals.inArbitration() : { ok: true };
}

export interface QualifyCase extends Seniority {
  /** He is with a team of the club that would qualify him. */
  isOwn: boolean;
  /** His contract ends with the running season, and he has signed no other; nor has the club bought him out. */
  isEnding: boolean;
  isQualified: boolean;
}

/** May the club qualify him? @param day of the season */
export function decideQualifying(player: QualifyCase, day: number): { ok: true } | Refused {
  if (!player.isOwn || !player.isEnding) return freeAgencyRefusals.notEnding();
  if (!isRestricted(player)) {
    return freeAgencyRefusals.notRestricted({ age: RESTRICTED.until, seasons: QUALIFYING.maxProSeasons });
  }
  if (player.isQualified) return freeAgencyRefusals.qualifiedAlready();
  const { fromDay: from, until: to } = QUALIFYING;
  return day < from || day > to ? freeAgencyRefusals.qualifyingClosed({ from, to }) : { ok: true };
}

/** A pick that an offer sheet costs. */
export interface Compensation {
  season: number;
  round: number;
}

/** Picks for a cap hit, by the table. @param firstDraft season of the next draft */
export function compensationFor(capHit: number, upper: number, firstDraft: number): Compensation[] {
  const share = capHit / upper;
  const step = OFFER_SHEETS.compensation.find(({ upTo }) => share < upTo) ?? OFFER_SHEETS.compensation.at(-1);
  return (step?.picks ?? []).map(({ draft, round }) => ({ season: firstDraft + draft, round }));
}

/** @param day of the season. */
export function isSheetDay(day: number): boolean {
  return day >= OFFER_SHEETS.fromDay || day <= OFFER_SHEETS.toDay;
}

/** First season of a contract that an offer sheet signed today brings; the draft before it is over. */
export function seasonOfSheet({ season, day }: { season: number; day: number }): number {
  return day >= OFFER_SHEETS.fromDay ? season + 1 : season;
}

export interface SheetCase {
  /** Who holds him; null: nobody. */
  holder: { clubId: ClubId; leagueId: LeagueId } | null;
  /** Who would offer. */
  club: { clubId: ClubId; leagueId: LeagueId };
  /** He has signed a sheet that waits for an answer. */
  hasSigned: boolean;
  /** His case is before the arbitrator. */
  isInArbitration: boolean;
  /** He has declined one of the club's today; and the club waits for an answer to another one. */
  wasDeclinedToday: boolean;
  isWaiting: boolean;
}

/** May the club send him an offer sheet? @param day of the season */
export function decideSheet({ holder, club, ...sheets }: SheetCase, day: number): { ok: true } | Refused {
  if (!holder) return freeAgencyRefusals.notHeld();
  if (holder.clubId === club.clubId) return freeAgencyRefusals.ownRights();
  if (holder.leagueId !== club.leagueId) return freeAgencyRefusals.otherLeague();
  if (!isSheetDay(day)) {
    return freeAgencyRefusals.sheetsClosed({ from: OFFER_SHEETS.fromDay, to: OFFER_SHEETS.toDay });
  }
  if (sheets.isInArbitration) return freeAgencyRefusals.inArbitration();
  if (sheets.hasSigned) return freeAgencyRefusals.sheetSigned();
  if (sheets.wasDeclinedToday) return freeAgencyRefusals.offeredToday();
  return sheets.isWaiting ? freeAgencyRefusals.oneSheet() : { ok: true };
}
