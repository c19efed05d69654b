/** The next game of a manager's team, and the way to its faceoff. */
import type { GameView } from '#domains/game/contract/game.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { Manager, Person } from './people.ts';
import { expect } from './rink.ts';

/** Real minutes of a day at which a game lasts twenty seconds; its faceoff comes after less than half of a day. */
export const SHORT_DAY_MINUTES = 1;
/** Real minutes of a day whose games last forty: each of their seconds can then be told from the next. */
const SLOW_DAY_MINUTES = 120;
export const FACEOFF_MS = 60_000;

/**
 * So long are days made when there are so many real seconds left to the faceoff, which is four to six times as far off then.
 * No step has to be met exactly: whoever looks a few seconds late still comes before the faceoff.
 */
const STEPS = [
  { secondsLeft: 5, dayMinutes: 4 },
  { secondsLeft: 4, dayMinutes: 20 },
  { secondsLeft: 4, dayMinutes: SLOW_DAY_MINUTES },
];

/** The first game of the manager's team that has not begun. */
export async function gameAhead(manager: Manager): Promise<GameRef> {
  const schedule = await manager.api.get<{ data: { games: GameRef[] } }>(`/api/teams/${manager.team.id}/schedule`);
  const coming = schedule.data.games.find(({ status }) => status === 'scheduled');
  if (!coming) throw new Error('There is no game ahead.');
  return coming;
}

export async function setDayMinutes(admin: Person, dayMinutes: number): Promise<void> {
  await admin.api.send('PUT', '/api/admin/clock/day-minutes', { dayMinutes });
}

/** Lets the clock run to the faceoff of the game, quickly at first, and makes the days longer as it comes nearer. */
export async function approachSlowly(admin: Person, gameId: number): Promise<void> {
  const secondsLeft = async () => {
    const { data } = await admin.api.get<{ data: GameView }>(`/api/games/${gameId}`);
    return (Date.parse(data.game.faceoffAt ?? '') - Date.now()) / 1000;
  };
  await setDayMinutes(admin, SHORT_DAY_MINUTES);
  await admin.api.send('POST', '/api/admin/clock/resume');
  for (const step of STEPS) {
    await expect.poll(secondsLeft, { timeout: FACEOFF_MS, intervals: [100] }).toBeLessThan(step.secondsLeft);
    await setDayMinutes(admin, step.dayMinutes);
  }
}
