/** A league of twenty generated clubs that trade: rosters, contracts at a fair price with chance in it, and the picks of three drafts. */

import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { ORDINARY_EYES } from '#domains/draft/rules/scouting.ts';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import type { ActiveMan } from '#domains/roster/rules/compliance.ts';
import type { TradeBody } from '#domains/trade/rules/legality.ts';
import { keyOf, type TradePart, type TradePick, type TradeThing } from '#domains/trade/rules/things.ts';
import { type Eyes, eyesOf, type TradeLeague } from '#domains/trade/store/judgment.ts';
import { neutralEyes } from '#domains/trade/store/neutral.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { stanceOf, worthOf } from '#engine/market/trade.ts';
import { exactOverall, overallOf } from '#engine/player/overall.ts';
import { groupOf, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { knownSecret, type Secret } from '#engine/secret.ts';
import { bindIfOld, drawMen, LIMITS, type Man, PRICE, payLess, retained, SEASON, staysUntil } from './trade-men.ts';
import { passSummer } from './trade-summer.ts';

const CLUBS = 20;

export class TradeSimLeague {
  readonly clubs = CLUBS;
  day = 1;
  season = SEASON;
  private readonly seed: number;
  private readonly secret: Secret;
  private readonly men = new Map<number, Man>();
  private readonly picks = new Map<number, TradePick & { ownerClubId: number }>();
  private league: TradeLeague;
  private readonly bought = new Set<string>();
  /** Contracts of which clubs retain a part. */
  private readonly retaining = new Map<number, number>();
  /** What was seen is kept until somebody trades. */
  private seen = new Map<string, Eyes>();
  private parties = new Map<number, Party>();
  /** Clubs with a manager, whose men are counted; who is on injured reserve is not. */
  private readonly counted = new Set<number>();
  private readonly reserved = new Set<number>();

  constructor(seed: number) {
    this.seed = seed;
    this.secret = knownSecret(`trade league ${seed}`);
    const random = new Random(`trade league ${seed}`);
    for (let clubId = 1; clubId <= CLUBS; clubId++) this.addClub(clubId, random);
    this.league = this.standings();
  }

  /** The season ends: what was gained is kept into the next one. */
  endSeason(): void {
    const { clubs, season, seed, secret, men, picks } = this;
    passSummer({ clubs, season, seed, secret, men, picks, places: this.league.places });
    this.season++;
    this.day = 1;
    this.retaining.clear();
    this.reserved.clear();
    this.league = this.standings();
    this.forget();
  }

  /** What clubs play for, and where they choose, by their strength. */
  private standings(): TradeLeague {
    const strength = (clubId: number) =>
      [...this.men.values()]
        .filter(({ body }) => body.clubId === clubId && body.level === 'PRO')
        .reduce((sum, { player }) => sum + exactOverall(player.positions[0] ?? 'C', player.skills), 0);
    const weakestFirst = Array.from({ length: CLUBS }, (_, index) => index + 1)
      .map((clubId) => ({ clubId, strength: strength(clubId) }))
      .sort((one, other) => one.strength - other.strength)
      .map(({ clubId }) => clubId);
    return {
      tier: 1,
      price: PRICE,
      minimum: LIMITS.minimum,
      places: new Map(weakestFirst.map((clubId, index) => [clubId, index + 1])),
      stances: new Map(
        weakestFirst.map((clubId, index) => [clubId, stanceOf({ rank: CLUBS - index, clubs: CLUBS, meanAge: 27 })]),
      ),
      scouting: ORDINARY_EYES,
    };
  }

  get today(): TradeDay {
    return { season: this.season, day: this.day, absoluteDay: this.season * 63 + this.day, secret: this.secret };
  }

  party(clubId: number): Party {
    const made = this.parties.get(clubId) ?? this.makeParty(clubId);
    this.parties.set(clubId, made);
    return made;
  }

  /** How a club sees itself and another. */
  eyes(clubId: number, otherId: number): Eyes {
    const key = `${clubId}/${otherId}/${this.day}`;
    const known =
      this.seen.get(key) ?? eyesOf(clubId, [this.party(clubId), this.party(otherId)], this.league, this.today);
    this.seen.set(key, known);
    return known;
  }

  /** How scouts who belong to no club see some. */
  neutral(clubIds: readonly number[]): Eyes[] {
    const sides = clubIds.map((clubId) => this.party(clubId));
    return neutralEyes(sides, this.league, this.today);
  }

  /** How a club would see what it has if it did not err. */
  truth(clubId: number): Eyes {
    const eyes = eyesOf(clubId, [this.party(clubId)], this.league, this.today);
    const see = (thing: TradeThing) => {
      const man = eyes.see(thing);
      const player = thing.kind === 'player' ? this.men.get(thing.playerId)?.player : undefined;
      if (!player) return man;
      const { skills, ceilings, birthSeason } = player;
      const prospect = prospectOf({
        position: man.position,
        age: this.season - birthSeason,
        skills,
        ceilings,
        isOut: man.isOut,
      });
      // A contract costs nothing any more once he has retired.
      const hits = man.hits.map((hit, season) => hit * staysUntil(prospect, season));
      return { ...man, overall: prospect.overall, goals: projectGoals(prospect, 1), hits };
    };
    const squad = eyes.club.squad.map(({ id }) => see({ kind: 'player', playerId: id, retention: 0 }));
    return { ...eyes, see, club: { ...eyes.club, stance: 'retool', seasonLeft: 1, squad } };
  }

  thingsOf(clubId: number): TradeThing[] {
    const { bodies, picks } = this.party(clubId);
    return [
      ...bodies.map(({ id }) => ({ kind: 'player' as const, playerId: id, retention: 0 })),
      ...picks.map(({ id }) => ({ kind: 'pick' as const, pickId: id })),
    ];
  }

  isHurt(playerId: number): boolean {
    return (this.men.get(playerId)?.body.daysOut ?? 0) > 0;
  }

  hasBought(thing: TradeThing): boolean {
    return this.bought.has(keyOf(thing));
  }

  /** Whether he is so old, or older, and has a contract for this many seasons, or more. */
  isBound(playerId: number, { age, seasons }: { age: number; seasons: number }): boolean {
    const man = this.men.get(playerId);
    const until = man?.body.contracts.at(-1)?.toSeason ?? this.season;
    return !!man && this.season - man.player.birthSeason >= age && until - this.season + 1 >= seasons;
  }

  /** Signs the old men of a club whose contracts end for as long as anybody may. */
  bindOldMen(clubId: number): void {
    for (const man of this.men.values()) if (man.body.clubId === clubId) bindIfOld(man, this.season);
    this.forget();
  }

  groupOf(playerId: number) {
    return groupOf(this.men.get(playerId)?.body.position ?? 'C');
  }

  /** Whether a club has no place left on its first team, and of which kind it has fewest to spare. */
  stateOf(clubId: number) {
    const men = this.activeMen(clubId);
    const spare = (group: keyof typeof MIN_HEALTHY) =>
      men.filter((man) => groupOf(man.position) === group).length / MIN_HEALTHY[group];
    const [thin] = (['forward', 'defense', 'goalie'] as const).toSorted((one, other) => spare(one) - spare(other));
    return { isFull: men.length >= MAX_ACTIVE, thin };
  }

  /** From now on the men of a club count as those of a manager do who has kept room under the cap to claim somebody. */
  countMenOf(clubId: number): void {
    this.counted.add(clubId);
    for (const { body } of this.men.values()) {
      if (body.clubId === clubId) payLess(body);
    }
    this.forget();
  }

  /** Who counts for a first team: neither on waivers nor on injured reserve. */
  activeMen(clubId: number): ActiveMan[] {
    return this.party(clubId)
      .bodies.filter(({ id, level, isOnWaivers }) => level === 'PRO' && !isOnWaivers && !this.reserved.has(id))
      .map(({ id, daysOut }) => ({ ...this.ratedMan(id), id, daysOut, saves: 0 }));
  }

  ratedMan(playerId: number): { position: Position; overall: number } {
    const { position } = this.manOf(playerId).body;
    return { position, overall: overallOf(position, this.manOf(playerId).player.skills) };
  }

  /** His place in the standings, 1 at the top. */
  rankOf(clubId: number): number {
    return CLUBS + 1 - (this.league.places.get(clubId) ?? 1);
  }

  canPay(clubId: number, playerId: number): boolean {
    const { id, level, daysOut, contracts } = this.manOf(playerId).body;
    const add = contracts.map(({ fromSeason, toSeason, salary }) => {
      return { playerId: id, fromSeason, toSeason, salary, level, daysOut };
    });
    return wouldBeLegal(this.party(clubId).cap, { add }).ok;
  }

  /** Whether a club would have him by its own estimates: better than its weakest there, or worth more than he costs. */
  looksUseful(clubId: number, formerId: number, playerId: number): boolean {
    const { club, see } = this.eyes(clubId, formerId);
    const man = see({ kind: 'player', playerId, retention: 0 });
    const own = club.squad.filter(({ position }) => position === man.position).map(({ overall }) => overall);
    return man.overall > Math.min(...own) || worthOf(club, man) > 0;
  }

  /** Who was hurt comes back when his days are over. */
  recover(): void {
    for (const { body } of this.men.values()) {
      if (body.daysOut === 0 || body.daysOut > this.day) continue;
      this.reserved.delete(body.id);
      this.change(body.id, { daysOut: 0 });
    }
  }

  reserve(playerId: number): void {
    this.reserved.add(playerId);
    this.forget();
  }

  waive(playerId: number): void {
    this.change(playerId, { isOnWaivers: true });
  }

  toFarm(playerId: number): void {
    this.change(playerId, { isOnWaivers: false, level: 'FRM' });
  }

  claim(playerId: number, clubId: number): void {
    this.bought.add(keyOf({ kind: 'player', playerId, retention: 0 }));
    this.change(playerId, { isOnWaivers: false, clubId });
  }

  make(parts: readonly TradePart[]): void {
    for (const part of parts) {
      this.bought.add(keyOf(part));
      if (part.kind === 'pick') {
        const pick = this.picks.get(part.pickId);
        if (pick) pick.ownerClubId = part.toClubId;
      } else {
        const man = this.men.get(part.playerId);
        if (man) man.body = retained({ ...man.body, clubId: part.toClubId }, part);
        if (man && part.kind === 'player' && part.retention > 0)
          this.retaining.set(part.fromClubId, (this.retaining.get(part.fromClubId) ?? 0) + 1);
      }
    }
    this.forget();
  }

  private manOf(playerId: number): Man {
    const man = this.men.get(playerId);
    if (!man) throw new Error(`there is no player ${playerId}`);
    return man;
  }

  private change(playerId: number, change: Partial<TradeBody>): void {
    const man = this.manOf(playerId);
    man.body = { ...man.body, ...change };
    this.forget();
  }

  private forget(): void {
    this.seen = new Map();
    this.parties = new Map();
  }

  private addClub(clubId: number, random: Random): void {
    for (const man of drawMen(clubId, this.men.size, random)) this.men.set(man.player.id, man);
    for (let ahead = 0; ahead < DRAFTS_AHEAD; ahead++) {
      for (let round = 1; round <= DRAFT_ROUNDS; round++) {
        const id = this.picks.size + 1;
        this.picks.set(id, {
          id,
          season: this.season + ahead,
          round,
          spot: null,
          originalClubId: clubId,
          ownerClubId: clubId,
        });
      }
    }
  }

  private makeParty(clubId: number): Party {
    const men = [...this.men.values()].filter(({ body }) => body.clubId === clubId);
    const bodies = men.map(({ body }) => body);
    const contracts = bodies.flatMap(({ id, level, daysOut, contracts: signed }) =>
      signed.map(({ fromSeason, toSeason, salary }) => ({
        playerId: id,
        fromSeason,
        toSeason,
        salary,
        level,
        daysOut,
      })),
    );
    const accrued = { days: this.day, dollarDays: this.day * 0.9 * LIMITS.upper };
    return {
      clubId,
      name: `Club ${clubId}`,
      leagueId: 1,
      teamIds: { PRO: clubId, FRM: clubId, U21: clubId },
      people: new Map(men.map(({ player }) => [player.id, player])),
      bodies,
      picks: [...this.picks.values()].filter(({ ownerClubId }) => ownerClubId === clubId),
      prospects: [],
      cap: { season: this.season, day: this.day, limits: LIMITS, contracts, charges: [], accrued },
      retains: this.retaining.get(clubId) ?? 0,
      active: this.counted.has(clubId)
        ? new Set(bodies.filter(({ id, level }) => level === 'PRO' && !this.reserved.has(id)).map(({ id }) => id))
        : null,
    };
  }
}
