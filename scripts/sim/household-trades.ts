/** Accounts of one household that trade with each other, and the rules that stop them: everybody in it agrees, nobody else does. */

import { needsConsent, type SideValue } from '#domains/trade/rules/fairness.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import type { TradePart } from '#domains/trade/rules/things.ts';
import { valuesBy } from '#domains/trade/store/escrow.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import { BOT } from './exploit-bots.ts';
import type { TradeSimLeague } from './trade-league.ts';

export class HouseholdTrades {
  private readonly league: TradeSimLeague;
  private readonly earlier: SideValue[][] = [];

  constructor(league: TradeSimLeague) {
    this.league = league;
  }

  /** The others take whatever is legal; the league has no other managers, so that nobody votes. @returns whether it was made */
  offer(partner: number, parts: readonly TradePart[]): boolean {
    const { league, earlier } = this;
    const sides = [league.party(BOT), league.party(partner)];
    if (faultsOf(dealOf(sides, parts, league.today)).length > 0) return false;
    const clubIds = [BOT, partner];
    const values = valuesBy(league.neutral(clubIds), clubIds, parts);
    if (needsConsent(values, earlier, new Set(clubIds))) return false;
    earlier.push(values);
    league.make(parts);
    return true;
  }
}
