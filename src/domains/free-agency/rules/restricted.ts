/** Restricted free agents: eligibility, qualifying offers, and who may send an offer sheet at what cost. Pure. */
import { OFFER_SHEETS, QUALIFYING } from '#domains/free-agency/constants.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { ENTRY, RESTRICTED } from '#engine/market/constants.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface Seniority {
  /** Next season. */
  age: number;
  /** Seasons played for a first team. */
  proSeasons: number;
}

/** Returns whether he is restricted; younger players sign entry-level contracts. */
export function isRestricted({ age, proSeasons }: Seniority): boolean {
  return age > ENTRY.lastAge && age < RESTRICTED.until && proSeasons < QUALIFYING.maxProSeasons;
}

/** Returns the one-season qualifying offer in whole dollars. @param salary of the expiring contract */
export function qualifyingSalary(salary: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  const raised = Math.ceil((salary * QUALIFYING.raise) / QUALIFYING.step) * QUALIFYING.step;
  return Math.max(minimum, Math.min(maximum, raised));
}

/** Returns whether the club may withdraw its qualifying offer. */
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
  /** He plays for a team of the club that would qualify him. */
  isOwn: boolean;
  /** His contract ends with this season, he has signed no other, and the club has not bought him out. */
  isEnding: boolean;
  isQualified: boolean;
}

/** Returns whether the club may qualify him. @param day of the season */
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

/** Returns the picks a cap hit costs, by the compensation table. @param firstDraft season of the next draft */
export function compensationFor(capHit: number, upper: number, firstDraft: number): Compensation[] {
  const share = capHit / upper;
  const step = OFFER_SHEETS.compensation.find(({ upTo }) => share < upTo) ?? OFFER_SHEETS.compensation.at(-1);
  return (step?.picks ?? []).map(({ draft, round }) => ({ season: firstDraft + draft, round }));
}

/** @param day of the season. */
export function isSheetDay(day: number): boolean {
  return day >= OFFER_SHEETS.fromDay || day <= OFFER_SHEETS.toDay;
}

/** Returns the first season of an offer sheet signed today; the draft before it is over. */
export function seasonOfSheet({ season, day }: { season: number; day: number }): number {
  return day >= OFFER_SHEETS.fromDay ? season + 1 : season;
}

export interface SheetCase {
  /** The club that holds his rights; null: none. */
  holder: { clubId: ClubId; leagueId: LeagueId } | null;
  /** The offering club. */
  club: { clubId: ClubId; leagueId: LeagueId };
  /** He has signed a sheet that awaits an answer. */
  hasSigned: boolean;
  /** He is headed to arbitration. */
  isInArbitration: boolean;
  /** He declined a sheet of this club today; the club awaits an answer to another sheet. */
  wasDeclinedToday: boolean;
  isWaiting: boolean;
}

/** Returns whether the club may send him an offer sheet. @param day of the season */
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
