/** The way through a game by a clock that the test moves. */
import type { GameView } from '#domains/game/contract/game.ts';
import type { Heard } from './network-record.ts';
import type { Api } from './people.ts';
import { expect } from './rink.ts';
import type { KnownEvent } from './secrecy.ts';
import type { ServerClock } from './server-clock.ts';

/** Real minutes of a day whose games last eight: an intermission is long enough for a busy machine to change lines in. */
export const QUICK_DAY_MINUTES = 24;
/** Game seconds by which the clock is moved on at a time: in a quick game, half of the time in which a goal may still be heard. */
const STEP_SECONDS = 100;
/** Real seconds before a faceoff at which the clock is left to run. */
const SECONDS_LEFT = 4;
const OFTEN = { intervals: [50, 100] };

/** Leads a game from one moment to the next. It goes on by itself in between, as in real time. */
export class GameTime {
  private readonly api: Pick<Api, 'get'>;
  private readonly clock: ServerClock;
  private readonly gameId: number;

  /** @param api of a user who may see the game */
  constructor(api: Pick<Api, 'get'>, clock: ServerClock, gameId: number) {
    this.api = api;
    this.clock = clock;
    this.gameId = gameId;
  }

  /** Moves the running clock of the world to some seconds before the faceoff, after the games before it have begun. */
  async toFaceoff(): Promise<void> {
    const { faceoffAt } = (await this.view()).game;
    if (faceoffAt === null) throw new Error('Nobody knows when the game begins: the clock must run.');
    const nextFaceoff = async () =>
      (await this.api.get<{ data: { nextFaceoffAt: string | null } }>('/api/world/clock')).data.nextFaceoffAt;
    for (let next = await nextFaceoff(); next !== faceoffAt; next = await nextFaceoff()) {
      if (next === null || next > faceoffAt) throw new Error(`After ${next} there is no faceoff at ${faceoffAt}.`);
      await this.clock.setTo(Date.parse(next));
      await expect.poll(nextFaceoff, OFTEN).not.toBe(next);
    }
    await this.clock.setTo(Date.parse(faceoffAt) - SECONDS_LEFT * 1000);
  }

  /** Moves on to the end of an intermission, unless that is over already. */
  async toNextPeriod(): Promise<void> {
    const endsAt = async () => (await this.view()).clock?.intermissionEndsAt ?? null;
    const end = await endsAt();
    if (end === null) return;
    await this.clock.setTo(Date.parse(end));
    await expect.poll(endsAt, OFTEN).not.toBe(end);
  }

  /**
   * Moves on to the intermission after the present period, or to the final horn, step by step.
   * @param heard what viewers are told; each step waits for this many who hear of the last play so far
   */
  async watch(until: 'intermission' | 'final horn', heard: readonly Heard[], viewers: number): Promise<void> {
    const begunIn = (await this.view()).clock?.period ?? 0;
    for (;;) {
      const { data } = await this.api.get<{ data: KnownEvent[] }>(`/api/games/${this.gameId}/events`);
      const last = data.at(-1);
      await expect.poll(() => hearingOf(heard, this.gameId, last?.index ?? 0), OFTEN).toBeGreaterThanOrEqual(viewers);
      const { clock } = await this.view();
      if (last?.type === 'game-end' || (until === 'intermission' && clock && clock.period > begunIn)) break;
      if (!clock?.intermissionEndsAt) await this.clock.forward(STEP_SECONDS * (clock?.msPerSecond ?? 0));
      else if (until === 'intermission') break;
      else await this.toNextPeriod();
    }
  }

  private async view(): Promise<GameView> {
    return (await this.api.get<{ data: GameView }>(`/api/games/${this.gameId}`)).data;
  }
}

/** Returns how often viewers were told of an event: by their streams, or with all events so far. */
function hearingOf(heard: readonly Heard[], gameId: number, index: number): number {
  const ways = [`/games/${gameId}/live`, `/games/${gameId}/events`];
  return heard.filter(({ url, value }) => ways.some((way) => url.includes(way)) && tells(value, index)).length;
}

function tells(value: unknown, index: number): boolean {
  const { events, data } = value as Partial<Record<'events' | 'data', { index: number }[]>>;
  return [...(events ?? []), ...(data ?? [])].some((event) => event.index === index);
}
