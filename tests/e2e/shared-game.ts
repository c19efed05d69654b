/**
 * One game for all tests that leave its clock alone, with a manager for each worker who has the same season behind him.
 * Playwright's main process owns it, since workers come and go: it is started when the first of them asks for it.
 */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GameServer, startGameServer } from './game-server.ts';
import { activate, logInAdmin, register, takeClub } from './people.ts';
import { advanceWorld, awaitMorning } from './world.ts';

/** Seed of its world. */
export const SHARED_SEED = 7;
/** Enough for tables, leaders and streaks. */
const DAYS_PLAYED = 8;
const NAMES = ['Aino Rautio', 'Oona Saari', 'Venla Koski', 'Helmi Laine', 'Lumi Niemi', 'Pihla Salo'];
/** Where workers ask, for those that the main process starts. */
const ADDRESS = 'RINKSIDE_SHARED_GAME';

export interface SharedGame extends Pick<GameServer, 'url' | 'dataDir' | 'log'> {
  /** A club's manager for each worker, by its `parallelIndex`. */
  managers: readonly { name: string; email: string }[];
}

/** @returns what ends it, if anybody has asked for it */
export async function offerSharedGame(workers: number, logFolder: string): Promise<() => Promise<void>> {
  let game: GameServer | undefined;
  const begin = async (): Promise<SharedGame> => {
    game = await startGameServer(SHARED_SEED, logFolder);
    return { url: game.url, dataDir: game.dataDir, log: game.log, managers: await playOn(game, workers) };
  };
  let begun: Promise<SharedGame> | undefined;
  const desk = createServer(async (_request, response) => {
    begun ??= begin();
    const [status, body] = await begun.then(
      (shared) => [200, JSON.stringify(shared)] as const,
      (error: unknown) => [500, String(error)] as const,
    );
    response.writeHead(status).end(body);
  });
  // Nobody hurries those who wait for a world.
  desk.requestTimeout = 0;
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  process.env[ADDRESS] = `http://127.0.0.1:${portOf(desk)}`;
  return async () => {
    desk.closeAllConnections();
    desk.close();
    await begun?.catch(() => {});
    await game?.stop();
  };
}

/** Asked by a worker. */
export async function sharedGame(): Promise<SharedGame> {
  const response = await fetch(process.env[ADDRESS] ?? '');
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SharedGame;
}

function portOf(desk: Server): number {
  return (desk.address() as AddressInfo).port;
}

/** Managers take over, and some days of the season are played. */
async function playOn({ url }: GameServer, workers: number): Promise<{ name: string; email: string }[]> {
  const people = [];
  for (const name of NAMES.slice(0, workers)) {
    const { email, api } = await takeClub(await activate(await register(url, name)));
    people.push({ name, email });
    await api.close();
  }
  if (people.length < workers) throw new Error(`There are names for ${NAMES.length} workers.`);
  const admin = await logInAdmin(url);
  await advanceWorld(admin, 'phase');
  await advanceWorld(admin, 'day', DAYS_PLAYED);
  await awaitMorning(admin);
  await admin.api.close();
  return people;
}
