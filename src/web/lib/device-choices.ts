/** What this device remembers of a user's choices, until they log out. */
import type { UserId } from '#engine/ids.ts';

/** @param userId 0: a visitor */
export function choiceKey(name: string, userId: UserId): string {
  return `rinkside.${name}.${userId}`;
}

const OF_A_USER = /^rinkside\..+\.[1-9]\d*$/;

export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser keeps nothing for this page: the choice lasts until it is left.
    return null;
  }
}

export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

/** Those of every user: anyone who shares this device finds out nothing about who was here before. */
export function forgetDeviceChoices(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys) if (OF_A_USER.test(key)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
