/** The search for screens by typed words. */
import { folded } from '#engine/player/identity/folding.ts';
import type { NavigationGroup } from '#web/lib/navigation.ts';
import type { ScreenPath } from '#web/lib/screens.ts';

export interface NamedScreen {
  path: ScreenPath;
  title: string;
  group: NavigationGroup['id'];
}

/**
 * Returns the open screens in the menus where each word starts a word of the title or group; without a query, the first
 * screen of each group, which is the most used.
 */
export function screenHits(screens: readonly NamedScreen[], typed: string): NamedScreen[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return screens.filter(({ group }, index) => screens.findIndex((other) => other.group === group) === index);
  }
  return screens.filter(({ title, group }) => {
    const parts = folded(`${title} ${group}`).split(/[\s-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
