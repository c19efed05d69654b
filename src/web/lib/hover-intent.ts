/**
 * When a panel that opens by itself does so (product specification, section 9): after the mouse has rested for half a second,
 * beside its anchor at a distance of ten pixels; it goes at once.
 */
export const SHOW_AFTER_MS = 500;
export const DISTANCE_PX = 10;
/** On narrower windows nothing opens by itself. */
export const ROOMY = '(min-width: 769px) and (hover: hover)';

export interface HoverIntent {
  enter(): void;
  leave(): void;
  /** Stops waiting, without a word. */
  dispose(): void;
}

/** @param setOpen told when the panel opens, and when it closes */
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
