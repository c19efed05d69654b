/**
 * Measures a world at its manager's own pace with nobody there: the whole program with its embedded database, started as it is
 * at home, in a folder of its own. It says how much processor time each process takes, and whether the world has moved.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { GameView } from '#domains/game/contract/game.ts';
import type { ChatMessage } from '#domains/game/contract/talk.ts';
import type { ScrimmagesView } from '#domains/scrimmage/contract.ts';
import type { PaceView } from '#domains/world/contract.ts';
import { databaseSupervisor, type ProcessTime, processesBelow } from './bench/processes.ts';
import { removeCluster } from './bench/throwaway.ts';
import { type Visitor, visitorOf } from './bench/visitor.ts';
import { freePort, stop } from './bench/web-process.ts';
import { wholeNumber } from './world/command.ts';

/** The most that a process may take of a core. */
const LIMIT_PERCENT = 2;

const HELP = `npm run bench-idle -- [--seconds 120] [--rest 60] [--scrimmage] [--json]

  --seconds N  how long the processor time is counted (default 120)
  --rest N     how long the program is left alone before (default 60)
  --scrimmage  a scrimmage is played meanwhile, and talked about; both have to go on

It ends with 1 when the world has moved or a process has taken more than ${LIMIT_PERCENT} % of a core.`;

/** A world of one league is made in half a minute; on a busy machine it takes its time. */
const START = { within: 600_000, again: 500 };
/** A live game, with all overtimes; asked seldom, for asking takes processor time as well. */
const GAME = { within: 7_200_000, again: 30_000 };
/** What is said during the scrimmage, this far apart. */
const SAY_AGAIN_MS = 60_000;
const WORDS = ['Anybody there?', 'Just me and the Zamboni.', 'One more shift.'];
/** Of a process, in the report. */
const TITLE_LENGTH = 80;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    rest: { type: 'string' },
    scrimmage: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(HELP);
else await bench();

async function bench(): Promise<void> {
  const seconds = wholeNumber(values, 'seconds', { least: 1, most: 86_400, otherwise: 120 });
  const rest = wholeNumber(values, 'rest', { least: 0, most: 86_400, otherwise: 60 });
  const dataDir = mkdtempSync(join(tmpdir(), 'rinkside-bench-'));
  // Root's database runs as another user, who must get there.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const program = start(dataDir, port);
  try {
    const url = `http://localhost:${port}`;
    await untilTrue(() => answers(url, program));
    const { manager, teamId } = await takeClub(url);
    await untilTrue(() => isAtRest(manager));
    await wait(rest * 1000);
    const roots = [program.pid ?? 0, databaseSupervisor(dataDir)];
    const [before, stoodAt] = [processesBelow(roots), await momentOf(manager)];
    const began = performance.now();
    const skate = values.scrimmage ? skateAndTalk({ manager, teamId }) : null;
    await wait(seconds * 1000);
    await skate;
    const after = processesBelow(roots);
    const lasted = (performance.now() - began) / 1000;
    report(sharesOf(before, after, lasted), {
      lasted,
      stoodAt,
      standsAt: await momentOf(manager),
      skated: await skate,
    });
  } finally {
    await stop(program);
    removeCluster(dataDir);
  }
}

