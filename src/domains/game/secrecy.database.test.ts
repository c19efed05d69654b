/**
 * No answer reveals the future of a live game. The proof: rewrite everything that has not been revealed (other goals,
 * another winner, another seed), make every call of the API again, and get exactly the same answers.
 */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { incidentsIn } from '#domains/discipline/rules/incidents.ts';
import { rulingOn } from '#domains/discipline/rules/rulings.ts';
import { revealedCount } from '#domains/game/rules/reveal.ts';
import { encodeInput } from '#domains/game/store/input-codec.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import { gameInputs, gamePeriods } from '#domains/game/tables.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { type PlayedMatch, simulateMatch } from '#engine/match/match.ts';
import { encodeEvents } from '#engine/match/record/codec/codec.ts';
import type { Seed } from '#engine/random.ts';
import { knownSecret, type Secret, secretSeed } from '#engine/secret.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import { AWAY, HOME } from '../../../tests/factories/live-game.ts';
import { differences, secondsAfter, WatchedGame } from '../../../tests/factories/watched-game.ts';
import { IS_THOROUGH, someOf } from '../../../tests/thorough.ts';

let game: WatchedGame;
let made = 0;
beforeEach(async () => {
  game = await WatchedGame.make(made++);
});
afterEach(() => game.drop());

/** Gives the world a secret with which the game turns out as wanted. */
async function makeGameWith(isWanted: (match: PlayedMatch, seed: Seed) => boolean): Promise<void> {
  const { db } = game.database;
  const today = await readToday(db);
  const inputWith = async (secret: Secret): Promise<MatchInput> => {
    const [loaded] = await loadMatchInputs(db, [game.gameId], { ...today, secret });
    if (!loaded) throw new Error('the game cannot be played');
    return loaded.input;
  };
  // The seed decides most: only the input of a secret whose seed makes such a game is loaded.
  const usual = await inputWith(today.secret);
  for (let number = 1; number < 4000; number++) {
    const secret = knownSecret(number);
    const isSuch = (input: MatchInput) =>
      isWanted(simulateMatch(input), secretSeed(secret, `after game/${game.gameId}`));
    if (!isSuch({ ...usual, seed: secretSeed(secret, `game/${game.gameId}`) })) continue;
    if (!isSuch(await inputWith(secret))) continue;
    await db.update(worldSecret).set({ key: secret });
    return;
  }
  throw new Error('no key leads to such a game');
}

/** Tied after sixty minutes and over after the given number of periods. */
const takes = (periods: 4 | 5) =>
  makeGameWith(({ events, state }) => {
    const inOvertime = events.filter(({ period }) => period === 4);
    // An overtime that ends at once leaves nothing to keep secret.
    return state.period === periods && (inOvertime.at(-1)?.second ?? 0) >= 60;
  });

/** Rewrites everything not revealed by `now`: goals for the visitors, a visitors' win, another seed and state. */
async function rewriteFuture(now: Date): Promise<number> {
  const periods = playedPeriods((await loadPeriods(game.database.db, [game.gameId])).get(game.gameId) ?? []);
  let rewritten = 0;
  for (const period of periods) {
    const count = revealedCount(period, now.getTime());
    const elapsed = Math.ceil((now.getTime() - period.startsAt) / period.msPerSecond);
    rewritten += period.events.length - count;
    const left = period.events.slice(count);
    const isShootout = period.events.some(({ type }) => type === 'shootout-attempt');
    const future = left.length === 0 ? [] : isShootout ? otherShootout(left) : otherFuture(period.period, elapsed);
    await game.database.db
      .update(gamePeriods)
      .set({
        events: encodeEvents([...period.events.slice(0, count), ...future]),
        seconds: 1300,
        lineupVersions: { home: 77, away: 78 },
        state: { engineVersion: 1, period: period.period, finished: true, homeScore: 0, awayScore: 13, inner: {} },
      })
      .where(eq(gamePeriods.period, period.period));
  }
  await game.database.db.update(gameInputs).set({ input: encodeInput({ ...(await game.input()), seed: 777 }) });
  return rewritten;
}

function otherFuture(period: number, second: number): MatchEvent[] {
  const goals = [1, 2, 3, 4, 5].map(
    (number): MatchEvent => ({
      type: 'goal',
      period,
      second: second + 1,
      side: 'away',
      scorer: 1,
      assists: [],
      strength: 'even',
      emptyNet: false,
      homeScore: 0,
      awayScore: 8 + number,
      onIce: { home: [], away: [] },
    }),
  );
  const at = { period, second: second + 2 };
  const end = { type: 'game-end', homeScore: 0, awayScore: 13, endedIn: 'regulation', winner: 'away' } as const;
  return [...goals, { type: 'period-end', ...at }, { ...end, ...at }];
}

