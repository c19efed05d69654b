/**
 * One world, made once, that every game of the tests starts from a copy of; and one game for all tests that leave its
 * clock alone, with a manager for each worker who has the same season behind him. Playwright's main process owns both,
 * since workers come and go: each is made when the first of them asks for it.
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
/** Where workers ask, for those that the main process starts. */
const ADDRESS = 'RINKSIDE_SHARED_GAME';
const NEW_WORLD = '/new-world';

export interface SharedGame extends Pick<GameServer, 'url' | 'dataDir' | 'log'> {
  /** A club's manager for each worker, by its `parallelIndex`. */
  managers: readonly { name: string; email: string }[];
}

/** @returns what ends it and removes the world, as far as anybody has asked for them */
export async function offerSharedGame(workers: number, logFolder: string): Promise<() => Promise<void>> {
  let game: GameServer | undefined;
  const newWorld = once(async () => {
    const server = await startGameServer({ name: 'new-world', logFolder });
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
  // Nobody hurries those who wait for a world.
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

/** Does something when it is asked for the first time, and tells everybody what came of it. */
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

/** The folder of a world that nobody has played in, to start a game from; asked by a worker. */
export const newWorld = () => askFor<string>(NEW_WORLD);

/** Asked by a worker. */
export const sharedGame = () => askFor<SharedGame>('/');

/** Five minutes, after which `fetch` gives up, do not make a world on a slow machine: it is asked again for the same one. */
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

/** Managers take over, and some days of the season are played. */
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

/** Each somewhere else, so that there is something to read on the screens of scouting: reports, what is covered, the next opponent. */
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
