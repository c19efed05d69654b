/** Who is offered which quests, and how far they are. */
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

/** What a manager's club can do at all. */
export interface Reach {
  /** Its first team plays where nobody goes up. */
  isTop: boolean;
  hasRival: boolean;
  /** Its first team plays the rival's in this season's league. */
  meetsRival: boolean;
  /** Levels of its teams that play a game that counts on this day. */
  playing: readonly Level[];
  /** Its first team has such a game at home. */
  isHome: boolean;
}

/** Returns the pucks that a quest pays: of a day always the same, else one for each of its points, up to what a day has room for. */
export function pucksFor({ quest, points }: { quest: QuestId; points: number }): number {
  return questOf(quest).cadence === 'daily' ? DAILY_QUEST_PUCKS : Math.min(points, DAILY_LIMIT);
}

/** What was done for a quest, and the pucks that it was paid. */
export interface Done {
  userId: UserId;
  quest: QuestId;
  period: number;
  points: number;
  pucks: number;
}

/**
 * Returns the pucks that each of a user's rewards is worth, one after the other. For what managers did on a day, in a season or in all their time a
 * household gets what its best account has done; for each other career it gets that again. So five accounts bring as much as one, however
 * long days are.
 * @param household all that its accounts have done in the periods of the rewards, the rewards included
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

/** What the best account of a household has done in a pool, less what was paid to all of them. */
function roomIn(done: readonly Done[]): number {
  const byAccount = [...Map.groupBy(done, ({ userId }) => userId).values()];
  const best = Math.max(...byAccount.map((own) => own.reduce((sum, one) => sum + pucksFor(one), 0)));
  return Math.max(0, best - done.reduce((sum, { pucks }) => sum + pucks, 0));
}

function poolOf({ quest, period }: Pick<Done, 'quest' | 'period'>): string {
  const { cadence, career = 'manager' } = questOf(quest);
  return `${career}/${cadence}/${period}`;
}

/** What a quest runs for, as a number: its absolute day, its season, or 0 for a career. */
export function periodOf(cadence: Cadence, { season, absoluteDay }: QuestDay): number {
  return { daily: absoluteDay, season, career: 0 }[cadence];
}

/** What a user does, besides playing. */
export interface Walks {
  /** Of the club that he runs; null: he runs none. */
  reach: Reach | null;
  careers: readonly CareerKind[];
}

/** Whose quests are drawn, and from which world's key. */
export interface QuestDraw {
  userId: UserId;
  secret: Secret;
}

/** The quests of a user on a day: those of a manager, and all of his other careers. */
export function questsFor(draw: QuestDraw, { reach, careers }: Walks, day: QuestDay): QuestId[] {
  const ofPeople = QUEST_IDS.filter((id) => careers.some((career) => career === questOf(id).career));
  return [...(reach === null ? [] : offeredTo(draw, reach, day)), ...ofPeople];
}

/**
 * The quests of a manager on a day, in the order of the list: three for the day and eight for the season, drawn for him among those that
 * he can reach, all for a season's trophies, and all of a career. The same day brings the same ones, whenever they are asked for, and tomorrow's are not
 * known today: they come from the world's key.
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
 * Whether a quest can be done at all: a day's on this day, a season's in this season, a career's as long as the club stands where it does.
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

/** Whose games a day's quest is done in. */
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

/** What cannot be reached is passed over: the others come in the same order whatever that is. */
function drawn(ids: readonly QuestId[], isInReach: (id: QuestId) => boolean, count: number, random: Random): QuestId[] {
  return random
    .shuffle([...ids])
    .filter(isInReach)
    .slice(0, count);
}

/** How much of what a quest asks for is done; never more than it asks for. */
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

/** The quests that are done on this day, with the period that they are done for. */
export function doneOn(
  offered: readonly QuestId[],
  tallies: Tallies,
  day: QuestDay,
): { id: QuestId; period: number }[] {
  return offered
    .filter((id) => progressOf(id, tallies, day) >= QUESTS[id].need)
    .map((id) => ({ id, period: periodOf(QUESTS[id].cadence, day) }));
}
