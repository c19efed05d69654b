/** Filters and sorts players in an in-memory list, so that five filters cost no more than one. */
import type { PlayerFilters, PlayerScope, PlayerSort } from '#domains/search/contract.ts';
import type { GameRef, RosterPlayerView } from '#domains/shapes.ts';
import { positionsIn } from '#domains/stats/rules/position-filter.ts';
import type { LeagueId, NationId, PlayerId, TeamId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { type Level, POSITIONS, type Position, type Skill, skillsOf } from '#engine/player/skills.ts';

/** A player with all attributes that can be searched. */
export interface Searchable {
  id: PlayerId;
  /** Last name first, folded: lower case without accents. */
  sortName: string;
  /** 'firstname lastname', folded. */
  name: string;
  nationId: NationId;
  position: Position;
  positions: readonly Position[];
  age: number;
  overall: number;
  skills: readonly number[];
  specialSkills: readonly string[];
  xp: number;
  /** Recent work in training, 0 to 100; and match rating in tenths, null: no games yet. */
  trainingRating: number;
  matchRating: number | null;
  /** Whole dollars per season: of the contract, or his asking price. */
  salary: number;
  /** 0: no contract. */
  yearsLeft: number;
  /** The contract that covers the season. */
  contract: RosterPlayerView['contract'];
  mayRetire: boolean;
  /** Whether he is a free agent: without a team or a signed contract, and no club holds his rights. */
  isFree: boolean;
  /** null: no team yet; he may be on the way to one. */
  team: { id: TeamId; level: Level; leagueId: LeagueId } | null;
}

export interface Asked extends PlayerFilters {
  scope: PlayerScope;
  team?: number | undefined;
  sort: PlayerSort;
  order: 'asc' | 'desc';
}

/** Returns the matching players, sorted. */
export function searchPlayers(all: readonly Searchable[], asked: Asked): Searchable[] {
  return all.filter(fitting(asked)).sort(inOrder(asked));
}

/** Returns the live or latest finished game, and the next one, of games in their order. */
export function nextAndLast(games: readonly GameRef[]): GameRef[] {
  const last = games.findLast(({ status }) => status !== 'scheduled');
  const next = games.find(({ status }) => status === 'scheduled');
  return [last, next].filter((game) => game !== undefined);
}

/** Parses text such as 'skating:70-99,passing:60-80' into ranges. The contract has validated the format. */
export function skillRanges(written: string): { skill: Skill; min: number; max: number }[] {
  if (written === '') return [];
  return written.split(',').map((part) => {
    const [skill, range] = part.split(':');
    const [min, max] = (range ?? '').split('-').map(Number);
    return { skill: skill as Skill, min: min ?? 0, max: max ?? 99 }; // one of the names, by the contract's validation
  });
}

function fitting(asked: Asked): (player: Searchable) => boolean {
  const name = folded(asked.name);
  const ranges = skillRanges(asked.skills);
  const isPosition = positionsIn(asked.position);
  return (player) =>
    isInScope(player, asked.scope) &&
    player.positions.some((position) => isPosition.includes(position)) &&
    (name === '' || player.name.includes(name)) &&
    within(player.age, asked.minAge, asked.maxAge) &&
    within(player.overall, asked.minOverall, asked.maxOverall) &&
    within(player.trainingRating, asked.minTraining, asked.maxTraining) &&
    within(player.matchRating, asked.minMatch, asked.maxMatch) &&
    within(player.salary, asked.minSalary, asked.maxSalary) &&
    within(player.yearsLeft, asked.minYears, asked.maxYears) &&
    within(player.xp, boundOf(asked.minXp), boundOf(asked.maxXp)) &&
    (asked.nation === undefined || player.nationId === asked.nation) &&
    (asked.special === undefined || player.specialSkills.includes(asked.special)) &&
    (asked.faRetiringOnly === 'false' || player.mayRetire) &&
    (asked.level === undefined || player.team?.level === asked.level) &&
    (asked.league === undefined || player.team?.leagueId === asked.league) &&
    (asked.team === undefined || player.team?.id === asked.team) &&
    ranges.every((range) => hasSkill(player, range));
}

function isInScope({ team, isFree, yearsLeft }: Searchable, scope: PlayerScope): boolean {
  if (scope === 'everybody') return true;
  // A player whose rights are held between two contracts is neither.
  return scope === 'free-agents' ? isFree : team !== null || yearsLeft > 0;
}

/** Returns whether a skill is in range. A goalie has no skating and fits no range of it. */
function hasSkill(player: Searchable, { skill, min, max }: { skill: Skill; min: number; max: number }): boolean {
  const value = player.skills[(skillsOf(player.position) as readonly Skill[]).indexOf(skill)];
  return value !== undefined && value >= min && value <= max;
}

/** Returns a bound of experience; -1 is none. */
export function boundOf(xp: number): number | undefined {
  return xp === -1 ? undefined : xp;
}

/** Returns whether a value is in range; null fits no range. */
function within(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (value === null) return min === undefined && max === undefined;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** Compares players; ties are sorted by overall, then by id, so that pages never overlap. */
function inOrder({ sort, order }: Asked): (one: Searchable, other: Searchable) => number {
  const direction = order === 'asc' ? 1 : -1;
  return (one, other) => compared(one, other, sort) * direction || other.overall - one.overall || one.id - other.id;
}

function compared(one: Searchable, other: Searchable, sort: PlayerSort): number {
  if (sort === 'name') return one.sortName < other.sortName ? -1 : Number(one.sortName > other.sortName);
  if (sort === 'position') return POSITIONS.indexOf(one.position) - POSITIONS.indexOf(other.position);
  if (sort === 'years') return one.yearsLeft - other.yearsLeft;
  return one[sort] - other[sort];
}
