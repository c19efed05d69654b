/** Decides who is on probation, and what a board approves in its club's interest. */
import {
  BUYOUT_LIMITS,
  DISMISSAL_LIMITS,
  LOAN_LIMITS,
  OVERPAID,
  PROBATION,
  PROJECT_RESERVE,
  TICKET_LIMITS,
  TRADE_LIMITS,
  WAIVER_LIMITS,
} from '#domains/probation/constants.ts';
import { probationRefusals } from '#domains/probation/refusals.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';

/** A manager's time with the club so far. */
export interface Tenure {
  /** Absolute day and real time in milliseconds of the takeover. */
  fromDay: number;
  since: number;
  /** Absolute day of their last bankruptcy at any club; null: none. */
  bankruptOn: number | null;
  /** Number of managers in the world, including this one. */
  managers: number;
  /** In a fast world: the game days since then on which they have acted for the club. */
  actDays?: number | null;
}

export interface Probation {
  reason: 'new' | 'bankruptcy';
  /** First absolute day, and first time in milliseconds, at which it can end; both must be reached. */
  untilDay: number;
  until: number;
  /** In a fast world: game days with acts of the manager that are missing; they count instead of `untilDay`. */
  actDaysLeft: number | null;
}

/** Returns a manager's probation; null if it is over, or if they are the only manager in the world. */
export function probationOf(
  { fromDay, since, bankruptOn, managers, actDays = null }: Tenure,
  { absoluteDay, now }: { absoluteDay: number; now: number },
): Probation | null {
  if (managers < 2) return null;
  const isAfterFall = bankruptOn !== null && fromDay - bankruptOn < PROBATION.daysAfterBankruptcy;
  const untilDay = fromDay + (isAfterFall ? PROBATION.daysAfterBankruptcy : PROBATION.days);
  const until = since + PROBATION.realDays * DAY_MS;
  if (absoluteDay >= untilDay && now >= until) return null;
  if (isAfterFall || actDays === null)
    return { reason: isAfterFall ? 'bankruptcy' : 'new', untilDay, until, actDaysLeft: null };
  const actDaysLeft = Math.max(0, PROBATION.days - actDays);
  const soonest = since + PROBATION.fast.realHours * HOUR_MS;
  return actDaysLeft === 0 && now >= soonest ? null : { reason: 'new', untilDay, until: soonest, actDaysLeft };
}

/** A club's means in whole dollars. `seasonRevenue`: its usual revenue per season. */
interface Means {
  balance: number;
  seasonRevenue: number;
}

/** An act that a manager intends. */
export type Act =
  | (Means & { kind: 'loan'; amount: number /** Balance of current loans. */; owed: number })
  | (Means & {
      kind: 'facility';
      facility: string;
      cost: number /** Whether another project is under way. */;
      isBuilding: boolean;
    })
  | {
      kind: 'buyout';
      player: string /** Whether he is one of the first team's best players. */;
      isCore: boolean /** Salary per season, as signed, and what he would sign for today. */;
      salary: number;
      worth: number;
      cost: number;
    }
  | {
      kind: 'waivers';
      player: string /** Whether he is one of the first team's best players. */;
      isCore: boolean /** Players put on waivers since probation began. */;
      placed: number /** Whether the first team has the maximum number of counting players. */;
      isFull: boolean;
    }
  | {
      kind: 'trade' /** Names of the board's club and of the other one. */;
      club: string;
      team: string /** Goals lost by the club according to neutral scouts; negative: gained. */;
      loss: number /** Goals: the margin allowed for the larger side. */;
      width: number;
    }
  | {
      kind: 'contract';
      player: string /** Salary per season, and the league minimum. */;
      salary: number;
      minimum: number /** Share of what he would sign for. */;
      share: number;
    }
  | { kind: 'offer-sheet'; player: string /** First-round picks that the club would owe. */; firstRounders: number }
  | {
      kind: 'ticket-price';
      price: number /** The present price, and the usual one in the league. */;
      present: number;
      usual: number;
    }
  | { kind: 'dismissal'; person: string /** Coaches and scouts dismissed since probation began. */; dismissed: number };

/** What the board has approved since probation began. */
export interface Agreed {
  buyouts: number;
  /** Goals lost in trades. */
  goals: number;
}

/** The board's ruling. `free`: no consent needed. */
export type Ruling = { answer: 'free' | 'yes' } | { answer: 'no'; refused: Refused };

