/** The nightly mood of the fans, ticket prices, and the sale of season tickets. */
import { AI_PRICING, HOME_GAMES } from '#domains/finances/constants.ts';
import { usualTicketPrice } from '#domains/finances/rules/gate.ts';
import { moodAfter, moodReasons, rivalryAfter } from '#domains/finances/rules/mood.ts';
import { seasonTicketPrice, seasonTicketsSold, sensiblePrice } from '#domains/finances/rules/tickets.ts';
import { noteFinances } from '#domains/finances/store/club-finances.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { type ClubNight, clubNights } from '#domains/finances/store/nights.ts';
import { movedIn } from '#domains/finances/store/results.ts';
import { games } from '#domains/game/tables.ts';
import { FIRST_REGULAR_DAY, type SeasonDay } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Updates the mood of the fans overnight: it moves part of the way to where results, price, stars and the rivalry draw it. */
export async function moveFanMoods(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  const nights = await clubNights(rows, { season });
  const derbies = day < FIRST_REGULAR_DAY ? new Map<ClubId, -1 | 1>() : await derbiesOf(rows, nights, { season, day });
  const changes = [...nights.values()].map(({ clubId, tier, played, finances, facts }) => {
    const reasons = moodReasons({
      played,
      pointsShare: facts.pointsShare,
      expectedShare: facts.expectedShare,
      price: facts.ticketPrice / usualTicketPrice(tier),
      stars: facts.stars,
      rivalry: rivalryAfter(finances.moodReasons.rivalry, derbies.get(clubId) ?? 0),
    });
    return { clubId, fanMood: moodAfter(finances.fanMood, reasons), moodReasons: reasons };
  });
  await noteFinances(rows, changes, ['fanMood', 'moodReasons']);
}

/** Returns the clubs that have won (1) or lost (-1) against their rival today. */
async function derbiesOf(rows: Rows, nights: ReadonlyMap<ClubId, ClubNight>, day: SeasonDay) {
  const byTeam = new Map([...nights.values()].map((night) => [night.teamId, night]));
  const played = await rows.read(games, ['homeTeamId', 'awayTeamId', 'homeScore', 'awayScore'], {
    ...day,
    slot: { isNot: null },
    status: 'final',
  });
  const results = new Map<ClubId, -1 | 1>();
  for (const { homeTeamId, awayTeamId, homeScore, awayScore } of played) {
    const [home, away] = [byTeam.get(homeTeamId), byTeam.get(awayTeamId)];
    if (!home || !away || homeScore === null || awayScore === null) continue;
    const isHomeWin = homeScore > awayScore;
    if (home.rivalClubId === away.clubId) results.set(home.clubId, isHomeWin ? 1 : -1);
    if (away.rivalClubId === home.clubId) results.set(away.clubId, isHomeWin ? -1 : 1);
  }
  return results;
}

/** Sells seats for all home games of the regular season, before it begins, paid at once. */
export async function sellSeasonTickets(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  const nights = await clubNights(rows, { season });
  const sold = [...nights.values()].map(({ clubId, facts }) => ({
    clubId,
    seasonTickets: seasonTicketsSold(facts),
    seasonTicketPrice: seasonTicketPrice(facts.ticketPrice),
  }));
  await noteFinances(rows, sold, ['seasonTickets', 'seasonTicketPrice']);
  await post(
    rows,
    sold.map(({ clubId, seasonTickets, seasonTicketPrice: price }): Posting => {
      const amount = seasonTickets * price * HOME_GAMES;
      return {
        key: `season-tickets/${season}/${clubId}`,
        kind: 'season-tickets',
        params: { count: seasonTickets, price },
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount },
          { account: 'world:spectators', amount: -amount },
        ],
      };
    }),
  );
}

/**
 * Reviews the ticket prices of AI clubs once a week; before the season, promoted and relegated clubs set the price that
 * is usual in their new league.
 */
export async function priceTickets(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  if (day % AI_PRICING.everyDays !== 1) return;
  const nights = await clubNights(rows, { season });
  const moved = new Set(day === 1 ? await movedIn(rows, season - 1) : []);
  const changes = [...nights.values()].flatMap(({ clubId, managerId, tier, facts }) => {
    const ticketPrice = moved.has(clubId) ? usualTicketPrice(tier) : sensiblePrice(facts);
    return managerId === null && ticketPrice !== facts.ticketPrice ? [{ clubId, ticketPrice }] : [];
  });
  await noteFinances(rows, changes, ['ticketPrice']);
}
