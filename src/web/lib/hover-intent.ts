/**
 * When a panel that opens on hover does so (product specification, section 9): after the mouse has rested for half a
 * second, beside its anchor at a distance of ten pixels; it closes at once.
 */
export const SHOW_AFTER_MS = 500;
export const DISTANCE_PX = 10;
/** Narrower windows have no hover panels. */
export const ROOMY = '(min-width: 769px) and (hover: hover)';

export interface HoverIntent {
  enter(): void;
  leave(): void;
  /** Stops waiting, without calling `setOpen`. */
  dispose(): void;
}

/** @param setOpen called when the panel opens and when it closes */
export function createHoverIntent(setOpen: (isOpen: boolean) => void): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    enter() {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(true), SHOW_AFTER_MS);
    },
    leave() {
      clearTimeout(timer);
      setOpen(false);
    },
    dispose: () => clearTimeout(timer),
  };
}
