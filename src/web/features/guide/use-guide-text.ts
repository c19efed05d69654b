/** Sections of the handbook with their numbers, as the reader's language writes them, and the short help of screens. */
import { useCallback, useMemo } from 'react';
import type { Helped } from '#web/features/rookie/helped.ts';
import { useFormat } from '#web/lib/format.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words.ts';
import type { SectionId } from './chapters.ts';
import type { Readable } from './find.ts';
import { NUMBERS, type NumberName } from './numbers/all.ts';
import type { Shown } from './numbers/shown.ts';

/** Returns every number of the handbook as text. */
export function useGuideNumbers(): Record<NumberName, string> {
  const format = useFormat();
  return useMemo(() => {
    const written: Record<Shown, (value: number) => string> = {
      count: (value) => format.number(value, Number.isInteger(value) ? 0 : 1),
      dollars: format.money,
      // In tenths of a percent: two thirds are 66.7, and a quarter is 25.
      share: (value) => format.percent(value * 100, Math.round(value * 1000) % 10 === 0 ? 0 : 1),
      seconds: format.duration,
      ms: (value) => format.duration(value / 1000),
    };
    const entries = Object.entries(NUMBERS).map(([name, { value, as }]) => [name, written[as](value)]);
    // Made from the keys of NUMBERS; `fromEntries` forgets them.
    return Object.fromEntries(entries) as Record<NumberName, string>;
  }, [format]);
}

/** Returns a function that reads a section: title and text, with numbers filled in. */
export function useGuideText(): (id: SectionId) => Readable<SectionId> {
  const { t } = useTranslation('guide');
  const numbers = useGuideNumbers();
  return useCallback((id) => ({ id, title: t(`title.${id}`), text: t(`section.${id}`, numbers) }), [t, numbers]);
}

/** Returns a function that reads the short help of an open screen. */
export function useHelpText(): (screen: ScreenPath) => Readable<ScreenPath> {
  const { t } = useTranslation(['rookie', 'screens']);
  return useCallback(
    // A test checks that every open screen has a help text.
    (screen) => ({ id: screen, title: t(`screens:${screen}`), text: t(`rookie:help.${screen as Helped}`) }),
    [t],
  );
}
