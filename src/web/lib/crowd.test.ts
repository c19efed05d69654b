import { describe, expect, it, vi } from 'vitest';
import { createCrowd } from './crowd.ts';
import { EXCITED_MURMUR, LEVELS } from './sound-levels.ts';

function listen() {
  const murmur = { stop: vi.fn(), swell: vi.fn() };
  const play = vi.fn(() => murmur);
  return { crowd: createCrowd(play), play, murmur };
}

describe('the crowd noise', () => {
  it('is as loud as its excitement from the first moment on', () => {
    const { crowd, play } = listen();
    crowd.excite(true);
    crowd.start();
    expect(play).toHaveBeenCalledExactlyOnceWith(expect.anything(), EXCITED_MURMUR, true);
  });

  it('swells while it murmurs, and calms down again', () => {
    const { crowd, play, murmur } = listen();
    crowd.start();
    expect(play).toHaveBeenCalledExactlyOnceWith(expect.anything(), LEVELS.murmur, true);
    crowd.excite(true);
    crowd.excite(false);
    expect(murmur.swell.mock.calls).toEqual([[EXCITED_MURMUR], [LEVELS.murmur]]);
  });

  it('starts once, however often it is started, and again after a silence', () => {
    const { crowd, play, murmur } = listen();
    crowd.start();
    crowd.start();
    expect(play).toHaveBeenCalledTimes(1);
    crowd.stop();
    crowd.stop();
    expect(murmur.stop).toHaveBeenCalledTimes(1);
    crowd.start();
    expect(play).toHaveBeenCalledTimes(2);
  });
});
