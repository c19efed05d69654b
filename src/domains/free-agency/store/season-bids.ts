/** AI clubs' bids on a morning of the season, and assistants' offers for injured players; players decide the next morning among these and managers' offers. */
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { askedTerms, askOnDay } from '#domains/contracts/rules/asking.ts';
import { type BargainClub, type BargainPlayer, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs } from '#domains/contracts/store/bargain.ts';
import { listOnMarket, placeBids } from '#domains/contracts/store/market.ts';
import { freeOf } from '#domains/contracts/store/offers.ts';
import { arrivals } from '#domains/contracts/tables.ts';
import { SEASON_BIDS } from '#domains/free-agency/constants.ts';
import type { OnMarket } from '#domains/free-agency/rules/bidding.ts';
import { MarketEyes } from '#domains/free-agency/rules/market-eyes.ts';
import { planSeasonBids, type SeasonBidder } from '#domains/free-agency/rules/season-bids.ts';
import { assistantsOf, type Moment } from '#domains/free-agency/store/assistant.ts';
import {
  bestAtPosition,
  gapsOf,
  NO_GAPS,
  type SeasonBid,
  tellOfOffers,
  withConsent,
} from '#domains/free-agency/store/assistant-offers.ts';
import { FREE_AGENT } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import { exactOverall, overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import { publishChange } from '#platform/realtime.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'> & Moment;

const PERSON = ['id', 'positions', 'skills', 'ceilings', 'birthSeason', 'nationId', 'morale', 'injuredUntil'] as const;

type Listed = BargainPlayer & { injuredUntil: number | null };

/** Returns whether a player recovers soon enough for a club to count on him. */
export function backBy(injuredUntil: number | null, { absoluteDay }: Pick<Today, 'absoluteDay'>): boolean {
  return injuredUntil === null || injuredUntil < absoluteDay + SEASON_BIDS.backIn;
}

/** Lists the available players and has AI clubs bid on them. @returns how many bids there are */
export async function bidInSeason(rows: Rows, today: Morning): Promise<number> {
  const { season, day } = today;
  const free = day > SEASON_BIDS.untilDay ? [] : await strongFreeAgents(rows, season);
  const since = await listOnMarket(
    rows,
    free.map(({ id }) => id),
    today,
  );
  if (free.length === 0) return 0;
  const fit = free.filter(({ injuredUntil }) => backBy(injuredUntil, today));
  const found = await bidsOn(rows, { free: fit, clubs: await loadBargainClubs(rows, season), since }, today);
  const bids = await withConsent(rows, found, today);
  await placeBids(rows, bids, today);
  await tellOfOffers(rows, bids, today);
  if (rows.tx) await publishChange(rows.tx, ['players']);
  return bids.length;
}

/** Returns the free agents any club may sign at once who would make an ordinary first team of the lowest league. */
async function strongFreeAgents(rows: RowReader, season: number): Promise<Listed[]> {
  const lowest = Math.max(1, ...[...(await limitsOf(rows, season)).values()].map(({ tier }) => tier));
  const strong = (await rows.read(players, PERSON, FREE_AGENT)).filter(({ positions, skills }) => {
    const position = positions[0] ?? 'C';
    return exactOverall(position, skills) >= leastOverall('PRO', position, lowest);
  });
  const free = await freeOf(
    rows,
    strong.map(({ id }) => id),
    season,
  );
  return strong.filter(({ id }) => free.has(id));
}

interface Market {
  free: readonly BargainPlayer[];
  clubs: ReadonlyMap<ClubId, BargainClub>;
  since: ReadonlyMap<PlayerId, number>;
}

async function bidsOn(rows: RowReader, { free, clubs, since }: Market, today: Morning): Promise<SeasonBid[]> {
  const { season, day, absoluteDay, secret } = today;
  const eyes = new MarketEyes({ secret, season, fromSeason: season });
  const morningOf = (id: PlayerId) => absoluteDay + 1 - (since.get(id) ?? absoluteDay);
  const market = Map.groupBy(
    free.map((person) => ({ ...onMarket(person, { eyes, clubs, season }), morning: morningOf(person.id) })),
    ({ position }) => position,
  );
  const people = new Map(free.map((person) => [person.id, person]));
  const caps = await loadCapStates(rows, { season, day });
  const { squads, hurt } = await availableSquads(rows, clubs, absoluteDay);
  const assistants = await assistantsOf(rows, { season });
  const gaps = await gapsOf(rows, { clubs, hurt, caps, assistants }, today);
  return [...clubs].flatMap(([clubId, club]) => {
    const cap = caps.get(clubId);
    if (!cap) return [];
    const assistant = assistants.get(clubId);
    const { at: gapsHere, left } = gaps.get(clubId) ?? NO_GAPS;
    const wanted = assistant ? new Map([...market].filter(([position]) => gapsHere.has(position))) : market;
    const bidder = { clubId, limits: club.cap.limits, room: capSheet(cap).room, squad: squads.get(clubId) ?? [] };
    const bids = planSeasonBids(bidder, wanted).flatMap(({ playerId, position, most }): SeasonBid[] => {
      const person = people.get(playerId);
      if (!person) return [];
      const { asker, bounds } = bargainBetween(person, club, { fromSeason: season, isOwn: false, secret });
      const { salary: asked, seasons } = askedTerms(asker, bounds, askOnDay(morningOf(playerId)));
      const contract = { playerId, fromSeason: season, toSeason: season + seasons - 1, level: 'PRO' as const };
      const may = Math.min(most, assistant?.maxSalary ?? most);
      if (may < asked || !wouldBeLegal(cap, { add: [{ ...contract, salary: asked, daysOut: 0 }] }).ok) return [];
      const terms = { salaries: Array<number>(seasons).fill(asked), signingBonus: 0, clause: 'none' as const };
      if (!assistant) return [{ playerId, clubId, terms, most, ofAssistant: false }];
      const gap = gapsHere.get(position);
      if (!gap || gap.refused.has(playerId) || assistant.handsOff.includes(playerId)) return [];
      const acts = { userId: assistant.userId, position, hurt: gap.hurt, bargain: { asker, bounds } };
      // An entry-level salary is on the scale.
      return [{ playerId, clubId, terms, most: bounds.isEntry ? asked : may, ofAssistant: true, acts }];
    });
    return assistant ? bestAtPosition(bids).slice(0, left) : bids;
  });
}

function onMarket(
  { id, positions, skills, ceilings, birthSeason }: BargainPlayer,
  { eyes, clubs, season }: { eyes: MarketEyes; clubs: ReadonlyMap<ClubId, BargainClub>; season: number },
): OnMarket {
  const position = positions[0] ?? 'C';
  const age = season - birthSeason;
  const most = skills.map((skill, index) => Math.max(skill, ceilings[index] ?? 0));
  const overall = overallOf(position, skills);
  const seen = { id, position, age, overall, ceiling: overallOf(position, most), clubId: null };
  return {
    ...{ id, position, age, overall },
    overallFor: (clubId) => eyes.overall(seen, clubId),
    worthTo: (clubId) => eyes.worth(seen, clubId, clubs.get(clubId)?.cap),
  };
}

/** Returns first teams without the long-term injured, and with players about to join. */
async function availableSquads(
  rows: RowReader,
  clubs: ReadonlyMap<ClubId, BargainClub>,
  absoluteDay: number,
): Promise<{ squads: Map<ClubId, SeasonBidder['squad']>; hurt: ReadonlySet<PlayerId> }> {
  const out = { injuredUntil: { atLeast: absoluteDay + SEASON_BIDS.backIn } };
  const hurt = new Set((await rows.read(players, ['id'], out)).map(({ id }) => id));
  const coming = await rows.read(arrivals, ['playerId', 'teamId'], {}, ['playerId']);
  const teamOf = new Map(coming.map(({ playerId, teamId }) => [playerId, teamId]));
  const newcomers = await rows.read(players, ['id', 'positions', 'skills'], { id: [...teamOf.keys()] });
  const ofTeam = Map.groupBy(newcomers, ({ id }) => teamOf.get(id));
  const squads = new Map(
    [...clubs].map(([clubId, { pro, squad }]) => {
      const expected = (ofTeam.get(pro.id) ?? []).map(({ id, positions, skills }) => {
        const position: Position = positions[0] ?? 'C';
        return { id, position, overall: overallOf(position, skills) };
      });
      const fit = [...squad, ...expected].filter(({ id }) => !hurt.has(id));
      return [clubId, fit] as const;
    }),
  );
  return { squads, hurt };
}
