import { afterEach, describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS, overtimeOf } from '#domains/competition/rules.ts';
import { faceoffOf, type Matchup, type Squad } from '#domains/game/rules/match-day.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { knownSecret } from '#engine/secret.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { rosterOf } from '../../../../tests/factories/roster.ts';
import { openSimulationPool, type SimulationPool } from './pool.ts';
import { playAll, type Simulate, simulateHere } from './simulate.ts';

const games = Array.from({ length: 20 }, (_, index) => ({
  gameId: index + 1,
  input: matchInput({ seed: 100 + index }),
}));

/** Returns a game whose teams have yet to choose their lines; the hosts have a manager and two injured players. */
function aMatchup(): { gameId: number; matchup: Matchup } {
  const squadOf = (teamId: number): Squad => {
    const players = rosterOf('PRO', teamId);
    return {
      teamId,
      season: 1,
      secret: knownSecret(1),
      level: 'PRO',
      isManaged: false,
      isDecisive: false,
      players,
      lineup: null,
      tactics: null,
    };
  };
  const [home, away] = [squadOf(1), squadOf(2)];
  const lineup = autoFill(home.players, null);
  const hurt = new Set([lineup.forwards[0].C, lineup.defense[1].LD]);
  const players = home.players.map((player) => ({ ...player, isInjured: hurt.has(player.id) }));
  const fixture = {
    id: 77,
    seed: 7,
    type: 'regular',
    overtime: overtimeOf(LEAGUE_SETTINGS),
    importance: 0.3,
    isDecisive: false,
    profile: null,
    maxInjuryDays: null,
    isOnNeutralIce: false,
  } as const;
  return { gameId: 77, matchup: { fixture, home: { ...home, isManaged: true, lineup, players }, away } };
}

let pool: SimulationPool | undefined;
afterEach(() => pool?.close());

/** A thread that ends when it receives something to play. */
const DYING = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', () => process.exit(3));
`)}`,
);

/** A thread that answers with its own number instead of the game's. */
const TELLING = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', () => parentPort.postMessage({ played: [{ gameId: threadId }] }));
`)}`,
);

async function digest(simulate: Simulate): Promise<string> {
  // One in a batch whose lines the calling thread chooses, one in a batch whose lines the playing thread chooses.
  const all = [...games.slice(0, 10), aMatchup(), ...games.slice(10), aMatchup()];
  return JSON.stringify(await playAll(simulate, all), (_, part) =>
    part instanceof Uint8Array ? Buffer.from(part).toString('base64') : part,
  );
}

describe('games played on threads', () => {
  it('come out the same on none, one and two of them', async () => {
    const here = await digest(simulateHere);
    for (const threads of [1, 2]) {
      pool = openSimulationPool(threads);
      expect(await digest(pool.simulate), `${threads} threads`).toBe(here);
      await pool.close();
    }
  });

  it('use threads started in advance, no more than requested', async () => {
    pool = openSimulationPool(2, TELLING);
    pool.warmUp();
    pool.warmUp();
    const batches: number[] = [];
    for await (const batch of pool.simulate(Array.from({ length: 5 }, () => games).flat()))
      batches.push(...batch.map(({ gameId }) => gameId));
    expect(new Set(batches).size).toBeLessThanOrEqual(2);
    expect(batches).toHaveLength(13);
  });

  it('get their lines on the thread: with the same repairs and the same game', async () => {
    pool = openSimulationPool(1);
    const game = aMatchup();
    const { input, repaired } = faceoffOf(game.matchup);
    const [fromEvening] = await playAll(pool.simulate, [game]);
    const [fromInput] = await playAll(pool.simulate, [{ gameId: game.gameId, input }]);
    expect(fromEvening?.repaired).toEqual(repaired);
    expect(repaired[0]?.repairs.map(({ place }) => place)).toEqual(['forwards.0.C', 'defense.1.LD']);
    expect(fromEvening).toEqual({ ...fromInput, repaired });
  });

  it('arrive in the order given, even for late readers', async () => {
    pool = openSimulationPool(2);
    const one = pool.simulate(games);
    const other = pool.simulate(games.toReversed());
    const ids = async (batches: ReturnType<Simulate>) =>
      (await playAll(() => batches, games)).map((game) => game.gameId);
    // The second call is played after the first, so the whole first answer is there when it is read.
    expect(await ids(other)).toEqual(games.toReversed().map((game) => game.gameId));
    expect(await ids(one)).toEqual(games.map((game) => game.gameId));
  });

  it('fail with their reason when an input is unplayable, and the thread goes on', async () => {
    pool = openSimulationPool(1);
    const [first] = games;
    if (!first) throw new Error('there are no games');
    const lame = { ...first, input: { ...first.input, home: { ...first.input.home, players: [] } } };
    await expect(playAll(pool.simulate, [lame])).rejects.toThrow(RangeError);
    expect(await playAll(pool.simulate, [first])).toHaveLength(1);
  });

  it('are prepared while others are played, none twice and none left out', async () => {
    pool = openSimulationPool(1);
    const made: number[] = [];
    const making = function* () {
      for (const game of games) {
        made.push(game.gameId);
        yield game;
      }
    };
    const batches = pool.simulate(making());
    expect(made.length).toBeLessThan(games.length);
    const played = await playAll(() => batches, games);
    expect(played.map((game) => game.gameId)).toEqual(games.map((game) => game.gameId));
    expect(made).toEqual(games.map((game) => game.gameId));
  });

  it('fail with their reason when one cannot be prepared', async () => {
    pool = openSimulationPool(1);
    const making = function* () {
      yield* games.slice(0, 10);
      throw new RangeError('a team has nobody in goal');
    };
    await expect(playAll(pool.simulate, making())).rejects.toThrow('nobody in goal');
    await expect(playAll(simulateHere, making())).rejects.toThrow('nobody in goal');
  });

  it('continue on another thread when the first has been idle', async () => {
    pool = openSimulationPool(1, TELLING, 1);
    const thread = async () => (await playAll(pool?.simulate ?? simulateHere, games.slice(0, 1)))[0]?.gameId;
    const first = await thread();
    // The thread ends a millisecond after it becomes idle; until then it is the same one.
    await expect.poll(thread, { interval: 20 }).not.toBe(first);
  });

  it('fail when their thread dies, and the next request gets another thread', async () => {
    pool = openSimulationPool(1, DYING);
    await expect(playAll(pool.simulate, games)).rejects.toThrow('ended with code 3');
    await expect(playAll(pool.simulate, games)).rejects.toThrow('ended with code 3');
  });
});
