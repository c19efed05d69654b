/**
 * One world, made once, of which every game of the tests starts from a copy; and one game for all tests that leave its clock
 * alone, with a manager for each worker who has the same season behind them. Playwright's main process owns both, since workers
 * come and go: each is made when the first worker asks for it.
 */

import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ScoutRole } from '#domains/job/constants.ts';
import type { Destination, ScoutStaffView } from '#domains/scout/contract.ts';
import { type GameServer, startGameServer } from './game-server.ts';
import { activate, logInAdmin, type Manager, register, takeClub } from './people.ts';
import { advanceWorld, awaitMorning } from './world.ts';

/** Enough for tables, leaders and streaks. */
const DAYS_PLAYED = 8;
const NAMES = ['Aino Rautio', 'Oona Saari', 'Venla Koski', 'Helmi Laine', 'Lumi Niemi', 'Pihla Salo'];
/** The environment variable with the address at which workers ask the main process. */
const ADDRESS = 'RINKSIDE_SHARED_GAME';
const NEW_WORLD = '/new-world';

export interface SharedGame extends Pick<GameServer, 'url' | 'dataDir' | 'log'> {
  /** A club's manager for each worker, by its `parallelIndex`. */
  managers: readonly { name: string; email: string }[];
}

/** @returns a function that ends it and removes the world, as far as they were asked for */
export async function offerSharedGame(workers: number, logFolder: string): Promise<() => Promise<void>> {
  let game: GameServer | undefined;
  const newWorld = once(async () => {
    const server = await startGameServer({ name: 'new-world', logFolder });
    // Otherwise every game would begin with it, and a manager would come before or after it, as fast as the machine is.
    const admin = await logInAdmin(server.url);
    await awaitMorning(admin);
    await admin.api.close();
    await server.stop('keep');
    return server.dataDir;
  });
  const shared = once(async (): Promise<SharedGame> => {
    game = await startGameServer({ name: 'shared', logFolder, from: await newWorld.ask() });
    return { url: game.url, dataDir: game.dataDir, log: game.log, managers: await playOn(game, workers) };
  });
  const desk = createServer(async (request, response) => {
    const answer: Promise<SharedGame | string> = request.url === NEW_WORLD ? newWorld.ask() : shared.ask();
    const [status, body] = await answer.then(
      (found) => [200, JSON.stringify(found)] as const,
      (error: unknown) => [500, String(error)] as const,
    );
    response.writeHead(status).end(body);
  });
  // Making a world takes time, so requests never time out.
  desk.requestTimeout = 0;
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  process.env[ADDRESS] = `http://127.0.0.1:${portOf(desk)}`;
  return async () => {
    desk.closeAllConnections();
    desk.close();
    await shared.asked()?.catch(() => {});
    await game?.stop();
    const folder = await newWorld.asked()?.catch(() => undefined);
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}

/** Returns a function that runs once, when first called, and returns the same result to every caller. */
function once<Result>(make: () => Promise<Result>) {
  let made: Promise<Result> | undefined;
  return {
    asked: () => made,
    ask() {
      made ??= make();
      return made;
    },
  };
}

/** Returns the folder of an untouched world, to start a game from; called by a worker. */
export const newWorld = () => askFor<string>(NEW_WORLD);

/** Called by a worker. */
export const sharedGame = () => askFor<SharedGame>('/');

/** `fetch` gives up after five minutes, too few to make a world on a slow machine: it is retried for the same one. */
const ASKS = 4;

async function askFor<Answer>(path: string, asks = ASKS): Promise<Answer> {
  const response = await fetch(new URL(path, process.env[ADDRESS])).catch((error: unknown) => {
    if (asks <= 1) throw error;
  });
  if (!response) return askFor(path, asks - 1);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

function portOf(desk: Server): number {
  return (desk.address() as AddressInfo).port;
}

/** Lets managers take over, and plays some days of the season. */
async function playOn({ url }: GameServer, workers: number): Promise<{ name: string; email: string }[]> {
  const people = [];
  for (const name of NAMES.slice(0, workers)) {
    const { email, api, team } = await takeClub(await activate(await register(url, name)));
    people.push({ name, email });
    await sendScouts(api, team.id);
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

/** Sends each scout somewhere else, so that the scouting screens have content: reports, coverage, the next opponent. */
async function sendScouts(api: Manager['api'], teamId: number): Promise<void> {
  const { data } = await api.get<{ data: ScoutStaffView }>(`/api/teams/${teamId}/scouts`);
  const destinations: Record<ScoutRole, Destination> = {
    chief: { kind: 'opponent' },
    amateur: { kind: 'age', age: 18 },
    goaltending: { kind: 'nation', nationId: 1 },
  };
  for (const { role, scout } of data.jobs) {
    if (scout) await api.send('PUT', `/api/scouts/${scout.person.id}/assignment`, { destination: destinations[role] });
  }
}
