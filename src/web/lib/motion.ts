import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Where the frame is a phone's, as in the style sheets. */
export const PHONE = '(max-width: 768px)';

/** Returns whether a media query matches, updated live. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (heard) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', heard);
      return () => media.removeEventListener('change', heard);
    },
    () => window.matchMedia(query).matches,
    // Rendered without a window, as in unit tests: nothing matches.
    () => false,
  );
}

/** Returns whether the user prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMedia(REDUCED);
}
