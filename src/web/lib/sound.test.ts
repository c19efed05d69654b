import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface HowlOptions {
  src: string[];
  onloaderror: (id: number, error: unknown) => void;
  onplayerror: () => void;
}

/** A player that makes no sound and records every call. */
class SilentHowl {
  static made: SilentHowl[] = [];
  plays = 0;
  stops = 0;
  private readonly heard = new Map<string, () => void>();
  readonly options: HowlOptions;
  constructor(options: HowlOptions) {
    this.options = options;
    SilentHowl.made.push(this);
  }
  state = () => 'loaded';
  loop = () => false;
  play = () => ++this.plays;
  playing = () => true;
  volume = () => 0.6;
  fade = () => this;
  stop = () => ++this.stops;
  once = (event: string, then: () => void) => this.heard.set(event, then);
  tell = (event: string) => this.heard.get(event)?.();
}

vi.mock('howler', () => ({ Howl: SilentHowl }));
vi.mock('./error-report.ts', () => ({ reportError: vi.fn() }));

// Other files of this worker may have loaded the real modules before.
vi.resetModules();
const { closeMascotMessage, currentMascotMessage, sayAsJoe } = await import('#web/features/mascot/messages.ts');
const { reportError } = await import('./error-report.ts');
const { forgetSession } = await import('./session.ts');
const { BANANA_SONG, playBananaSong, playSound, setSilent, stopBananaSong } = await import('./sound.ts');

/** Howler is loaded with the first sound. */
const settle = () => vi.dynamicImportSettled();
const song = () => SilentHowl.made.find(({ options }) => options.src[0]?.includes(BANANA_SONG.path));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stopBananaSong();
  vi.useRealTimers();
});

describe('the banana song', () => {
  test('plays once at a time', async () => {
    playBananaSong();
    playBananaSong();
    await settle();
    expect(song()?.plays).toBe(1);
    vi.advanceTimersByTime(BANANA_SONG.duration);
    playBananaSong();
    await settle();
    expect(song()?.plays, 'it has ended').toBe(2);
  });

  test('stopped early does not end the next one', async () => {
    playBananaSong();
    await settle();
    const before = song()?.plays ?? 0;
    vi.advanceTimersByTime(BANANA_SONG.duration - 1_000);
    stopBananaSong();
    playBananaSong();
    await settle();
    expect(song()?.plays).toBe(before + 1);
    vi.advanceTimersByTime(2_000);
    playBananaSong();
    await settle();
    expect(song()?.plays, 'it still plays').toBe(before + 1);
  });

  test.each([
    ['its message is closed', () => closeMascotMessage(currentMascotMessage()?.id ?? -1)],
    ['the session is over', () => forgetSession()],
  ])('stops when %s', async (_when, end) => {
    sayAsJoe('bananaDay');
    playBananaSong();
    await settle();
    const before = song()?.stops ?? 0;
    end();
    song()?.tell('fade');
    expect(song()?.stops).toBe(before + 1);
    expect(currentMascotMessage()).toBeUndefined();
  });
});

test('a sound the browser blocks is played once audio is unlocked', async () => {
  playSound({ path: 'sounds/blocked.wav', duration: 10 });
  await settle();
  const howl = SilentHowl.made.at(-1);
  expect(howl?.plays).toBe(1);
  howl?.options.onplayerror();
  expect(howl?.plays).toBe(1);
  howl?.tell('unlock');
  expect(howl?.plays).toBe(2);
});

test('a sound that fails to load is logged as an error', async () => {
  playSound({ path: 'sounds/gone.wav', duration: 10 });
  await settle();
  SilentHowl.made.at(-1)?.options.onloaderror(1, 'Decoding failed');
  expect(vi.mocked(reportError).mock.calls.at(-1)?.[0]).toMatchObject({
    message: 'Sound sounds/gone.wav did not load: Decoding failed',
  });
});

test('muting silences all sounds, and ends those playing', async () => {
  playSound({ path: 'sounds/long.wav', duration: 5_000 });
  await settle();
  const howl = SilentHowl.made.at(-1);
  expect(howl?.plays).toBe(1);
  setSilent(true);
  howl?.tell('fade');
  expect(howl?.stops).toBe(1);
  playSound({ path: 'sounds/long.wav', duration: 5_000 });
  await settle();
  expect(howl?.plays).toBe(1);
  setSilent(false);
  playSound({ path: 'sounds/long.wav', duration: 5_000 });
  await settle();
  expect(howl?.plays).toBe(2);
});
