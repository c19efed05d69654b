/**
 * A league of twenty generated clubs that trade: rosters, contracts at a fair price with some chance, and the picks of three
 * drafts.
 */

import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { ORDINARY_EYES } from '#domains/draft/rules/scouting.ts';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import type { ActivePlayer } from '#domains/roster/rules/compliance.ts';
import { keyOf, type TradeAsset, type TradePart, type TradePick } from '#domains/trade/rules/assets.ts';
import type { TradeBody } from '#domains/trade/rules/legality.ts';
import { type ClubValuation, type TradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import { neutralValuations } from '#domains/trade/store/neutral.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { lineupGoals, stanceOf, worthOf } from '#engine/market/trade.ts';
import { exactOverall, overallOf } from '#engine/player/overall.ts';
import { groupOf, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { knownSecret, type Secret } from '#engine/secret.ts';
import {
  bindIfOld,
  drawMembers,
  LIMITS,
  type Member,
  PRICE,
  payLess,
  retained,
  SEASON,
  staysUntil,
} from './trade-members.ts';
import { passSummer } from './trade-summer.ts';

const CLUBS = 20;

export class TradeSimLeague {
  readonly clubs = CLUBS;
  day = 1;
  season = SEASON;
  private readonly seed: number;
  private readonly secret: Secret;
  private readonly members = new Map<number, Member>();
  private readonly picks = new Map<number, TradePick & { ownerClubId: number }>();
  private league: TradeLeague;
  private readonly bought = new Set<string>();
  /** Number of contracts with retained salary, by club. */
  private readonly retaining = new Map<number, number>();
  /** Valuations and strengths are cached until a trade is made. */
  private seen = new Map<string, ClubValuation>();
  private strengths: Map<number, number> | null = null;
  private parties = new Map<number, Party>();
  /** Clubs with a manager, whose roster size is checked; players on injured reserve do not count. */
  private readonly counted = new Set<number>();
  private readonly reserved = new Set<number>();

  constructor(seed: number) {
    this.seed = seed;
    this.secret = knownSecret(`trade league ${seed}`);
    const random = new Random(`trade league ${seed}`);
    for (let clubId = 1; clubId <= CLUBS; clubId++) this.addClub(clubId, random);
    this.league = this.standings();
  }

  /** Ends the season: gains carry over into the next one. */
  endSeason(): void {
    const { clubs, season, seed, secret, members, picks } = this;
    passSummer({ clubs, season, seed, secret, members, picks, places: this.league.places });
    this.season++;
    this.day = 1;
    this.retaining.clear();
    this.reserved.clear();
    this.league = this.standings();
    this.forget();
  }

  /** Returns the strength of clubs, which sets their goals and draft positions. */
  private standings(): TradeLeague {
    const strength = (clubId: number) =>
      [...this.members.values()]
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

  /** Returns how a club values itself and another. */
  valuation(clubId: number, otherId: number): ClubValuation {
    const key = `${clubId}/${otherId}/${this.day}`;
    const known =
      this.seen.get(key) ??
      valuationOf(
        clubId,
        [this.party(clubId), this.party(otherId)],
        { ...this.league, strengths: this.strengthsNow() },
        this.today,
      );
    this.seen.set(key, known);
    return known;
  }

  /** Returns how neutral scouts value some clubs. */
  neutral(clubIds: readonly number[]): ClubValuation[] {
    const sides = clubIds.map((clubId) => this.party(clubId));
    return neutralValuations(sides, this.league, this.today);
  }

  /** Returns how a club would value its assets without errors. */
  truth(clubId: number): ClubValuation {
    const valuation = valuationOf(clubId, [this.party(clubId)], this.league, this.today);
    const appraise = (asset: TradeAsset) => {
      const valued = valuation.appraise(asset);
      const player = asset.kind === 'player' ? this.members.get(asset.playerId)?.player : undefined;
      if (!player) return valued;
      const { skills, ceilings, birthSeason } = player;
      const prospect = prospectOf({
        position: valued.position,
        age: this.season - birthSeason,
        skills,
        ceilings,
        isOut: valued.isOut,
      });
      // A contract costs nothing any more once he has retired.
      const hits = valued.hits.map((hit, season) => hit * staysUntil(prospect, season));
      return { ...valued, overall: prospect.overall, goals: projectGoals(prospect, 1), hits };
    };
    const squad = valuation.club.squad.map(({ id }) => appraise({ kind: 'player', playerId: id, retention: 0 }));
    return { ...valuation, appraise, club: { ...valuation.club, stance: 'retool', seasonLeft: 1, squad } };
  }

  assetsOf(clubId: number): TradeAsset[] {
    const { bodies, picks } = this.party(clubId);
    return [
      ...bodies.map(({ id }) => ({ kind: 'player' as const, playerId: id, retention: 0 })),
      ...picks.map(({ id }) => ({ kind: 'pick' as const, pickId: id })),
    ];
  }

  /** Returns a club's best first-team players. */
  bestOf(clubId: number, count: number): TradeAsset[] {
    return this.activePlayers(clubId)
      .sort((one, other) => other.overall - one.overall)
      .slice(0, count)
      .map(({ id }) => ({ kind: 'player', playerId: id, retention: 0 }));
  }

  /** Returns a club's own pick of the first round in the next draft, if it still has it. */
  firstOf(clubId: number): TradeAsset[] {
    return this.party(clubId)
      .picks.filter(
        ({ originalClubId, round, season }) => originalClubId === clubId && round === 1 && season === this.season,
      )
      .map(({ id }) => ({ kind: 'pick', pickId: id }));
  }

  isHurt(playerId: number): boolean {
    return (this.members.get(playerId)?.body.daysOut ?? 0) > 0;
  }

  hasBought(asset: TradeAsset): boolean {
    return this.bought.has(keyOf(asset));
  }

  /** Returns whether a player is at least this old and under contract for at least this many seasons. */
  isBound(playerId: number, { age, seasons }: { age: number; seasons: number }): boolean {
    const member = this.members.get(playerId);
    const until = member?.body.contracts.at(-1)?.toSeason ?? this.season;
    return !!member && this.season - member.player.birthSeason >= age && until - this.season + 1 >= seasons;
  }

  /** Signs the old players of a club whose contracts end to the longest contracts allowed. */
  bindOldMembers(clubId: number): void {
    for (const member of this.members.values()) if (member.body.clubId === clubId) bindIfOld(member, this.season);
    this.forget();
  }

  groupOf(playerId: number) {
    return groupOf(this.members.get(playerId)?.body.position ?? 'C');
  }

  /** Returns whether a club's first team is full, and the position where it has the fewest to spare. */
  stateOf(clubId: number) {
    const players = this.activePlayers(clubId);
    const spare = (group: keyof typeof MIN_HEALTHY) =>
      players.filter((player) => groupOf(player.position) === group).length / MIN_HEALTHY[group];
    const [thin] = (['forward', 'defense', 'goalie'] as const).toSorted((one, other) => spare(one) - spare(other));
    return { isFull: players.length >= MAX_ACTIVE, thin };
  }

  /** Counts the players of a club from now on as those of a manager who has kept cap space to claim a player. */
  countMembersOf(clubId: number): void {
    this.counted.add(clubId);
    for (const { body } of this.members.values()) {
      if (body.clubId === clubId) payLess(body);
    }
    this.forget();
  }

  /** Returns the players who count for a first team: neither on waivers nor on injured reserve. */
  activePlayers(clubId: number): ActivePlayer[] {
    return this.party(clubId)
      .bodies.filter(({ id, level, isOnWaivers }) => level === 'PRO' && !isOnWaivers && !this.reserved.has(id))
      .map(({ id, daysOut }) => ({ ...this.ratedMan(id), id, daysOut, saves: 0 }));
  }

  ratedMan(playerId: number): { position: Position; overall: number } {
    const { position } = this.memberOf(playerId).body;
    return { position, overall: overallOf(position, this.memberOf(playerId).player.skills) };
  }

  /** Returns a club's place in the standings, 1 at the top. */
  rankOf(clubId: number): number {
    return CLUBS + 1 - (this.league.places.get(clubId) ?? 1);
  }

  canPay(clubId: number, playerId: number): boolean {
    const { id, level, daysOut, contracts } = this.memberOf(playerId).body;
    const add = contracts.map(({ fromSeason, toSeason, salary }) => {
      return { playerId: id, fromSeason, toSeason, salary, level, daysOut };
    });
    return wouldBeLegal(this.party(clubId).cap, { add }).ok;
  }

  /**
   * Returns whether a club would want a player by its own estimates: better than its weakest at his position, or worth more than
   * he costs.
   */
  looksUseful(clubId: number, formerId: number, playerId: number): boolean {
    const { club, appraise } = this.valuation(clubId, formerId);
    const valued = appraise({ kind: 'player', playerId, retention: 0 });
    const own = club.squad.filter(({ position }) => position === valued.position).map(({ overall }) => overall);
    return valued.overall > Math.min(...own) || worthOf(club, valued) > 0;
  }

  /** Brings back injured players whose days are over. */
  recover(): void {
    for (const { body } of this.members.values()) {
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
        const member = this.members.get(part.playerId);
        if (member) member.body = retained({ ...member.body, clubId: part.toClubId }, part);
        if (member && part.kind === 'player' && part.retention > 0)
          this.retaining.set(part.fromClubId, (this.retaining.get(part.fromClubId) ?? 0) + 1);
      }
    }
    this.forget();
  }

  private memberOf(playerId: number): Member {
    const member = this.members.get(playerId);
    if (!member) throw new Error(`there is no player ${playerId}`);
    return member;
  }

  private change(playerId: number, change: Partial<TradeBody>): void {
    const member = this.memberOf(playerId);
    member.body = { ...member.body, ...change };
    this.forget();
  }

  private strengthsNow(): Map<number, number> {
    this.strengths ??= new Map(
      Array.from({ length: CLUBS }, (_, index) => {
        const squad = this.party(index + 1).bodies.filter(({ level }) => level === 'PRO');
        return [
          index + 1,
          lineupGoals(
            squad.map(({ id }) => ({ ...this.ratedMan(id), isOut: 0 })),
            1,
          ),
        ] as const;
      }),
    );
    return this.strengths;
  }

  private forget(): void {
    this.strengths = null;
    this.seen = new Map();
    this.parties = new Map();
  }

  private addClub(clubId: number, random: Random): void {
    for (const member of drawMembers(clubId, this.members.size, random)) this.members.set(member.player.id, member);
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
    const members = [...this.members.values()].filter(({ body }) => body.clubId === clubId);
    const bodies = members.map(({ body }) => body);
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
      people: new Map(members.map(({ player }) => [player.id, player])),
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
