/** Free agents during a season: how long regulars wait, what they sign for, and what clubs have left to spend. */
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { NEXT_SEASON_FROM_DAY } from '#domains/contracts/constants.ts';
import { bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs, loadBargainPlayers } from '#domains/contracts/store/bargain.ts';
import { freeOf } from '#domains/contracts/store/offers.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { backBy } from '#domains/free-agency/store/season-bids.ts';
import { FREE_AGENT } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import { regularOverall } from '#engine/player/least-overall.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Secret } from '#engine/secret.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { between, type Target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import { leftoverGain } from './leftovers.ts';
import { readSquads, type SeasonMarket } from './notes.ts';

/** Nights that a regular may be without a club. */
const PATIENT_NIGHTS = 3;
/** A player on the market for this many nights is left over: clubs have had a morning to bid, and he one to choose. */
const LEFT_OVER_NIGHTS = 3;
/** The day of the season on which the clubs' remaining cap space is counted. */
const UNSPENT_DAY = 20;

export const SEASON_MARKET_TARGETS: readonly Target[] = [
  between('unsigned', 'healthy regulars unsigned for over three days, per season', [0, 0]),
  between('price', 'price of signings in season, % of the projection', [75, 105], 1),
  between('cheapest', 'cheapest signing in season, % of the projection', [60, 105], 1),
  between('unspent', 'cap space of the first league on day 20, %', [0, 8], 1),
  between('leftovers', 'points share gained by buying only leftovers', [0, 0.03], 3),
  between('blocks', 'clubs with players on the trade block on day 20, %', [40, 80], 1),
];

/** Watches free agents night by night. */
export class MarketWatch {
  private readonly nights = new Map<PlayerId, number>();
  private readonly waited = new Set<PlayerId>();
  private readonly prices: number[] = [];
  private unspent = 0;
  private blocks = 0;
  private leftovers = 0;

  /** Records what the day has brought. */
  async note(rows: RowReader, today: { season: number; day: number; secret: Secret }): Promise<void> {
    const { season, day } = today;
    if (day >= NEXT_SEASON_FROM_DAY) return;
    await this.notePrices(rows, today);
    const free = await regularsWithoutClub(rows, { season, day });
    for (const id of [...this.nights.keys()]) if (!free.has(id)) this.nights.delete(id);
    for (const id of free) {
      const nights = (this.nights.get(id) ?? 0) + 1;
      this.nights.set(id, nights);
      if (nights > PATIENT_NIGHTS) this.waited.add(id);
    }
    await this.noteLeftovers(rows, today);
    if (day !== UNSPENT_DAY) return;
    this.unspent = await unspentOf(rows, { season, day });
    this.blocks = await blocksOf(rows, season);
  }

  /** Returns the season's totals. */
  season(): SeasonMarket {
    return {
      unsigned: this.waited.size,
      prices: this.prices,
      unspent: this.unspent,
      blocks: this.blocks,
      leftovers: this.leftovers,
    };
  }

  /** Adds what a club would gain from the players left over since today. */
  private async noteLeftovers(rows: RowReader, { season, day }: { season: number; day: number }): Promise<void> {
    const left = [...this.nights].flatMap(([id, nights]) => (nights === LEFT_OVER_NIGHTS ? [id] : []));
    if (left.length === 0) return;
    const squads = (await readSquads(rows, season)).filter(({ leagueId }) => leagueId === FIRST_LEAGUE);
    const roster = (await rows.read(players, ['id', 'positions', 'skills'], { id: left })).map(
      ({ id, positions, skills }) => {
        const position = positions[0] ?? 'C';
        return { id, position, overall: exactOverall(position, skills) };
      },
    );
    this.leftovers += leftoverGain(
      Map.groupBy(squads, ({ clubId }) => clubId),
      { left: roster, day },
    );
  }

  private async notePrices(
    rows: RowReader,
    { season, day, secret }: { season: number; day: number; secret: Secret },
  ): Promise<void> {
    const columns = ['playerId', 'clubId', 'fromSeason', 'toSeason', 'salary'] as const;
    const today = { signedAt: absoluteDayOf({ season, day }), fromSeason: season, kind: 'standard' as const };
    const signed = (await rows.read(contracts, columns, today)).filter(({ playerId }) => this.nights.has(playerId));
    if (signed.length === 0) return;
    const people = await loadBargainPlayers(
      rows,
      signed.map(({ playerId }) => playerId),
    );
    const clubs = await loadBargainClubs(rows, season);
    for (const { playerId, clubId, fromSeason, toSeason, salary } of signed) {
      const [person, club] = [people.get(playerId), clubs.get(clubId)];
      if (!person || !club) continue;
      const { worths } = bargainBetween(person, club, { fromSeason, isOwn: false, secret }).asker;
      this.prices.push(salary / (worths[toSeason - fromSeason] ?? salary));
    }
  }
}

/**
 * Returns unsigned players that any club may sign at once, who play again soon and would dress for an average team of one of the
 * leagues.
 */
async function regularsWithoutClub(
  rows: RowReader,
  { season, day }: { season: number; day: number },
): Promise<Set<PlayerId>> {
  const today = { absoluteDay: absoluteDayOf({ season, day }) };
  const lowest = Math.max(...[...(await limitsOf(rows, season)).values()].map(({ tier }) => tier));
  const regulars = (await rows.read(players, ['id', 'positions', 'skills', 'injuredUntil'], FREE_AGENT)).filter(
    ({ positions, skills, injuredUntil }) => {
      const position = positions[0] ?? 'C';
      return backBy(injuredUntil, today) && exactOverall(position, skills) >= regularOverall(position, lowest);
    },
  );
  return freeOf(
    rows,
    regulars.map(({ id }) => id),
    season,
  );
}

async function unspentOf(rows: RowReader, on: { season: number; day: number }): Promise<number> {
  const first = new Set(
    [...(await loadBargainClubs(rows, on.season))].flatMap(([clubId, { pro }]) =>
      pro.leagueId === FIRST_LEAGUE ? [clubId] : [],
    ),
  );
  const states = [...(await loadCapStates(rows, on))].filter(([clubId]) => first.has(clubId));
  return meanOf(
    states.map(([, state]) => {
      const { space, upper } = capSheet(state);
      return Math.max(0, space) / upper;
    }),
  );
}

/** Returns the share of clubs with a player on the trade block. */
async function blocksOf(rows: RowReader, season: number): Promise<number> {
  const listed = new Set((await rows.read(tradeBlock, ['clubId'], {}, ['playerId'])).map(({ clubId }) => clubId));
  const clubIds = [...(await loadBargainClubs(rows, season)).keys()];
  return clubIds.filter((clubId) => listed.has(clubId)).length / clubIds.length;
}

/** @param notes consecutive seasons */
export function seasonMarketTable(notes: readonly { market: SeasonMarket }[]): Record<string, number> {
  const prices = notes.flatMap(({ market }) => market.prices);
  return {
    unsigned: meanOf(notes.map(({ market }) => market.unsigned)),
    price: 100 * meanOf(prices),
    cheapest: prices.length === 0 ? 100 : 100 * Math.min(...prices),
    unspent: 100 * meanOf(notes.map(({ market }) => market.unspent)),
    leftovers: meanOf(notes.map(({ market }) => market.leftovers)),
    blocks: 100 * meanOf(notes.map(({ market }) => market.blocks)),
  };
}
