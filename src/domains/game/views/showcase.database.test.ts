import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { revealedEvents } from '#domains/game/rules/reveal.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import { gamePeriods } from '#domains/game/tables.ts';
import { readShowcase } from '#domains/game/views/showcase.ts';
import { makeResult } from '../../../../tests/factories/game.ts';
import { AWAY, FACEOFF, HOME, LiveGame } from '../../../../tests/factories/live-game.ts';

const UNSEEN = { after: -1 };
const later = (seconds: number) => new Date(FACEOFF.getTime() + seconds * 1000);

let live: LiveGame;
afterEach(() => live.drop());

const show = (seconds: number, seen: Parameters<typeof readShowcase>[1] = UNSEEN) =>
  readShowcase(live.db, seen, later(seconds));

/** Adds another game with the same plays that ended on that day; returns its id. */
async function playedAgain({ day, score }: { day: number; score: [number, number] }): Promise<number> {
  const id = await makeResult(live.db, { day, slot: 2, homeTeamId: AWAY, awayTeamId: HOME, score });
  const periods = await live.db.select().from(gamePeriods).where(eq(gamePeriods.gameId, live.id));
  await live.db.insert(gamePeriods).values(periods.map((period) => ({ ...period, gameId: id })));
  return id;
}

describe('the showcase game', () => {
  it('is empty before the first game of the world', async () => {
    live = await LiveGame.make();
    expect(await show(0)).toBeNull();
  });

  it('is a live one, shown no further than it has been revealed', async () => {
    live = await LiveGame.make();
    await live.start();
    const shown = await show(120);
    const periods = playedPeriods((await loadPeriods(live.db, [live.id])).get(live.id) ?? []);
    const revealed = revealedEvents(periods, later(120).getTime());
    expect(shown).toMatchObject({ game: { id: live.id, status: 'live' }, msPerSecond: expect.any(Number) });
    expect(shown?.events.map(({ index }) => index)).toEqual(revealed.map(({ index }) => index));
    expect(revealed.length).toBeLessThan(periods[0]?.events.length ?? 0);
    expect(shown?.players.length).toBeGreaterThan(30);
    expect(shown?.replays).toEqual([]);
  });

  it('resumes after the events a visitor has seen, and restarts for a visitor who saw another', async () => {
    live = await LiveGame.make();
    await live.start();
    const seen = (await show(60))?.events.at(-1)?.index ?? 0;
    expect((await show(90, { game: live.id, after: seen }))?.events[0]?.index).toBe(seen + 1);
    expect((await show(120, { game: live.id + 1, after: seen }))?.events[0]?.index).toBe(0);
  });

  it('is the last one played when none is live, from first faceoff to last horn', async () => {
    live = await LiveGame.make();
    await live.start();
    await live.runAll();
    // Closer, but no events are kept to replay.
    await makeResult(live.db, {
      day: 10,
      slot: 2,
      homeTeamId: AWAY,
      awayTeamId: HOME,
      score: [5, 4],
      endedIn: 'overtime',
    });
    const shown = await show(50_000);
    expect(shown).toMatchObject({ game: { id: live.id, status: 'final' }, msPerSecond: null });
    expect(shown?.events[0]?.type).toBe('period-start');
    expect(shown?.events.at(-1)?.type).toBe('game-end');
    expect(shown?.replays.map(({ id }) => id)).toEqual([live.id]);
  });

  it('is any game of the last day a visitor chooses, the best one first, when none is live', async () => {
    live = await LiveGame.make();
    await live.start();
    await live.runAll();
    // The previous day is complete.
    const before = await playedAgain({ day: 9, score: [6, 5] });
    const other = await playedAgain({ day: 10, score: [9, 0] });
    const atNight = 50_000;
    const best = await show(atNight);
    expect(best?.replays.map(({ id }) => id)).toEqual([live.id, other]);
    expect(best?.game.id).toBe(live.id);
    const chosen = await show(atNight, { choice: other, game: live.id, after: 400 });
    expect(chosen).toMatchObject({ game: { id: other, status: 'final' }, msPerSecond: null });
    expect(chosen?.events[0]?.type).toBe('period-start');
    expect(await show(atNight, { choice: other, game: other, after: 1e5 })).toMatchObject({ events: [] });
    expect((await show(atNight, { ...UNSEEN, choice: before }))?.game.id).toBe(live.id);
  });

  it('is never a scrimmage', async () => {
    live = await LiveGame.make({
      kind: 'scrimmage',
      season: 3,
      level: 'PRO',
      leagueId: null,
      name: 'Scrimmages',
      settings: LEAGUE_SETTINGS,
    });
    await live.start();
    expect(await show(60)).toBeNull();
  });
});
