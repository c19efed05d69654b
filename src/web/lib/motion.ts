import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** True while a media query matches, followed live. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (heard) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', heard);
      return () => media.removeEventListener('change', heard);
    },
    () => window.matchMedia(query).matches,
    // Drawn without a window, as unit tests do: nothing matches.
    () => false,
  );
}

/** Has the user asked his system for less motion? */
export function useReducedMotion(): boolean {
  return useMedia(REDUCED);
}