/** Turns the goals of a shootout into misses and the misses into goals. */
function otherShootout(events: readonly MatchEvent[]): MatchEvent[] {
  return events.map((event): MatchEvent => {
    if (event.type === 'shootout-attempt') return { ...event, scored: !event.scored };
    if (event.type !== 'game-end') return event;
    const { homeScore, awayScore, winner } = event;
    return { ...event, homeScore: awayScore, awayScore: homeScore, winner: winner === 'home' ? 'away' : 'home' };
  });
}

describe('the future of a live game', () => {
  // The first is the one that `npm test` tries.
  const moments = [
    { moment: 'in the second period', upTo: 2, seconds: 200 },
    { moment: 'in the first period', upTo: 1, seconds: 120 },
    { moment: 'in the first intermission', upTo: 1, seconds: 380 },
    { moment: 'a few seconds before the last horn', upTo: 3, seconds: 328 },
    { moment: 'in the break before the overtime', periods: 4, upTo: 3, seconds: 345 },
    { moment: 'in the overtime', periods: 4, upTo: 4, seconds: 10 },
    { moment: 'in the break before the shootout', periods: 5, upTo: 4, seconds: 85 },
    { moment: 'after the first attempt of a shootout', periods: 5, upTo: 5, seconds: 12 },
  ] as const;
  it.each(someOf<{ moment: string; periods?: 4 | 5; upTo: number; seconds: number }>(moments, moments.length))(
    'appears in no response of any call $moment',
    async ({ periods, upTo, seconds }) => {
      if (periods) await takes(periods);
      const now = secondsAfter(await game.playUpTo(upTo), seconds);
      const before = await game.everyAnswer(now);
      expect(Object.values(before).filter((answer) => answer.startsWith('500'))).toEqual([]);
      await rewriteFuture(now);
      expect(differences(before, await game.everyAnswer(now))).toEqual([]);
    },
  );

  it('would be caught by this test: revealed events do appear in responses', async () => {
    const now = secondsAfter(await game.playUpTo(2), 200);
    const later = secondsAfter(now, 3600);
    const telling = [`/games/${game.gameId}`, `/games/${game.gameId}/events`, '/games', '/leagues/1/schedule'];
    const before = await game.everyAnswer(later, telling);
    expect(await rewriteFuture(now)).toBeGreaterThan(0);
    const rewritten = await game.everyAnswer(later, telling);
    expect(differences(before, rewritten)).toEqual(
      expect.arrayContaining([...telling.map((url) => `${url} by ${game.managerId}`), 'live']),
    );
  });

  it('is in no result, standings or statistics until the last horn has been revealed', async () => {
    const now = secondsAfter(await game.playUpTo(3), 300);
    const before = await game.everyAnswer(now, ['/leagues/1/standings']);
    expect(before[`/leagues/1/standings by ${game.managerId}`]).toContain('"played":1');
    await game.playToTheEnd();
    const final = await game.everyAnswer(secondsAfter(now, 3600), ['/leagues/1/standings']);
    expect(final[`/leagues/1/standings by ${game.managerId}`]).toContain('"played":2');
  });

  it('includes suspensions, which are announced only after the last horn has been revealed', async () => {
    await makeGameWith(({ events }, seed) =>
      incidentsIn(events).some(
        (incident) => rulingOn({ id: game.gameId, season: 3, day: 10, seed }, incident, []).games > 0,
      ),
    );
    const now = secondsAfter(await game.playUpTo(3), 300);
    const places = ['roster', 'overview', 'news'].flatMap((part) =>
      [HOME, AWAY].map((team) => `/teams/${team}/${part}`),
    );
    // All of them in the long set.
    const only = IS_THOROUGH ? undefined : ['/news', ...places];
    const tells = (answers: Record<string, string>) =>
      Object.keys(answers).filter((url) => /"gamesLeft"|"kind":"suspension"/.test(answers[url] ?? ''));
    expect(tells(await game.everyAnswer(now, only))).toEqual([]);
    await game.playToTheEnd();
    const told = tells(await game.everyAnswer(secondsAfter(now, 3600), only));
    expect(told.some((url) => /^\/teams\/\d+\/roster /.test(url))).toBe(true);
    expect(told.some((url) => /^\/teams\/\d+\/overview /.test(url))).toBe(true);
  });
});