function start(dataDir: string, port: number): ChildProcess {
  const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, `--port=${port}`], {
    env: {
      ...process.env,
      ...{ HOST: 'localhost', DATABASE_URL: '', SERVICES: '', SMTP_URL: '', PUBLIC_URL: '', DATA_DIR: dataDir },
      ...{ WORLD_SIZE: '20', WORLD_PACE: 'own', LOG_LEVEL: 'warn' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

async function answers(url: string, { exitCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null) throw new Error(`The program ended with status ${exitCode}.`);
  return (await fetch(`${url}/api/status`).catch(() => null))?.ok ?? false;
}

/** Registers the only manager of the world. */
async function takeClub(url: string): Promise<{ manager: Visitor; teamId: number }> {
  const manager = visitorOf(url);
  const person = { email: 'idle@rinkside.test', password: 'nobody-at-the-rink', name: 'Idle Hands' };
  await manager.post('/api/auth/register', { ...person, country: 'FI', timeZone: 'Europe/Helsinki' });
  const { data } = await manager.get<{ data: { team: { clubId: number } }[] }>('/api/clubs/open');
  const took = await manager.post<{ data: { teamId: number } }>(`/api/clubs/${data[0]?.team.clubId}/take`);
  return { manager, teamId: took.data.teamId };
}

/** Whether time stands still until the manager plays on, and no game is live. */
async function isAtRest(manager: Visitor): Promise<boolean> {
  const { isDriven, liveGames } = (await manager.get<{ data: PaceView }>('/api/world/pace')).data;
  return isDriven && liveGames === 0;
}

/**
 * Plays a scrimmage at the world's own speed until its last horn, and talks about it.
 * @throws when it does not begin or end, or when a word of it is lost
 */
async function skateAndTalk({ manager, teamId }: { manager: Visitor; teamId: number }): Promise<string> {
  const began = performance.now();
  const scrimmages = `/api/teams/${teamId}/scrimmages`;
  const { suggestion } = (await manager.get<{ data: ScrimmagesView }>(scrimmages)).data;
  const ask = { opponentTeamId: suggestion?.team.id, pace: 'live' };
  const { gameId } = (await manager.post<{ data: { gameId: number } }>(scrimmages, ask)).data;
  const game = `/api/games/${gameId}`;
  for (const text of WORDS) {
    await manager.post(`${game}/messages`, { text });
    await wait(SAY_AGAIN_MS);
  }
  const isOver = async () => (await manager.get<{ data: GameView }>(game)).data.state === 'after';
  await untilTrue(isOver, GAME);
  const said = (await manager.get<{ data: ChatMessage[] }>(`${game}/messages`)).data.map(({ text }) => text);
  if (WORDS.some((text) => !said.includes(text))) throw new Error(`Of the chat there is left: ${said.join(' ')}`);
  const minutes = Math.round((performance.now() - began) / 60_000);
  return `A scrimmage was played in ${minutes} minutes, and ${said.length} messages were written about it.`;
}

async function momentOf(manager: Visitor): Promise<string> {
  const { data } = await manager.get<{ data: { seasonNumber: number; day: number; step: string } }>('/api/world/clock');
  return `season ${data.seasonNumber}, day ${data.day}, ${data.step}`;
}

interface Share {
  pid: number;
  title: string;
  /** Of one core. */
  percent: number;
}

/** What each process has taken, the most first; those that have ended meanwhile count with their parents. */
function sharesOf(
  before: ReadonlyMap<number, ProcessTime>,
  after: ReadonlyMap<number, ProcessTime>,
  seconds: number,
): Share[] {
  const percentOf = (taken: number) => (100 * taken) / seconds;
  const gone = [...before.values()].filter(({ pid }) => !after.has(pid));
  return [...after.values()]
    .flatMap(({ pid, title, own, ofEnded }) => {
      const known = before.get(pid);
      // What they had taken before is no part of it.
      const earlier = gone.reduce((sum, each) => sum + (each.parent === pid ? each.own + each.ofEnded : 0), 0);
      const ended = ofEnded - (known?.ofEnded ?? 0) - earlier;
      return [
        { pid, title: short(title), percent: percentOf(own - (known?.own ?? 0)) },
        ...(ended > 0 ? [{ pid, title: `ended children of ${short(title)}`, percent: percentOf(ended) }] : []),
      ];
    })
    .sort((one, other) => other.percent - one.percent);
}

function short(title: string): string {
  const plain = title.replaceAll(/\s+/g, ' ').replaceAll(/(\/[^\s/]+)+\/(?=[^\s/]+)/g, '');
  return plain.length > TITLE_LENGTH ? `${plain.slice(0, TITLE_LENGTH)}…` : plain;
}

function report(
  shares: readonly Share[],
  { lasted, stoodAt, standsAt, skated }: { lasted: number; stoodAt: string; standsAt: string; skated: string | null },
): void {
  const hasMoved = stoodAt !== standsAt;
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  const tooMuch = shares.filter(({ percent }) => percent > LIMIT_PERCENT);
  if (values.json)
    console.log(JSON.stringify({ seconds: lasted, stoodAt, standsAt, hasMoved, skated, total, shares }, null, 2));
  else {
    for (const { pid, title, percent } of shares) console.log(`${percent.toFixed(2).padStart(6)} %  ${pid}  ${title}`);
    console.log(`${total.toFixed(2).padStart(6)} %  of a core together, in ${Math.round(lasted)} s`);
    console.log(hasMoved ? `The world moved from ${stoodAt} to ${standsAt}.` : `No step was taken: ${standsAt}.`);
    if (skated) console.log(skated);
    for (const { title } of tooMuch) console.log(`More than ${LIMIT_PERCENT} % of a core: ${title}`);
  }
  if (hasMoved || tooMuch.length > 0) process.exitCode = 1;
}

/** @param times ms: how long it may take, and how often it is asked */
async function untilTrue(isTrue: () => Promise<boolean>, times = START): Promise<void> {
  const until = Date.now() + times.within;
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error('The program did not come to rest.');
    await wait(times.again);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
