/** A league of twenty generated clubs that trade: rosters, contracts at a fair price with chance in it, and the picks of three drafts. */

import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { ORDINARY_EYES } from '#domains/draft/rules/scouting.ts';
import type { TradeBody } from '#domains/trade/rules/legality.ts';
import { keyOf, type TradePart, type TradePick, type TradeThing } from '#domains/trade/rules/things.ts';
import { type Eyes, eyesOf, type TradeLeague } from '#domains/trade/store/judgment.ts';
import type { Party, PartyPlayer, TradeDay } from '#domains/trade/store/parties.ts';
import { fairSalary, firstLimits, firstPrice } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { stanceOf } from '#engine/market/trade.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';
import { knownSecret, type Secret } from '#engine/secret.ts';

const CLUBS = 20;
const SEASON = 3;
const [LIMITS, PRICE] = [firstLimits(1), firstPrice(1)];
/** Standard deviation of a salary's logarithm around what is fair, share of men who are hurt, and days that they miss. */
const [LUCK, HURT_SHARE, HURT_DAYS] = [0.25, 0.06, 20];

interface Man {
  player: PartyPlayer;
  body: TradeBody;
}

export class TradeSimLeague {
  readonly clubs = CLUBS;
  day = 1;
  private readonly secret: Secret;
  private readonly men = new Map<number, Man>();
  private readonly picks = new Map<number, TradePick & { ownerClubId: number }>();
  private readonly league: TradeLeague;
  private readonly bought = new Set<string>();
  /** Contracts of which clubs retain a part. */
  private readonly retaining = new Map<number, number>();
  /** What was seen is kept until somebody trades. */
  private seen = new Map<string, Eyes>();
  private parties = new Map<number, Party>();

  constructor(seed: number) {
    this.secret = knownSecret(`trade league ${seed}`);
    const random = new Random(`trade league ${seed}`);
    for (let clubId = 1; clubId <= CLUBS; clubId++) this.addClub(clubId, random);
    const strength = (clubId: number) =>
      [...this.men.values()]
        .filter(({ body }) => body.clubId === clubId)
        .reduce((sum, { player }) => sum + exactOverall(player.positions[0] ?? 'C', player.skills), 0);
    const weakestFirst = Array.from({ length: CLUBS }, (_, index) => index + 1).sort(
      (one, other) => strength(one) - strength(other),
    );
    this.league = {
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
    return { season: SEASON, day: this.day, absoluteDay: SEASON * 63 + this.day, secret: this.secret };
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
        age: SEASON - birthSeason,
        skills,
        ceilings,
        isOut: man.isOut,
      });
      return { ...man, overall: prospect.overall, goals: projectGoals(prospect, 1) };
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
    this.seen = new Map();
    this.parties = new Map();
  }

  private addClub(clubId: number, random: Random): void {
    const roster = generateRoster({ level: 'PRO', tier: 1, quality: random.normal(0, 0.9) }, random);
    for (const { age, positions, skills, ceilings } of roster) {
      const id = this.men.size + 1;
      const position = positions[0] ?? 'C';
      const prospect = prospectOf({ position, age, skills, ceilings });
      const seasons = random.int(1, 5);
      const fair = fairSalary({ projection: projectGoals(prospect, 1), seasons, price: PRICE, limits: LIMITS });
      // All contracts of a club together fit under the limit with room to spare.
      const salary = Math.round(
        Math.max(LIMITS.minimum, Math.min(LIMITS.maximum, 0.85 * fair * Math.exp(random.normal(0, LUCK)))),
      );
      const daysOut = random.chance(HURT_SHARE) ? random.int(5, HURT_DAYS) : 0;
      const player: PartyPlayer = {
        ...{ id, firstname: 'Test', lastname: `Man ${id}`, positions, skills, ceilings, birthSeason: SEASON - age },
        ...{ teamId: clubId, injuredUntil: null, jerseyNumber: null, nationId: 1, morale: 70 },
      };
      const body: TradeBody = {
        ...{ id, name: player.lastname, clubId, level: 'PRO', position },
        ...{ isFillIn: false, isOnWaivers: false, isOnTheWay: false, freeAgentOn: null, daysOut },
        contracts: [{ id, fromSeason: SEASON, toSeason: SEASON + seasons - 1, salary, clause: 'none' }],
        noTrade: null,
        retained: { percent: 0, clubs: 0 },
      };
      this.men.set(id, { player, body });
    }
    for (let ahead = 0; ahead < DRAFTS_AHEAD; ahead++) {
      for (let round = 1; round <= DRAFT_ROUNDS; round++) {
        const id = this.picks.size + 1;
        this.picks.set(id, {
          id,
          season: SEASON + ahead,
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
      cap: { season: SEASON, day: this.day, limits: LIMITS, contracts, charges: [], accrued },
      retains: this.retaining.get(clubId) ?? 0,
      active: null,
    };
  }
}

/** A contract that costs its new club less, because the former one goes on paying a part. */
function retained(body: TradeBody, part: TradePart): TradeBody {
  if (part.kind !== 'player' || part.retention === 0) return body;
  const left = (100 - part.retention) / 100;
  const { percent, clubs } = body.retained;
  return {
    ...body,
    contracts: body.contracts.map((contract) => ({ ...contract, salary: Math.round(contract.salary * left) })),
    retained: { percent: 100 - (100 - percent) * left, clubs: clubs + 1 },
  };
}
