/** A bot's offers and questions to AI clubs in a season, with the patience and the named prices that they have in a world. */
import { PATIENCE } from '#domains/trade/constants.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { lapseOf, type NamedPrice, namedToday, priceOf } from '#domains/trade/rules/named.ts';
import { heardToday, moodOf } from '#domains/trade/rules/patience.ts';
import { answerOf, waysOf } from '#domains/trade/store/answer.ts';
import type { ClubValuation } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import { gainOf } from '#engine/market/trade.ts';
import { BOT, type Bot, WITH_ACCOMPLICES } from './exploit-bots.ts';
import type { TradeSimLeague } from './trade-league.ts';

export class Dealings {
  sent = 0;
  private readonly bot: Bot;
  private readonly league: TradeSimLeague;
  private readonly heard = new Map<number, { heard: number; onDay: number }>();
  private readonly deals = new Map<number, number>();
  private readonly named = new Map<number, NamedPrice[]>();

  constructor(bot: Bot, league: TradeSimLeague) {
    this.bot = bot;
    this.league = league;
  }

  /** All trades made. */
  get made(): number {
    return [...this.deals.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Counts a trade with a club. */
  note(partner: number): void {
    this.deals.set(partner, this.madeWith(partner) + 1);
  }

  /** @returns whether the trade was made */
  send(partner: number, parts: readonly TradePart[]): boolean {
    const { league } = this;
    const relations = this.warinessOf(partner);
    const sides = [league.party(BOT), league.party(partner)];
    const price = namedToday(this.named.get(partner) ?? [], parts, league.day);
    const now = { sides, absoluteDay: league.day, made: this.madeWith(partner) };
    const isHonored = price !== undefined && lapseOf(price, now) === null;
    if (moodOf(relations.heard) === 'silent' && !isHonored) return false;
    if (faultsOf(dealOf(sides, parts, league.today)).length > 0) return false;
    this.sent++;
    const isYes = isHonored || answerOf(league.valuation(partner, BOT), partner, parts, relations).verdict === 'yes';
    this.wear(partner, relations.heard + (isYes ? PATIENCE.deal : PATIENCE.offer));
    if (!isYes) return false;
    this.note(partner);
    league.make(parts);
    return true;
  }

  /** Asks what else the other club would want, which costs patience as well. @returns the promising ways, the best first */
  waysFor(partner: number, parts: readonly TradePart[]): { parts: TradePart[]; hope: number }[] {
    const { league, bot } = this;
    const before = this.warinessOf(partner);
    const sides = [league.party(BOT), league.party(partner)];
    if (moodOf(before.heard) === 'silent' || faultsOf(dealOf(sides, parts, league.today)).length > 0) return [];
    const relations = { ...before, heard: before.heard + PATIENCE.offer };
    const valuation = league.valuation(partner, BOT);
    const exchanges = waysOf({
      ...{ sides, askerId: BOT, clubId: partner, parts, relations, valuation, today: league.today },
    }).map((adds) => [...parts, ...adds.map((asset) => ({ ...asset, fromClubId: BOT, toClubId: partner }))]);
    this.wear(partner, before.heard + (exchanges.length > 0 ? PATIENCE.offer : PATIENCE.question));
    const at = { sides, absoluteDay: league.day, made: this.madeWith(partner) };
    const prices = exchanges.map((all) => priceOf(all, at));
    this.named.set(partner, [...(this.named.get(partner) ?? []), ...prices]);
    return exchanges
      .map((all) => ({ parts: all, hope: hopeOf(bot, league, { partner, parts: all }) }))
      .filter(({ hope }) => hope > 0)
      .sort((one, other) => other.hope - one.hope);
  }

  private madeWith(partner: number): number {
    return this.deals.get(partner) ?? 0;
  }

  private wear(partner: number, heard: number): void {
    this.heard.set(partner, { heard, onDay: this.league.day });
  }

  private warinessOf(partner: number) {
    return {
      heard: heardToday(this.heard.get(partner) ?? null, this.league.day),
      deals: this.madeWith(partner),
      made: this.made,
      isRival: partner === 2,
    };
  }
}

/** Returns what the bot hopes to gain by its own estimates; accomplices share theirs as well. */
export function hopeOf(
  bot: Bot,
  league: TradeSimLeague,
  { partner, parts }: { partner: number; parts: readonly TradePart[] },
): number {
  const { club, appraise } = league.valuation(BOT, partner);
  const gainBy = (of: ClubValuation['appraise']) => {
    const gets = parts.filter(({ toClubId }) => toClubId === BOT).map(of);
    const gives = parts.filter(({ fromClubId }) => fromClubId === BOT).map(of);
    return gainOf(club, { gets, gives }).total;
  };
  return WITH_ACCOMPLICES.has(bot)
    ? (gainBy(appraise) + gainBy(league.valuation(partner, BOT).appraise)) / 2
    : gainBy(appraise);
}
