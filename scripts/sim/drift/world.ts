/**
 * A world without people at the controls, in memory: the pyramid, the squads, contracts and free agents, and the summer
 * between two seasons by the same rules as in the running world.
 */

import { planSummer, type SummerPlan } from '#domains/free-agency/rules/summer.ts';
import { SUMMER_CALM } from '#domains/player/rules/life-constants.ts';
import { type ClubCounts, evenGeneration, evenYouth } from '#domains/youth/rules/generation.ts';
import { drawNewcomer, type Newcomer } from '#domains/youth/rules/newcomers.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { drawContract } from '#engine/player/contract.ts';
import { growDays } from '#engine/player/growth.ts';
import { XP_PER_SEASON } from '#engine/player/growth-constants.ts';
import { overallOf } from '#engine/player/overall.ts';
import { LEVELS, type Level, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { movements } from '#engine/schedule/promotion.ts';
import { drawFreeAgent, FREE_AGENTS } from '#world/creation/free-agents.ts';
import { enlist, generateClubs, Ids, type SimClub, type SimPlayer, teamIdOf } from '../clubs.ts';

export interface WorldOptions {
  /** Clubs of each league, and leagues of the pyramid: each has two feeders, as far as there are leagues. */
  clubs: number;
  leagues: number;
  seed: number | string;
}

export interface League {
  /** 1 is the top; league n feeds league ⌊n / 2⌋. */
  place: number;
  tier: number;
  clubs: SimClub[];
}

const WEEK = 7;
/** A season of the league stands for the middle of its days: so much of a year's growth lies before it. */
const DAYS_BEFORE_THE_GAMES = 28;

export class SimWorld {
  season = 1;
  readonly leagues: League[];
  private readonly players = new Map<number, SimPlayer>();
  /** Last season of the contract, by player. */
  private readonly contractTo = new Map<number, number>();
  private readonly ids = new Ids();
  private readonly random: Random;

  constructor({ clubs, leagues, seed }: WorldOptions) {
    this.random = new Random(`drift/${seed}`);
    const { season, ids } = this;
    this.leagues = Array.from({ length: leagues }, (_, index): League => {
      const tier = Math.floor(Math.log2(index + 1)) + 1;
      const options = { count: clubs, tier, season, firstId: 1 + index * clubs, ids };
      return { place: index + 1, tier, clubs: generateClubs(options, this.random.fork(`league ${index}`)) };
    });
    const freeAgents = Array.from({ length: clubs * leagues * FREE_AGENTS.perClub }, () => {
      const { age, ...body } = drawFreeAgent(this.random);
      return enlist(body, { id: ids.next(), teamId: null, birthSeason: season - age });
    });
    for (const player of [...freeAgents, ...this.squadPlayers()]) this.players.set(player.id, player);
    const everybody = [...this.players.values()];
    const talents = everybody.map((player) => ({ ...player, position: positionOf(player) }));
    const even = evenYouth(talents, { season, clubs: this.clubCount() }, this.random.fork('youth'));
    for (const [index, player] of everybody.entries()) player.ceilings = even[index] ?? player.ceilings;
    for (const player of this.squadPlayers()) this.contractTo.set(player.id, this.firstContract(player));
  }

  /** Everybody who has not retired. */
  everybody(): Iterable<SimPlayer> {
    return this.players.values();
  }

  /** Who belongs to the clubs of a league. */
  playersOf(place: number): SimPlayer[] {
    const clubs = this.leagues.find((league) => league.place === place)?.clubs ?? [];
    return clubs.flatMap(({ squads }) => squads.flatMap((squad) => squad.players));
  }

  private clubCount(): ClubCounts {
    const first = this.leagues[0]?.clubs.length ?? 0;
    return { first, all: first * this.leagues.length };
  }

  age(player: SimPlayer): number {
    return this.season - player.birthSeason;
  }

  private squadPlayers(): SimPlayer[] {
    return this.leagues.flatMap(({ clubs }) => clubs.flatMap(({ squads }) => squads.flatMap((squad) => squad.players)));
  }

  /** Some of its seasons lie behind, so that the ends are staggered. */
  private firstContract(player: SimPlayer): number {
    const terms = drawContract(
      { overall: overallOf(positionOf(player), player.skills), age: this.age(player) },
      this.random,
    );
    return this.season + terms.seasons - 1 - this.random.int(0, terms.seasons - 1);
  }

  /** The summer. @param ranked the clubs of each league by the table of the season, best first. */
  turn(ranked: readonly (readonly SimClub[])[]): void {
    for (const player of this.players.values()) this.endTheSeason(player);
    this.moveClubs(ranked);
    // Within a tier the worst go to market first.
    const order = this.leagues.flatMap((league) => league.clubs).sort((one, two) => one.tier - two.tier);
    const players = [...this.players.values()].map((player) => ({
      id: player.id,
      position: positionOf(player),
      age: this.age(player),
      overall: overallOf(positionOf(player), player.skills),
      clubId: player.teamId === null ? null : player.teamId % 1000,
      contractTo: this.contractTo.get(player.id) ?? null,
    }));
    const clubs = order.map(({ clubId, tier }) => ({ id: clubId, tier }));
    const random = this.random.fork(`summer ${this.season}`);
    this.carryOut(planSummer({ season: this.season, clubs, players }, random.fork('plan')), random);
    this.season++;
    for (const player of this.players.values()) this.grow(player, 0, DAYS_BEFORE_THE_GAMES);
  }

  /** Whoever was chosen in the summer is a little older when it counts: the young are better by then, the old worse. */
  private grow(player: SimPlayer, from: number, to: number): void {
    const random = this.random.fork(`growth ${this.season} ${player.id} ${from}`);
    // A week at a time, as where a new world's first seasons are played: luck at the ceiling is not the same in one step.
    for (let day = from; day < to; day += WEEK)
      Object.assign(player, growDays(player, { age: this.age(player), days: WEEK, random }));
  }

  /** What is left of the season's growth, and the experience of the level that he plays at. */
  private endTheSeason(player: SimPlayer): void {
    this.grow(player, this.season === 1 ? 0 : DAYS_BEFORE_THE_GAMES, DAYS_PER_SEASON);
    const level = player.teamId === null ? null : LEVELS[Math.floor(player.teamId / 1000)];
    if (level) {
      const total = Math.min(1000, player.xp * 100 + player.xpProgress + XP_PER_SEASON[level]);
      player.xp = Math.floor(total / 100);
      player.xpProgress = total % 100;
    }
    player.energy = 100;
    player.form = Math.round(50 + (player.form - 50) * (1 - SUMMER_CALM));
    player.morale = Math.round(50 + (player.morale - 50) * (1 - SUMMER_CALM));
    player.injuredUntil = null;
  }

  private moveClubs(ranked: readonly (readonly SimClub[])[]): void {
    const tables = this.leagues.map(({ place }, index) => ({
      league: place,
      feeds: place === 1 ? null : Math.floor(place / 2),
      ranked: ranked[index] ?? [],
      champion: null,
    }));
    const to = new Map(movements(tables).map((move) => [move.club, move.to]));
    const all = ranked.flatMap((clubs, index) => clubs.map((club) => ({ club, place: to.get(club) ?? index + 1 })));
    for (const league of this.leagues) {
      const members = all.filter(({ place }) => place === league.place).map(({ club }) => club);
      // Worst first: the order of the market.
      league.clubs = members.reverse();
      for (const club of members) club.tier = league.tier;
    }
  }

  private carryOut({ retired, released, placements, openings }: SummerPlan, random: Random): void {
    for (const id of retired) this.players.delete(id);
    const squads = new Map<number, SimPlayer[]>();
    const join = (player: SimPlayer, clubId: number, level: Level) => {
      const teamId = teamIdOf(clubId, level);
      player.teamId = teamId;
      squads.set(teamId, [...(squads.get(teamId) ?? []), player]);
    };
    for (const { playerId, clubId, level, terms } of placements) {
      const player = this.players.get(playerId);
      if (player === undefined) throw new Error(`player ${playerId} is placed but unknown`);
      join(player, clubId, level);
      if (terms !== null) this.contractTo.set(playerId, this.season + terms.seasons);
    }
    const drawn = openings.map((opening) => drawNewcomer(opening, random));
    const generation = drawn.map(({ body }, index) => ({ ...body, position: openings[index]?.position ?? 'C' }));
    const ceilings = evenGeneration(generation, this.clubCount(), random);
    for (const [index, opening] of openings.entries()) {
      const { age, body } = drawn[index] as Newcomer; // one for each opening
      const player = enlist(
        { ...body, ceilings: ceilings[index] ?? body.ceilings },
        { id: this.ids.next(), teamId: null, birthSeason: this.season + 1 - age },
      );
      this.players.set(player.id, player);
      join(player, opening.clubId, opening.level);
      const terms = drawContract({ overall: overallOf(opening.position, body.skills), age }, random);
      this.contractTo.set(player.id, this.season + terms.seasons);
    }
    for (const id of released) {
      const player = this.players.get(id);
      if (player !== undefined) player.teamId = null;
      this.contractTo.delete(id);
    }
    for (const { clubs } of this.leagues)
      for (const club of clubs) for (const squad of club.squads) squad.players = squads.get(squad.teamId) ?? [];
  }
}

export function positionOf(player: SimPlayer): Position {
  return player.positions[0] ?? 'C';
}
