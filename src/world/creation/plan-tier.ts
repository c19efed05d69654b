/**
 * Plans the leagues of a tier that opens in a running world, with the same functions as a whole world, next to what
 * exists.
 */
import type { ClubCounts } from '#domains/youth/rules/generation.ts';
import type { CapLimits } from '#engine/market/price.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { CLUBS_PER_LEAGUE, tierOfPlace } from '#engine/schedule/pyramid.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import { draftClubs, type ExistingClubs } from '#world/creation/clubs.ts';
import { planContracts } from '#world/creation/contracts.ts';
import { planPasts } from '#world/creation/pasts.ts';
import type { NationPlan } from '#world/creation/plan.ts';
import type { ClubsPlan } from '#world/creation/plan-rows.ts';
import { drawQuality, evenOut, PLAYERS_PER_CLUB, rateTeams, slotsOf } from '#world/creation/plan-world.ts';
import { People } from '#world/creation/players.ts';
import { type LeagueIds, planLeagues } from '#world/creation/pyramid.ts';
import { chooseSites } from '#world/creation/sites.ts';

/** Their contracts predate the free-agent frenzy, so they do not count as deals of it. */
const SIGNED_BEFORE_DAYS = 5;

/** The world that a tier joins. */
export interface TierGround {
  /** The season in which it opens. */
  season: number;
  /** Seed of the world. */
  seed: number;
  secret: Secret;
  /** Places of its leagues in the pyramid. */
  places: readonly number[];
  leagueIdAt: LeagueIds;
  existing: ExistingClubs;
  nations: readonly Pick<NationPlan, 'id' | 'code'>[];
  /** Full names of existing players. */
  names: Set<string>;
  /** Positions of existing young players by year of birth. */
  young: ReadonlyMap<number, readonly Position[]>;
  /** Numbers of clubs before it opens. */
  clubs: ClubCounts;
  limits: CapLimits;
}

/**
 * Plans a tier; the same basis yields the same tier. Players and contracts are numbered from 1 and get their final ids
 * on insertion.
 */
export function planTier(ground: TierGround): ClubsPlan {
  const { season, leagueIdAt, existing, limits } = ground;
  const map = new Random(`world ${ground.seed}`).fork(`places from ${ground.places[0]}`);
  const life = secretRandom(ground.secret, `players of places from ${ground.places[0]}`);
  const places = ground.places.map((place) => ({ place, tier: tierOfPlace(place) }));
  const nationIds = new Map(ground.nations.map(({ id, code }) => [code, id]));
  const sites = chooseSites(places, map.fork('sites'), existing.cities);
  const drafts = draftClubs({ sites, leagueIdAt, existing, season, nationIds, random: map.fork('clubs') });
  const pot = new NationalityPot(drafts.length * PLAYERS_PER_CLUB, life.fork('nationalities'));
  const people = new People({ season, nationIds, pot, names: ground.names });
  for (const draft of life.fork('order').shuffle(drafts)) {
    const random = life.fork(`club ${draft.club.id}`);
    people.addClub(draft, drawQuality(random), random);
  }
  const { players } = people;
  const clubs = { first: ground.clubs.first, all: ground.clubs.all + places.length * CLUBS_PER_LEAGUE };
  evenOut(players, { season, clubs }, life.fork('youth'), ground.young);
  const teams = drafts.flatMap((draft) => draft.teams);
  rateTeams(teams, players, season);
  const signing = { drafts, players, season, limitsOf: () => limits, lastDaysBefore: SIGNED_BEFORE_DAYS };
  const contracts = planContracts(signing, life.fork('contracts'));
  const pasts = planPasts({ drafts, players, contracts, nations: ground.nations, season }, life.fork('pasts'));
  const leagues = planLeagues(places, slotsOf(sites), leagueIdAt);
  return { season, leagues, clubs: drafts.map(({ club }) => club), teams, players, contracts, pasts };
}
