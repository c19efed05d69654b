/**
 * Plans a whole world as plain data: nations, leagues and clubs from its seed, players and contracts from its secret
 * key.
 */
import { AMATEURS } from '#domains/youth/constants.ts';
import { type ClubCounts, evenYouth } from '#domains/youth/rules/generation.ts';
import { amateurPositions } from '#domains/youth/rules/newcomers.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { teamRatings } from '#engine/lineup/strength.ts';
import { drawClubQuality } from '#engine/player/club-quality.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import { flagOf, NATIONS, UNRANKED } from '#engine/player/identity/nations.ts';
import { ageClassOf, type Level, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { secretRandom } from '#engine/secret.ts';
import { RANKING_POINTS_PER_ROOT_TALENT } from '#world/creation/club-constants.ts';
import { type ClubDraft, draftClubs } from '#world/creation/clubs.ts';
import { planContracts } from '#world/creation/contracts.ts';
import { drawFreeAgent, FREE_AGENTS } from '#world/creation/free-agents.ts';
import { drawGreat, GREATS } from '#world/creation/greats.ts';
import { planPasts } from '#world/creation/pasts.ts';
import type { NationPlan, PlayerPlan, TeamPlan, WorldOptions, WorldPlan } from '#world/creation/plan.ts';
import { People } from '#world/creation/players.ts';
import { leagueIds, leaguePlaces, planLeagues } from '#world/creation/pyramid.ts';
import { chooseSites, type Site } from '#world/creation/sites.ts';
import { slotOf } from '#world/creation/slots.ts';

/** Approximate players per club, which sets the pool of nationalities before the rosters are drawn. */
export const PLAYERS_PER_CLUB = 71;

/**
 * Plans a world; the same options yield the same world, to the last freckle. Takes a quarter of a second for a small
 * world, two seconds for a large one.
 * @throws RangeError for a size that is not a whole number of clubs
 */
export function planWorld({ size, seed, secret, season = 1, onProgress }: WorldOptions): WorldPlan {
  const map = new Random(`world ${seed}`);
  const life = secretRandom(secret, 'players');
  const nations = planNations();
  const nationIds = new Map(nations.map((nation) => [nation.code, nation.id]));
  const places = leaguePlaces(size);
  const sites = chooseSites(places, map.fork('sites'));
  const drafts = draftClubs({
    sites,
    leagueIdAt: leagueIds(places.length),
    season,
    nationIds,
    random: map.fork('clubs'),
  });
  const people = populate(drafts, { season, nationIds, random: life, onProgress });
  retireGreats(people, { season, random: life.fork('greats') });
  evenOut(people.players, { season, clubs: clubCounts(drafts) }, life.fork('youth'));
  const teams = drafts.flatMap((draft) => draft.teams);
  rateTeams(teams, people.players, season);
  const contracts = planContracts({ drafts, players: people.players, season }, life.fork('contracts'));
  const pasts = planPasts({ drafts, players: people.players, contracts, nations, season }, life.fork('pasts'));
  return {
    name: 'Rinkside',
    seed,
    secret,
    size: typeof size === 'string' ? size : `${drafts.length} clubs`,
    season,
    nations,
    leagues: planLeagues(places, slotsOf(sites)),
    clubs: drafts.map((draft) => draft.club),
    teams,
    players: people.players,
    contracts,
    pasts,
  };
}

function planNations(): NationPlan[] {
  const total = NATIONS.reduce((sum, nation) => sum + nation.talent, 0);
  return NATIONS.map(({ code, abbr, name, adjective, talent }, index) => ({
    id: index + 1,
    code,
    abbr,
    name,
    adjective,
    flag: flagOf(code),
    isRanked: code !== UNRANKED,
    talentWeight: talent / total,
    rankingPoints: Math.round(Math.sqrt(talent / total) * RANKING_POINTS_PER_ROOT_TALENT),
  }));
}

/** Returns the faceoff slot of each place. */
export function slotsOf(sites: readonly Site[]): Map<number, number> {
  const places = new Set(sites.map((site) => site.place));
  return new Map(
    [...places].map((place) => {
      const timeZones = sites.filter((site) => site.place === place).map((site) => site.city.timeZone);
      return [place, slotOf(timeZones)];
    }),
  );
}

interface PopulateOptions {
  season: number;
  nationIds: ReadonlyMap<string, number>;
  random: Random;
  onProgress: WorldOptions['onProgress'];
}

function populate(
  drafts: readonly ClubDraft[],
  { season, nationIds, random: life, onProgress }: PopulateOptions,
): People {
  const expected = drafts.length * (PLAYERS_PER_CLUB + FREE_AGENTS.perClub);
  const pot = new NationalityPot(expected, life.fork('nationalities'));
  const people = new People({ season, nationIds, pot, names: new Set() });
  // In random order, so that no club has the first choice of rare nationalities; each with its own random stream.
  const order = life.fork('order').shuffle(drafts);
  order.forEach((draft, index) => {
    const random = life.fork(`club ${draft.club.id}`);
    people.addClub(draft, drawQuality(random), random);
    for (let agent = 0; agent < FREE_AGENTS.perClub; agent++) people.addFreeAgent(drawFreeAgent(random), random);
    onProgress?.((index + 1) / order.length);
  });
  return people;
}

/** Adds the retired greats, earliest first. */
function retireGreats(people: People, { season, random }: { season: number; random: Random }): void {
  const { seasons, aSeason } = GREATS;
  const pot = new NationalityPot(seasons * aSeason, random.fork('nationalities'));
  for (let lastSeason = season - seasons; lastSeason < season; lastSeason++) {
    for (let each = 0; each < aSeason; each++) people.addRetired(drawGreat(random), { lastSeason, pot }, random);
  }
}

/**
 * Draws the quality of a club's teams: first team and farm team have the same management; juniors depend on the year's
 * talent.
 */
export function drawQuality(random: Random): Record<Level, number> {
  const club = drawClubQuality(random);
  return { PRO: club, FRM: club, U21: drawClubQuality(random) };
}

function clubCounts(drafts: readonly ClubDraft[]): ClubCounts {
  return { first: drafts.filter((draft) => draft.tier === 1).length, all: drafts.length };
}

/**
 * Gives young players the ceilings of an ordinary generation, in place. The talents of the youngest year enter as draft
 * prospects when the season begins: those of that age on junior teams already belong to the rest, or there would be two
 * generations of them.
 * @param before positions of existing young players, by year of birth
 */
export function evenOut(
  players: readonly PlayerPlan[],
  at: { season: number; clubs: ClubCounts },
  random: Random,
  before: ReadonlyMap<number, readonly Position[]> = new Map(),
): void {
  const youngest = at.season - AMATEURS.from;
  const amateurs = [...(before.get(youngest) ?? []), ...amateurPositions(at.clubs.all)];
  const talents = players.map(({ positions, skills, ceilings, birthSeason }) => {
    return { position: positions[0] ?? 'C', skills, ceilings, birthSeason };
  });
  const even = evenYouth(talents, at, random, new Map(before).set(youngest, amateurs));
  for (const [index, player] of players.entries()) player.ceilings = even[index] ?? player.ceilings;
}

/** Sets the four ratings that follow from rosters, in place. */
export function rateTeams(teams: readonly TeamPlan[], players: readonly PlayerPlan[], season: number): void {
  const rosters = new Map<number, PlayerPlan[]>();
  for (const player of players) {
    if (player.teamId === null) continue;
    const roster = rosters.get(player.teamId) ?? [];
    roster.push(player);
    rosters.set(player.teamId, roster);
  }
  for (const team of teams) {
    const roster = (rosters.get(team.id) ?? []).map((player) => ({
      ...player,
      ageClass: ageClassOf(season - player.birthSeason),
      isInjured: false,
      isSuspended: false,
    }));
    const lineup = autoFill(roster, null, { level: team.level });
    const byId = new Map(roster.map((player) => [player.id, player]));
    Object.assign(team, teamRatings(lineup, byId, team.coaching));
  }
}
