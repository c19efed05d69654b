/**
 * A summer of the league in which bots trade: a draft, a year of growth, retirements, and new contracts. All luck belongs to the
 * player, so that a club that has traded and its twin that has not differ only by the trades.
 */
import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { ORDINARY_EYES, scout } from '#domains/draft/rules/scouting.ts';
import type { TradePick } from '#domains/trade/rules/assets.ts';
import { evenGeneration } from '#domains/youth/rules/generation.ts';
import { amateurPositions, drawAmateur } from '#domains/youth/rules/newcomers.ts';
import { fairSalary } from '#engine/market/price.ts';
import { projectGoals, projectOveralls } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { retirementChance } from '#engine/player/retirement.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import type { Secret } from '#engine/secret.ts';
import { HURT_DAYS, HURT_SHARE, LIMITS, LUCK, type Member, PRICE } from './trade-members.ts';

export interface SummerLeague {
  clubs: number;
  /** The season that ends. */
  season: number;
  seed: number;
  secret: Secret;
  members: Map<number, Member>;
  picks: Map<number, TradePick & { ownerClubId: number }>;
  /** Ranks of clubs by strength, 1 the weakest. */
  places: ReadonlyMap<number, number>;
}

/** Standard deviation of a year's growth in points of overall. */
const GROWTH_LUCK = 1.5;
/** From this age on a player whose contract ends becomes a free agent, and half of them leave. */
const FREE_AGENT = { age: 27, leaves: 0.5 } as const;
/** Share of his worth that a player signs for, the maximum length in seasons, and the share of the limit that clubs spend. */
const CONTRACT = { share: 0.85, seasons: 5, room: 0.98 } as const;
const ENTRY_SEASONS = 3;
/** Prospects on the farm team leave after this age if they have not made the first team. */
const FARM_UNTIL = 24;

/** Plays the summer from the last night of a season to the first morning of the next. */
export function passSummer(league: SummerLeague): void {
  draft(league);
  for (const member of league.members.values()) growUp(league, member);
  renewContracts(league);
  fillTeams(league);
}

function luckOf({ seed, season }: SummerLeague, what: string, id: number): Random {
  return new Random(`summer ${seed} ${season} ${what} ${id}`);
}

function draft(league: SummerLeague): void {
  const { clubs, season, secret, members, picks, places } = league;
  const random = luckOf(league, 'class', 0);
  const positions = amateurPositions(clubs);
  const drawn = positions.map((position) => drawAmateur({ position, tier: 1 }, random));
  const talents = drawn.map(({ body: { skills, ceilings } }, index) => ({
    position: positions[index] ?? 'C',
    skills,
    ceilings,
  }));
  const ceilings = evenGeneration(talents, { first: clubs, all: clubs }, random);
  const amateurs = talents.map(({ position, skills }, index) => ({
    ...{ id: 100_000 * season + index, position, age: drawn[index]?.age ?? 18 },
    ...{ skills, ceilings: ceilings[index] ?? skills },
  }));
  const boards = new Map<number, typeof amateurs>();
  const boardOf = (clubId: number) => {
    const seen = (amateur: (typeof amateurs)[number]) => {
      const { present, potential } = scout(amateur, { secret, season, clubId, eyes: ORDINARY_EYES });
      const { position, age } = amateur;
      const goals = projectGoals({ position, age, overall: present.mid, ceiling: potential.mid }, 1);
      return goals.reduce((sum, each) => sum + each, 0);
    };
    const made =
      boards.get(clubId) ??
      amateurs
        .map((amateur) => ({ amateur, worth: seen(amateur) }))
        .sort((one, other) => other.worth - one.worth)
        .map(({ amateur }) => amateur);
    boards.set(clubId, made);
    return made;
  };
  const taken = new Set<number>();
  const order = [...picks.values()]
    .filter((pick) => pick.season === season)
    .sort(
      (one, other) =>
        one.round - other.round || (places.get(one.originalClubId) ?? 0) - (places.get(other.originalClubId) ?? 0),
    );
  for (const { id, ownerClubId } of order) {
    picks.delete(id);
    const chosen = boardOf(ownerClubId).find((amateur) => !taken.has(amateur.id));
    if (!chosen) continue;
    taken.add(chosen.id);
    const { position, age } = chosen;
    members.set(
      chosen.id,
      memberFrom(league, { ...chosen, positions: [position], age }, ownerClubId, 'FRM', ENTRY_SEASONS),
    );
  }
  for (let clubId = 1; clubId <= clubs; clubId++) {
    for (let round = 1; round <= DRAFT_ROUNDS; round++) {
      const id = 1000 * (season + DRAFTS_AHEAD) + DRAFT_ROUNDS * clubId + round;
      picks.set(id, {
        ...{ id, season: season + DRAFTS_AHEAD, round, spot: null },
        ...{ originalClubId: clubId, ownerClubId: clubId },
      });
    }
  }
}

interface NewPlayer {
  id: number;
  /** Age in the season that ends. */
  age: number;
  positions: readonly Position[];
  skills: readonly number[];
  ceilings: readonly number[];
}

