/** Who is offered which quests, and how far they are. */
import { type Tallies, totalOf } from '#domains/achievement/rules/tally.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { type Cadence, OFFERED, QUEST_IDS, QUESTS, type QuestId, questOf } from '#domains/quest/constants.ts';
import type { UserId } from '#engine/ids.ts';
import { Random } from '#engine/random.ts';

export interface QuestDay {
  season: number;
  absoluteDay: number;
}

/** What a quest runs for, as a number: its absolute day, its season, or 0 for a career. */
export function periodOf(cadence: Cadence, { season, absoluteDay }: QuestDay): number {
  return { daily: absoluteDay, season, career: 0 }[cadence];
}

/** What a user does, besides playing. */
export interface Walks {
  isManager: boolean;
  careers: readonly CareerKind[];
}

/** The quests of a user on a day: those of a manager, and all of his other careers. */
export function questsFor(userId: UserId, { isManager, careers }: Walks, day: QuestDay): QuestId[] {
  const ofPeople = QUEST_IDS.filter((id) => careers.some((career) => career === questOf(id).career));
  return [...(isManager ? offeredTo(userId, day) : []), ...ofPeople];
}

/**
 * The quests of a manager on a day, in the order of the list: three for the day and eight for the season, drawn for him, all for a
 * season's trophies, and all of a career. The same day brings the same ones, whoever asks.
 */
export function offeredTo(userId: UserId, day: QuestDay): QuestId[] {
  const ofManagers = QUEST_IDS.filter((id) => questOf(id).career === undefined);
  const ofCadence = (cadence: Cadence) => ofManagers.filter((id) => QUESTS[id].cadence === cadence);
  const daily = drawn(ofCadence('daily'), OFFERED.daily, `quests/${userId}/day/${day.absoluteDay}`);
  const ofSeason = ofCadence('season');
  const others = ofSeason.filter((id) => QUESTS[id].category !== 'trophy');
  const season = drawn(others, OFFERED.season, `quests/${userId}/season/${day.season}`);
  const offered = new Set([
    ...daily,
    ...season,
    ...ofSeason.filter((id) => !others.includes(id)),
    ...ofCadence('career'),
  ]);
  return QUEST_IDS.filter((id) => offered.has(id));
}

function drawn(ids: readonly QuestId[], count: number, seed: string): QuestId[] {
  return new Random(seed).shuffle([...ids]).slice(0, count);
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
