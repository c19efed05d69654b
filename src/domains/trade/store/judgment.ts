/** How a club sees a trade: its own estimates of everybody, what it works for, and what it has heard of the other. */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { heardToday } from '#domains/trade/rules/patience.ts';
import { firstSeasonOn, seasonLeftOn } from '#domains/trade/rules/window.ts';
import type { Party, PartyPlayer, TradeDay } from '#domains/trade/store/parties.ts';
import { tradePatience, trades } from '#domains/trade/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { estimateOf } from '#engine/market/estimate.ts';
import { firstLimits, firstPrice } from '#engine/market/price.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { cautious, stanceOf, type TradeMan, type TradingClub, type Wariness } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** What is known of a league before its clubs sit down. */
export interface TradeLeague {
  tier: number;
  price: number;
  minimum: number;
  /** What each club works for. */
  stances: ReadonlyMap<ClubId, Stance>;
}

const RATINGS = ['offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;

export async function loadTradeLeague(
  rows: RowReader,
  { leagueId, parties }: { leagueId: LeagueId; parties: ReadonlyMap<ClubId, Party> },
  { season }: TradeDay,
): Promise<TradeLeague> {
  const {
    tier = 1,
    limits = firstLimits(1),
    goalPrice = firstPrice(1),
  } = (await limitsOf(rows, season)).get(leagueId) ?? {};
  const league = await rows.read(teams, ['id', 'clubId', ...RATINGS], { leagueId });
  const ranked = [...league].sort((one, other) => overallRating(other) - overallRating(one) || one.id - other.id);
  const stances = ranked.flatMap(({ clubId }, index): [ClubId, Stance][] => {
    const party = parties.get(clubId ?? 0);
    if (clubId === null || !party) return [];
    return [[clubId, stanceOf({ rank: index + 1, clubs: ranked.length, meanAge: meanAgeOf(party, season) })]];
  });
  return { tier, price: goalPrice, minimum: limits.minimum, stances: new Map(stances) };
}

/** Sees players through the estimates of one club. */
export interface Eyes {
  club: TradingClub;
  /** @throws when he is not of one of the parties */
  see(playerId: number, retention?: number): TradeMan;
  /** The band of his worth, from its lower to its upper end. */
  band(playerId: number): readonly [TradeMan, TradeMan];
}

/** @param parties the club itself, and those whose players it is to judge */
export function eyesOf(clubId: ClubId, parties: readonly Party[], league: TradeLeague, today: TradeDay): Eyes {
  const bodies = new Map(
    parties.flatMap((party) =>
      party.bodies.map((body) => [body.id, { body, party, player: party.people.get(body.id) }]),
    ),
  );
  const firstSeason = firstSeasonOn(today);
  const seen = new Map<number, Band>();
  const bandOf = (playerId: number): Band => {
    const known = seen.get(playerId);
    if (known) return known;
    const found = bodies.get(playerId);
    if (!found?.player) throw new Error(`player ${playerId} is with none of the clubs`);
    const { body, party, player } = found;
    const isOwn = party.clubId === clubId;
    const isOut = Math.min(1, body.daysOut / DAYS_PER_SEASON / Math.max(0.1, seasonLeftOn(today.day)));
    const prospect = prospectAt(player, firstSeason, isOut);
    const { overall, goals, low, high } = estimateOf({
      secret: today.secret,
      clubId,
      season: firstSeason,
      playerId,
      prospect,
      tier: league.tier,
      isOwn,
    });
    const hits: number[] = [];
    for (const { fromSeason, toSeason, salary } of body.contracts) {
      for (let season = Math.max(firstSeason, fromSeason); season <= toSeason; season++)
        hits[season - firstSeason] = salary;
    }
    const man = {
      id: playerId,
      position: body.position,
      age: prospect.age,
      level: body.level,
      overall,
      hits: Array.from(hits, (hit) => hit ?? 0),
      isOut,
    };
    const band = { man: { ...man, goals: isOwn ? goals : cautious(goals, low) }, low, high };
    seen.set(playerId, band);
    return band;
  };
  const own = parties.find((party) => party.clubId === clubId);
  const { tier, price, minimum } = league;
  const see = (playerId: number, retention = 0): TradeMan => {
    const { man } = bandOf(playerId);
    return retention === 0 ? man : { ...man, hits: man.hits.map((hit) => Math.round((hit * (100 - retention)) / 100)) };
  };
  return {
    club: {
      tier,
      price,
      minimum,
      stance: league.stances.get(clubId) ?? 'retool',
      seasonLeft: seasonLeftOn(today.day),
      squad: (own?.bodies ?? []).filter(({ level }) => level === 'PRO').map(({ id }) => see(id)),
    },
    see,
    band: (playerId) => {
      const { man, low, high } = bandOf(playerId);
      return [
        { ...man, goals: low },
        { ...man, goals: high },
      ];
    },
  };
}

interface Band {
  man: TradeMan;
  low: number[];
  high: number[];
}

function prospectAt({ positions, skills, ceilings, birthSeason }: PartyPlayer, season: number, isOut: number) {
  return prospectOf({ position: positions[0] ?? 'C', age: season - birthSeason, skills, ceilings, isOut });
}

function meanAgeOf({ bodies, people }: Party, season: number): number {
  const squad = bodies.filter(({ level }) => level === 'PRO');
  const ages = squad.map(({ id }) => season - (people.get(id)?.birthSeason ?? season));
  return ages.reduce((sum, age) => sum + age, 0) / Math.max(1, ages.length);
}

/** What makes a club wary of another. Three reads. */
export async function loadWariness(
  rows: RowReader,
  { clubId, withClubId }: { clubId: ClubId; withClubId: ClubId },
  { season, absoluteDay }: TradeDay,
): Promise<Wariness> {
  const [before] = await rows.read(tradePatience, ['heard', 'onDay'], { clubId, withClubId }, ['clubId']);
  const both = [clubId, withClubId];
  const made = await rows.read(trades, ['id'], { status: 'done', season, fromClubId: both, toClubId: both });
  const [club] = await rows.read(clubs, ['rivalClubId'], { id: clubId });
  return {
    heard: heardToday(before ?? null, absoluteDay),
    deals: made.length,
    isRival: club?.rivalClubId === withClubId,
  };
}

/** The club has heard from another. */
export async function noteHeard(
  rows: Rows,
  { clubId, withClubId, heard }: { clubId: ClubId; withClubId: ClubId; heard: number },
  { absoluteDay }: TradeDay,
): Promise<void> {
  await rows.merge(tradePatience, [{ clubId, withClubId, heard, onDay: absoluteDay }], {
    key: ['clubId', 'withClubId'],
    set: ['heard', 'onDay'],
  });
}
