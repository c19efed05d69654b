/** The next game of a manager's team, and the way to its faceoff. */
import type { GameView } from '#domains/game/contract/game.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { GameServer } from './game-server.ts';
import type { Manager, Person } from './people.ts';
import { expect } from './rink.ts';
import { setDayMinutes } from './server-database.ts';

/**
 * Real minutes of a day at which a faceoff comes within half a minute. A game would last twenty seconds, less than a busy machine
 * may need to open a page.
 */
const SHORT_DAY_MINUTES = 1;
/** Real minutes of a day whose games last a minute: a page can be reloaded in the middle of one. */
const QUICK_DAY_MINUTES = 3;
/** Real minutes of a day whose games last forty: each second of a game can then be distinguished. */
const SLOW_DAY_MINUTES = 120;
export const FACEOFF_MS = 180_000;

/**
 * The length of days at this many real seconds before the faceoff, which is then four to six times as far off. No step has to be
 * hit exactly: a check that is a few seconds late still comes before the faceoff.
 */
const SLOWLY = [
  { secondsLeft: 5, dayMinutes: 4 },
  { secondsLeft: 4, dayMinutes: 20 },
  { secondsLeft: 4, dayMinutes: SLOW_DAY_MINUTES },
];
/** The same for a game that is over after a minute. */
const QUICKLY = [{ secondsLeft: 5, dayMinutes: QUICK_DAY_MINUTES }];

/** A game server whose clock a test moves. */
interface Moved {
  admin: Person;
  server: Pick<GameServer, 'dataDir'>;
}

/** Returns the first game of the manager's team that has not begun. */
export async function gameAhead(manager: Manager): Promise<GameRef> {
  const schedule = await manager.api.get<{ data: { games: GameRef[] } }>(`/api/teams/${manager.team.id}/schedule`);
  const coming = schedule.data.games.find(({ status }) => status === 'scheduled');
  if (!coming) throw new Error('There is no game ahead.');
  return coming;
}

/** Lets the running clock come to the faceoff of a game that lasts a minute. */
export async function approachQuickly(game: Moved, gameId: number): Promise<void> {
  await approach(game, { gameId, steps: QUICKLY });
}

/** Lets the paused clock run to the faceoff of the game, quickly at first, and makes the days longer as it comes nearer. */
export async function approachSlowly(game: Moved, gameId: number): Promise<void> {
  await game.admin.api.send('POST', '/api/admin/clock/resume');
  await approach(game, { gameId, steps: SLOWLY });
}

async function approach(
  { admin, server }: Moved,
  { gameId, steps }: { gameId: number; steps: typeof SLOWLY },
): Promise<void> {
  const secondsLeft = async () => {
    const { data } = await admin.api.get<{ data: GameView }>(`/api/games/${gameId}`);
    return (Date.parse(data.game.faceoffAt ?? '') - Date.now()) / 1000;
  };
  await setDayMinutes(server, SHORT_DAY_MINUTES, Date);
  for (const step of steps) {
    await expect.poll(secondsLeft, { timeout: FACEOFF_MS, intervals: [100] }).toBeLessThan(step.secondsLeft);
    await setDayMinutes(server, step.dayMinutes, Date);
  }
}