/** Returns the board's ruling on an act, in the interest of the club. */
export function ruleOn(act: Act, agreed: Agreed): Ruling {
  const refused = faultOf(act, agreed);
  if (refused) return { answer: 'no', refused };
  return { answer: isFree(act) ? 'free' : 'yes' };
}

/** Returns whether an act is too small to need consent. */
function isFree(act: Act): boolean {
  if (act.kind === 'loan') return act.owed + act.amount <= loanLimits(act).free;
  return (
    ['contract', 'offer-sheet', 'dismissal', 'ticket-price'].includes(act.kind) ||
    (act.kind === 'waivers' && act.placed < WAIVER_LIMITS.free)
  );
}

function faultOf(act: Act, agreed: Agreed): Refused | null {
  switch (act.kind) {
    case 'loan':
      return faultOfLoan(act);
    case 'facility': {
      if (act.isBuilding) return probationRefusals.oneProject();
      const reserve = projectReserve(act.seasonRevenue);
      return act.balance - act.cost < reserve ? probationRefusals.projectTooDear({ cost: act.cost, reserve }) : null;
    }
    case 'buyout':
      if (act.isCore) return probationRefusals.corePlayer({ player: act.player });
      if (act.salary < act.worth * BUYOUT_LIMITS.overpaid)
        return probationRefusals.buyoutGoodContract({ player: act.player });
      return agreed.buyouts >= BUYOUT_LIMITS.most ? probationRefusals.buyoutsEnough({ max: BUYOUT_LIMITS.most }) : null;
    case 'waivers':
      if (act.isCore) return probationRefusals.corePlayer({ player: act.player });
      return act.placed >= WAIVER_LIMITS.free && !act.isFull
        ? probationRefusals.waiversEnough({ max: WAIVER_LIMITS.free })
        : null;
    case 'trade':
      if (act.loss > Math.max(TRADE_LIMITS.goals, TRADE_LIMITS.widths * act.width)) {
        return probationRefusals.tradeTooDear({ club: act.club });
      }
      return act.loss > 0 && agreed.goals + act.loss > TRADE_LIMITS.inAll
        ? probationRefusals.tradesAddUp({ club: act.club })
        : null;
    case 'contract':
      return act.share > OVERPAID.share && act.salary > OVERPAID.minimums * act.minimum
        ? probationRefusals.contractTooDear({ player: act.player })
        : null;
    case 'offer-sheet':
      return act.firstRounders > 0 ? probationRefusals.sheetTooDear({ player: act.player }) : null;
    case 'ticket-price':
      return faultOfTicketPrice(act);
    case 'dismissal':
      return act.dismissed >= DISMISSAL_LIMITS.most
        ? probationRefusals.dismissalsEnough({ max: DISMISSAL_LIMITS.most })
        : null;
  }
}

function faultOfTicketPrice({ price, present, usual }: Extract<Act, { kind: 'ticket-price' }>): Refused | null {
  const least = Math.round(usual * TICKET_LIMITS.least);
  const most = Math.round(usual * TICKET_LIMITS.most);
  const isCloser = Math.abs(price - usual) <= Math.abs(present - usual);
  return isCloser || (price >= least && price <= most) ? null : probationRefusals.ticketPriceFar({ least, most });
}

function faultOfLoan(act: Extract<Act, { kind: 'loan' }>): Refused | null {
  const { amount, owed, balance, seasonRevenue } = act;
  const { free, most } = loanLimits(act);
  if (owed + amount <= free) return null;
  if (amount > most) return probationRefusals.loanTooLarge({ most });
  if (balance + amount > seasonRevenue * LOAN_LIMITS.enough) {
    return probationRefusals.loanNotNeeded({ balance, free: Math.max(0, free - owed) });
  }
  return null;
}

/** Returns whole dollars: total debt up to `free` needs no consent; the board may agree to a loan of up to `most`. */
export function loanLimits({ owed, balance, seasonRevenue }: Means & { owed: number }): { free: number; most: number } {
  const rescue = balance < 0 ? -balance + LOAN_LIMITS.cushion * seasonRevenue : 0;
  return {
    free: Math.floor(seasonRevenue * LOAN_LIMITS.free),
    most: Math.floor(Math.max(0, seasonRevenue * LOAN_LIMITS.most - owed, rescue)),
  };
}

/** Returns the whole dollars that must remain in the bank after a project starts. */
export function projectReserve(seasonRevenue: number): number {
  return Math.round(seasonRevenue * PROJECT_RESERVE);
}
