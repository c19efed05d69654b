/** What the panel of a manager at their own pace sends when one of its buttons is pressed. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Pace } from './use-pace.ts';

const buttons = new Map<string, () => void>();
function PanelButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  buttons.set(renderToStaticMarkup(children).replaceAll(/<[^>]*>/g, ''), onClick);
  return children;
}
const Link = ({ children }: { children: ReactNode }) => children;
const MOCKS = {
  './panel-button.tsx': () => ({ PanelButton }),
  '@tanstack/react-router': () => ({ Link }),
  '#web/lib/format.ts': () => ({ useFormat: () => ({ duration: String }) }),
  '#web/lib/world.ts': () => ({ useClock: () => ({ day: 7 }) }),
  '#web/ui/countdown.tsx': () => ({ Countdown: Link }),
  'react-i18next': () => ({ useTranslation: () => ({ t: (key: string) => key }) }),
};
let OwnPanel: typeof import('./own-panel.tsx').OwnPanel;
// Other files of this worker may have loaded the real modules before, and need them again afterwards.
beforeAll(async () => {
  vi.resetModules();
  for (const [name, mock] of Object.entries(MOCKS)) vi.doMock(name, mock);
  ({ OwnPanel } = await import('./own-panel.tsx'));
});
afterAll(() => {
  for (const name of Object.keys(MOCKS)) vi.doUnmock(name);
  vi.resetModules();
});

const own = {
  run: null,
  nextGameInDays: 0,
  nextRoundInDays: null,
  next: { kind: 'deadline' as const, day: 35, inDays: 5 },
  waiting: [{ id: 4, name: 'Ben' }],
};
const calls = { declineRequests: vi.fn(), setPace: vi.fn(), play: vi.fn(), stop: vi.fn() };
const pace = { view: { isStoppedByAdmin: false }, command: { mutate: (send: (to: object) => void) => send(calls) } };

/** Renders the panel, and presses the button with these words. */
function press(words: string, more: object = {}, view: object = {}): void {
  const shown = { ...pace, view: { ...pace.view, ...view } } as unknown as Pace;
  renderToStaticMarkup(<OwnPanel pace={shown} own={{ ...own, ...more }} />);
  const button = [...buttons].find(([label]) => label.startsWith(words))?.[1];
  if (!button) throw new Error(`no button ${words} among ${[...buttons.keys()].join(', ')}`);
  button();
}
beforeEach(() => buttons.clear());

test('a second manager joins with days that start when both are ready, at least every 24 hours', () => {
  press('waitingReady');
  expect(calls.setPace).toHaveBeenLastCalledWith({ pace: 'ready', latestMinutes: 24 * 60 });
  press('waitingClock');
  expect(calls.setPace).toHaveBeenLastCalledWith({ pace: 'clock' });
  press('waitingNo');
  expect(calls.declineRequests).toHaveBeenCalledOnce();
});

test('each way to advance is sent with its speed, and a run can be stopped', () => {
  for (const [words, target] of [
    ['nextGame', 'game'],
    ['nextDay', 'day'],
    ['decision', 'decision'],
    ['to.deadline', 'phase'],
  ] as const) {
    press(words);
    expect(calls.play).toHaveBeenLastCalledWith({ target, speed: 'fast' });
  }
  press('nextRound', { nextRoundInDays: 0 });
  expect(calls.play).toHaveBeenLastCalledWith({ target: 'round', speed: 'fast' });
  const run = { isOpen: true, target: 'phase', speed: 'live', done: 2, total: 9, secondsLeft: 90, stoppedFor: [] };
  press('stop', { run });
  expect(calls.stop).toHaveBeenCalledOnce();
  press('faster', { run });
  expect(calls.play).toHaveBeenLastCalledWith({ target: 'phase', speed: 'fast' });
});

test('a live game keeps its pace, so it can be skipped but not sped up', () => {
  const run = { isOpen: true, target: 'phase', speed: 'live', done: 2, total: 9, secondsLeft: 90, stoppedFor: [] };
  const game = { id: 3, faceoffAt: '2026-01-01T12:00:00Z', isLive: true, endsAt: null };
  press('skip', { run }, { game });
  expect([...buttons.keys()]).not.toContain('faster');
});
