/** A bench that opens by itself in an intermission, and closes with the next faceoff unless it was used. */
import { useEffect, useState } from 'react';
import { type Opened, openingAt } from '#web/features/game/bench/opening.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useSetSearch } from '#web/lib/search-params.ts';
import { useDeviceChoice } from '#web/lib/use-device-choice.ts';

export interface BenchOpening {
  /** Whether the bench opens by itself on this device, and how to choose. */
  isOn: boolean;
  choose: (isOn: boolean) => void;
  /** It was opened by hand, or has been used since it opened: from then on it holds the next period. */
  isUsed: boolean;
  /** Somebody uses the bench. */
  use: () => void;
}

/**
 * Opens the tab of the bench as an intermission begins, once each. On phones it does so unless the user has chosen otherwise,
 * elsewhere only if the user has.
 * @param at the tabs, the first of which is the default, and the current one; the bench is among them for those who share it
 */
export function useBenchOpening(
  { view, scene }: GameStage,
  at: { tabs: readonly string[]; tab: string; isNarrow: boolean },
): BenchOpening {
  const { tabs, tab, isNarrow } = at;
  const [home] = tabs;
  // Two choices: a window of one column may be a phone, or half of a screen.
  const [narrow, chooseNarrow] = useDeviceChoice('bench-opens-narrow', ['on', 'off']);
  const [wide, chooseWide] = useDeviceChoice('bench-opens', ['off', 'on']);
  const isOn = (isNarrow ? narrow : wide) === 'on';
  const setSearch = useSetSearch();
  const { period } = scene;
  const isBreak = tabs.includes('bench') && view.state === 'live' && scene.isIntermission;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const change = openingAt(opened, { isBreak, period, tab, isOn, isBusy: isBusy() });
    if (!change) return;
    setOpened(change.opened);
    if (change.tab !== undefined) setSearch({ tab: change.tab === home ? undefined : change.tab });
  }, [opened, isBreak, period, tab, isOn, home, setSearch]);
  return {
    isOn,
    choose: (next) => (isNarrow ? chooseNarrow : chooseWide)(next ? 'on' : 'off'),
    isUsed: opened === null || opened.from === null || opened.isUsed,
    use: () => setOpened((before) => (before && !before.isUsed ? { ...before, isUsed: true } : before)),
  };
}

/** Returns whether somebody is writing, or has a dialog open: nothing takes the focus from them. */
function isBusy(): boolean {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return false;
  return (
    active.isContentEditable || active.matches('input, textarea, select') || active.closest('[role="dialog"]') !== null
  );
}
