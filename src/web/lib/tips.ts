/** When the game's tooltip opens and closes (product specification, section 9). */

/** Above 1024 px tooltips open on hover, focus and click, below on click only. */
export const WIDE = '(min-width: 1025px)';
export const SHOW_AFTER_MS = 350;

export interface Tip<Anchor> {
  anchor: Anchor;
  words: string;
  /** Opened by a click: stays until the next click. */
  isKept: boolean;
}

type Change<Anchor> = Tip<Anchor> | null | ((now: Tip<Anchor> | null) => Tip<Anchor> | null);

/** The events of a page that tooltips react to. */
export interface TipEvents<Anchor> {
  /** What the pointer is over; null: nothing with a tooltip. */
  over(anchor: Anchor | null, words: string, isTouch: boolean): void;
  /** What has the focus; if a click moved it, the click shows the tooltip anyway. */
  focus(anchor: Anchor | null, words: string, isByKey: boolean): void;
  click(anchor: Anchor | null, words: string): void;
  /** Called on Escape, or when the focus has left. */
  hide(): void;
  dispose(): void;
}

/** @param isWide called each time: windows are resized */
export function createTipEvents<Anchor>(
  show: (next: Change<Anchor>) => void,
  isWide: () => boolean,
): TipEvents<Anchor> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tipOf = (anchor: Anchor | null, words: string, isKept: boolean) =>
    anchor !== null && words ? { anchor, words, isKept } : null;
  return {
    over(anchor, words, isTouch) {
      if (!isWide() || isTouch) return;
      clearTimeout(timer);
      const next = tipOf(anchor, words, false);
      show((now) => (now?.isKept || (now && now.anchor === next?.anchor) ? now : null));
      if (next) timer = setTimeout(() => show((now) => (now?.isKept ? now : next)), SHOW_AFTER_MS);
    },
    focus(anchor, words, isByKey) {
      if (isWide() && isByKey) show(tipOf(anchor, words, false));
    },
    click(anchor, words) {
      clearTimeout(timer);
      const next = tipOf(anchor, words, true);
      show((now) => (now?.isKept && now.anchor === next?.anchor ? null : next));
    },
    hide() {
      clearTimeout(timer);
      show(null);
    },
    dispose: () => clearTimeout(timer),
  };
}
