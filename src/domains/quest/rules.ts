/** Decides which quests a user is offered, and measures their progress. */
import type { Feat } from '#domains/achievement/constants.ts';
import { type Tallies, totalOf } from '#domains/achievement/rules/tally.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { DAILY_LIMIT } from '#domains/puck/constants.ts';
import {
  type Cadence,
  DAILY_QUEST_PUCKS,
  OFFERED,
  QUEST_IDS,
  QUESTS,
  type QuestId,
  questOf,
} from '#domains/quest/constants.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export interface QuestDay {
  season: number;
  absoluteDay: number;
}

/** What a manager's club can achieve at all. */
export interface Reach {
  /** Whether its first team plays in a top league, without promotion. */
  isTop: boolean;
  hasRival: boolean;
  /** Whether its first team meets the rival's in this season's league. */
  meetsRival: boolean;
  /** Levels of its teams that play a game that counts on this day. */
  playing: readonly Level[];
  /** Whether its first team plays such a game at home. */
  isHome: boolean;
}

/**
 * Returns the pucks that a quest pays: a fixed amount for daily ones, otherwise one per point, up to the day's limit.
 */
export function pucksFor({ quest, points }: { quest: QuestId; points: number }): number {
  return questOf(quest).cadence === 'daily' ? DAILY_QUEST_PUCKS : Math.min(points, DAILY_LIMIT);
}

/** A completed quest and the pucks paid for it. */
export interface Done {
  userId: UserId;
  quest: QuestId;
  period: number;
  points: number;
  pucks: number;
}

/**
 * Returns the pucks that each of a user's rewards is worth, in order. For managers' quests of a day, a season or a
 * career, a household earns what its best account achieved, and the same again for each other kind of career. So five
 * accounts earn as much as one, however long days are.
 * @param household everything its accounts completed in the periods of the rewards, the rewards included
 */
export function worthOf(
  rewards: readonly Pick<Done, 'quest' | 'period' | 'points'>[],
  household: readonly Done[],
): number[] {
  const rooms = new Map([...Map.groupBy(household, poolOf)].map(([pool, done]) => [pool, roomIn(done)]));
  return rewards.map((reward) => {
    const pool = poolOf(reward);
    const room = rooms.get(pool) ?? 0;
    const worth = Math.min(room, pucksFor(reward));
    rooms.set(pool, room - worth);
    return worth;
  });
}

/** Returns what the best account of a household achieved in a pool, minus what was paid to all of its accounts. */
function roomIn(done: readonly Done[]): number {
  const byAccount = [...Map.groupBy(done, ({ userId }) => userId).values()];
  const best = Math.max(...byAccount.map((own) => own.reduce((sum, one) => sum + pucksFor(one), 0)));
  return Math.max(0, best - done.reduce((sum, { pucks }) => sum + pucks, 0));
}

function poolOf({ quest, period }: Pick<Done, 'quest' | 'period'>): string {
  const { cadence, career = 'manager' } = questOf(quest);
  return `${career}/${cadence}/${period}`;
}

/** Returns a quest's period as a number: its absolute day, its season, or 0 for a career. */
export function periodOf(cadence: Cadence, { season, absoluteDay }: QuestDay): number {
  return { daily: absoluteDay, season, career: 0 }[cadence];
}

/** The roles of a user in which quests are offered. */
export interface Walks {
  /** What the user's club can achieve; null: they manage none. */
  reach: Reach | null;
  careers: readonly CareerKind[];
}

/** The user whose quests are drawn, and the world's key. */
export interface QuestDraw {
  userId: UserId;
  secret: Secret;
}

/** Returns a user's quests on a day: those of a manager, and all of their other careers. */
export function questsFor(draw: QuestDraw, { reach, careers }: Walks, day: QuestDay): QuestId[] {
  const ofPeople = QUEST_IDS.filter((id) => careers.some((career) => career === questOf(id).career));
  return [...(reach === null ? [] : offeredTo(draw, reach, day)), ...ofPeople];
}

