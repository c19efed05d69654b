/** Screens by what somebody types. */
import type { NavigationGroup } from '#web/lib/navigation.ts';
import type { ScreenPath } from '#web/lib/screens.ts';

export interface NamedScreen {
  path: ScreenPath;
  title: string;
  group: NavigationGroup['id'];
}

/**
 * Open screens of the menus in whose title or group each of the words begins a word; without words the first of each
 * group, which is where one goes most.
 */
export function screenHits(screens: readonly NamedScreen[], typed: string): NamedScreen[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return screens.filter(({ group }, index) => screens.findIndex((other) => other.group === group) === index);
  }
  return screens.filter(({ title, group }) => {
    const parts = `${title} ${group}`.toLowerCase().split(/[\s-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
