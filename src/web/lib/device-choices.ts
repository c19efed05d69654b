/** A user's choices that this device remembers until they log out. */
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
    // The browser stores nothing for this page: the choice lasts until the page is left.
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

/** Forgets the choices of every user: the next user of this device learns nothing about earlier ones. */
export function forgetDeviceChoices(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys) if (OF_A_USER.test(key)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