/**
 * Returns a manager's quests on a day, in list order: three daily and eight season quests drawn from those within
 * reach, all quests for season trophies, and all career quests. The same day always yields the same ones, and the
 * world's key keeps tomorrow's unpredictable.
 */
export function offeredTo({ userId, secret }: QuestDraw, reach: Reach, day: QuestDay): QuestId[] {
  const ofManagers = QUEST_IDS.filter((id) => questOf(id).career === undefined);
  const ofCadence = (cadence: Cadence) => ofManagers.filter((id) => QUESTS[id].cadence === cadence);
  const isInReach = (id: QuestId) => isReachable(id, reach, dayOfSeason(day));
  const randomFor = (period: string) => secretRandom(secret, `quests/${userId}/${period}`);
  const daily = drawn(ofCadence('daily'), isInReach, OFFERED.daily, randomFor(`day/${day.absoluteDay}`));
  const ofSeason = ofCadence('season');
  const others = ofSeason.filter((id) => QUESTS[id].category !== 'trophy');
  const season = drawn(others, isInReach, OFFERED.season, randomFor(`season/${day.season}`));
  const offered = new Set([
    ...daily,
    ...season,
    ...ofSeason.filter((id) => !others.includes(id)),
    ...ofCadence('career'),
  ]);
  return QUEST_IDS.filter((id) => offered.has(id));
}

/**
 * Returns whether a quest can be completed at all: a daily one on this day, a season one in this season, a career one
 * at the club's current tier.
 * @param day of the season
 */
export function isReachable(id: QuestId, reach: Reach, day: number): boolean {
  const { cadence, feat } = questOf(id);
  if (feat === 'promotions') return !reach.isTop;
  if (feat === 'rival-wins') return cadence === 'season' ? reach.meetsRival : reach.hasRival;
  if (cadence !== 'daily') return true;
  if (feat === 'trades') return tradeWindowOn(day).isOpen;
  if (feat === 'sellouts') return reach.isHome;
  const level = LEVEL_OF_GAMES[feat];
  return level === undefined || reach.playing.includes(level);
}

/** Level of the games in which a daily quest is completed. */
const LEVEL_OF_GAMES: Partial<Record<Feat, Level>> = {
  wins: 'PRO',
  goals: 'PRO',
  'power-play-goals': 'PRO',
  comebacks: 'PRO',
  shutouts: 'PRO',
  'farm-wins': 'FRM',
  'junior-wins': 'U21',
};

function dayOfSeason({ season, absoluteDay }: QuestDay): number {
  return absoluteDay - absoluteDayOf({ season, day: 0 });
}

/** Draws quests in random order, skipping those out of reach, so that these do not change the order of the others. */
function drawn(ids: readonly QuestId[], isInReach: (id: QuestId) => boolean, count: number, random: Random): QuestId[] {
  return random
    .shuffle([...ids])
    .filter(isInReach)
    .slice(0, count);
}

/** Returns a quest's progress, at most what it needs. */
export function progressOf(id: QuestId, tallies: Tallies, { season, absoluteDay }: QuestDay): number {
  const { cadence, feat, need } = QUESTS[id];
  const tally = tallies.get(feat);
  const done = {
    daily: tally?.day === absoluteDay ? tally.inDay : 0,
    season: tally?.season === season ? tally.inSeason : 0,
    career: totalOf(tallies, feat),
  }[cadence];
  return Math.min(need, done);
}

/** Returns the quests completed on this day, with their periods. */
export function doneOn(
  offered: readonly QuestId[],
  tallies: Tallies,
  day: QuestDay,
): { id: QuestId; period: number }[] {
  return offered
    .filter((id) => progressOf(id, tallies, day) >= QUESTS[id].need)
    .map((id) => ({ id, period: periodOf(QUESTS[id].cadence, day) }));
}
