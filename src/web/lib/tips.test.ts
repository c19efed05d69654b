import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTipEvents, SHOW_AFTER_MS, type Tip, WIDE } from './tips.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A window of that width, and the tooltip that it shows. */
function page(isWide: boolean) {
  let now: Tip<string> | null = null;
  const events = createTipEvents<string>(
    (next) => {
      now = typeof next === 'function' ? next(now) : next;
    },
    () => isWide,
  );
  return { ...events, said: () => now?.words ?? null };
}

describe('a tooltip in a window above 1024 px', () => {
  test('opens when the mouse has rested on its anchor, and closes at once when it leaves', () => {
    const { over, said } = page(true);
    over('pill', 'Overall', false);
    vi.advanceTimersByTime(SHOW_AFTER_MS - 1);
    expect(said()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(said()).toBe('Overall');
    over(null, '', false);
    expect(said()).toBeNull();
  });

  test('opens at once on keyboard focus and on a click, which keeps it open', () => {
    const { focus, click, over, said, hide } = page(true);
    focus('pill', 'Overall', true);
    expect(said()).toBe('Overall');
    hide();
    focus('pill', 'Overall', false);
    expect(said(), 'focus by mouse').toBeNull();
    click('pill', 'Overall');
    over('other', 'Age', false);
    vi.advanceTimersByTime(SHOW_AFTER_MS);
    expect(said()).toBe('Overall');
    click('pill', 'Overall');
    expect(said(), 'the second click').toBeNull();
  });

  test('stays open while the mouse moves within its anchor', () => {
    const { over, said } = page(true);
    over('pill', 'Overall', false);
    vi.advanceTimersByTime(SHOW_AFTER_MS);
    over('pill', 'Overall', false);
    expect(said()).toBe('Overall');
  });
});

test('a tooltip in a window of 1024 px or less opens only on a click', () => {
  const { over, focus, click, said } = page(false);
  over('pill', 'Overall', false);
  focus('pill', 'Overall', true);
  vi.runAllTimers();
  expect(said()).toBeNull();
  click('pill', 'Overall');
  expect(said()).toBe('Overall');
  click(null, '');
  expect(said()).toBeNull();
});

test('a swipe across opens no tooltip, however wide the window', () => {
  const { over, said } = page(true);
  over('pill', 'Overall', true);
  vi.runAllTimers();
  expect(said()).toBeNull();
});

test('a tooltip is at most 500 px wide above 1024 px, and 350 below', () => {
  const css = readFileSync(new URL('../ui/tip-layer.module.css', import.meta.url), 'utf8');
  const [below = '', above = ''] = css.split('@media');
  expect(below).toMatch(/max-width: min\(350px,/);
  expect(above).toContain(WIDE);
  expect(above).toContain('max-width: 500px;');
});
