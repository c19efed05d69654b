/**
 * Accounts of one household, or of friends, that trade with each other, and the rules that stop them: all of them accept
 * everything, and no one else does.
 */

import type { TradePart } from '#domains/trade/rules/assets.ts';
import { isUneven, type SideValue, unbalanced } from '#domains/trade/rules/fairness.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import { valuesBy } from '#domains/trade/store/neutral.ts';
import { BOT } from './exploit-bots.ts';
import type { TradeSimLeague } from './trade-league.ts';

export class HouseholdTrades {
  private readonly league: TradeSimLeague;
  private readonly earlier: SideValue[][] = [];
  private readonly isHousehold: boolean;

  /** @param isHousehold whether they share a network */
  constructor(league: TradeSimLeague, { isHousehold }: { isHousehold: boolean }) {
    this.league = league;
    this.isHousehold = isHousehold;
  }

  /**
   * The other clubs accept any legal trade. A league of friends objects to every trade it may vote on. @returns whether the trade
   * was made
   */
  offer(partner: number, parts: readonly TradePart[]): boolean {
    const { league, earlier } = this;
    // Clubs of one household may not trade with each other.
    if (this.isHousehold) return false;
    const sides = [league.party(BOT), league.party(partner)];
    if (faultsOf(dealOf(sides, parts, league.today)).length > 0) return false;
    const clubIds = [BOT, partner];
    const managed = new Set(clubIds);
    if (unbalanced(managed, earlier)) return false;
    const values = valuesBy(league.neutral(clubIds), clubIds, parts);
    if (isUneven(values)) return false;
    earlier.push(values);
    league.make(parts);
    return true;
  }
}