function memberFrom(
  { season }: SummerLeague,
  { id, age, positions, skills, ceilings }: NewPlayer,
  clubId: number,
  level: 'PRO' | 'FRM',
  seasons: number,
): Member {
  const contract = { id, fromSeason: season + 1, toSeason: season + seasons, salary: LIMITS.minimum };
  return {
    player: {
      ...{ id, firstname: 'Test', lastname: `Man ${id}`, positions: [...positions], skills: [...skills] },
      ...{ ceilings: [...ceilings], birthSeason: season - age, teamId: clubId, injuredUntil: null },
      ...{ jerseyNumber: null, nationId: 1, morale: 70 },
    },
    body: {
      ...{ id, name: `Man ${id}`, clubId, level, position: positions[0] ?? 'C' },
      ...{ isFillIn: false, isOnWaivers: false, isOnTheWay: false, freeAgentOn: null, daysOut: 0 },
      contracts: [{ ...contract, clause: 'none' }],
      noTrade: null,
      retained: { percent: 0, clubs: 0 },
    },
  };
}

/** Ages a player by a year: better or worse as careers go, or retired. */
function growUp(league: SummerLeague, member: Member): void {
  const { season, members } = league;
  const { player, body } = member;
  const prospect = prospectIn(member, season);
  const luck = luckOf(league, 'growth', player.id);
  const [now = 0, then = now] = projectOveralls(prospect);
  const points = then - now + luck.normal() * GROWTH_LUCK;
  player.skills = player.skills.map((skill) => Math.max(1, Math.min(99, skill + points)));
  const isHurt = luck.chance(HURT_SHARE);
  member.body = {
    ...body,
    isOnWaivers: false,
    daysOut: isHurt ? luck.int(5, HURT_DAYS) : 0,
    contracts: body.contracts.filter(({ toSeason }) => toSeason > season),
  };
  const { position, age, overall } = prospect;
  if (luck.chance(retirementChance({ position, age, overall, hasTeam: true }))) members.delete(player.id);
}

/** Re-signs players whose contracts have ended at a fair price, with their club or one that has cap space; best first. */
function renewContracts(league: SummerLeague): void {
  const { clubs, season, members } = league;
  const payrolls = new Map<number, number>();
  const pay = (clubId: number, dollars: number) => payrolls.set(clubId, (payrolls.get(clubId) ?? 0) + dollars);
  for (const { body } of members.values())
    for (const { fromSeason, salary } of body.contracts) if (fromSeason <= season + 1) pay(body.clubId ?? 0, salary);
  const free = [...members.values()]
    .filter(({ body }) => body.contracts.length === 0)
    .map((member) => ({ member, prospect: prospectIn(member, season + 1) }))
    .sort((one, other) => other.prospect.overall - one.prospect.overall);
  for (const { member, prospect } of free) {
    const { id } = member.body;
    const luck = luckOf(league, 'contract', id);
    const seasons = luck.int(1, CONTRACT.seasons);
    const fair = fairSalary({ projection: projectGoals(prospect, 1), seasons, price: PRICE, limits: LIMITS });
    const drawn = CONTRACT.share * fair * Math.exp(luck.normal() * LUCK);
    const salary = Math.round(Math.max(LIMITS.minimum, Math.min(LIMITS.maximum, drawn)));
    const leaves = prospect.age >= FREE_AGENT.age && luck.chance(FREE_AGENT.leaves);
    const others = luck.shuffle(Array.from({ length: clubs }, (_, index) => index + 1));
    const asked = leaves ? others : [member.body.clubId ?? 0, ...others];
    const hasRoom = (clubId: number) => (payrolls.get(clubId) ?? 0) + salary <= CONTRACT.room * LIMITS.upper;
    const clubId = asked.find(hasRoom);
    if (clubId === undefined) {
      members.delete(id);
      continue;
    }
    pay(clubId, salary);
    const contract = { id, fromSeason: season + 1, toSeason: season + seasons, salary, clause: 'none' as const };
    member.body = { ...member.body, clubId, contracts: [contract], retained: { percent: 0, clubs: 0 } };
  }
}

/**
 * Makes the best of each position the first team, the young among the rest its farm team; missing players are signed for the
 * minimum.
 */
function fillTeams(league: SummerLeague): void {
  const { clubs, season, members } = league;
  for (let clubId = 1; clubId <= clubs; clubId++) {
    const replacements = generateRoster({ level: 'PRO', tier: 1, quality: 0 }, luckOf(league, 'replacements', clubId));
    for (const position of POSITIONS) {
      const spare = replacements
        .filter(({ positions }) => positions[0] === position)
        .toSorted((one, other) => exactOverall(position, one.skills) - exactOverall(position, other.skills));
      const own = [...members.values()]
        .filter(({ body }) => body.clubId === clubId && body.position === position)
        .sort((one, other) => exactOverall(position, other.player.skills) - exactOverall(position, one.player.skills));
      for (const [rank, member] of own.entries()) {
        const isFirst = rank < spare.length;
        if (!isFirst && season + 1 - member.player.birthSeason > FARM_UNTIL) members.delete(member.body.id);
        else member.body = { ...member.body, level: isFirst ? 'PRO' : 'FRM' };
      }
      for (let rank = own.length; rank < spare.length; rank++) {
        const [least] = spare;
        if (!least) break;
        const id = 1_000_000 * season + 1000 * clubId + 100 * POSITIONS.indexOf(position) + rank;
        members.set(id, memberFrom(league, { ...least, id }, clubId, 'PRO', 1));
      }
    }
  }
}

function prospectIn({ player, body }: Member, season: number) {
  const { skills, ceilings, birthSeason } = player;
  return prospectOf({ position: body.position, age: season - birthSeason, skills, ceilings });
}
