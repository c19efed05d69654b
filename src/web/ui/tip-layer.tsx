import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createTipEvents, type Tip, WIDE } from '#web/lib/tips.ts';
import css from './tip-layer.module.css';

const DISTANCE = 6;
const MARGIN = 8;
/** An anchor that has moved by no more pixels is where it was. */
const STILL = 1;
const ID = 'tip';

type Shown = Tip<Element>;

/**
 * Shows what elements say of themselves in `data-tip`, and text that an ellipsis cuts in full: the one tooltip of the game,
 * however many ratings, names and heads of columns a screen has. Plain `title` attributes are for nobody: not for fingers, not
 * for keys.
 */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => listen(setShown), []);
  return shown && createPortal(<TipBox key={shown.words} {...shown} onMoved={() => setShown(null)} />, document.body);
}

/** @param onMoved the anchor has been scrolled from where the box points; elsewhere, something may scroll */
function TipBox({ anchor, words, onMoved }: Shown & { onMoved: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(onMoved);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip) return;
    const at = anchor.getBoundingClientRect();
    const middle = at.left + at.width / 2 - tip.offsetWidth / 2;
    const above = at.top - tip.offsetHeight - DISTANCE;
    setPlace({
      left: Math.max(MARGIN, Math.min(middle, window.innerWidth - tip.offsetWidth - MARGIN)),
      top: above >= MARGIN ? above : at.bottom + DISTANCE,
    });
    const described = anchor.getAttribute('aria-describedby');
    if (!described) anchor.setAttribute('aria-describedby', ID);
    const scroll = () => {
      const now = anchor.getBoundingClientRect();
      if (Math.abs(now.top - at.top) > STILL || Math.abs(now.left - at.left) > STILL) moved.current();
    };
    window.addEventListener('scroll', scroll, true);
    return () => {
      window.removeEventListener('scroll', scroll, true);
      if (!described) anchor.removeAttribute('aria-describedby');
    };
  }, [anchor]);
  return (
    <div ref={box} id={ID} role="tooltip" className={css.tip} style={place ?? { visibility: 'hidden' }}>
      {words}
    </div>
  );
}

/** What does something itself when it is clicked. */
const PRESSABLE = 'a, button, label, summary, [role="button"], [role="option"]';
/** How far above or below what the pointer or the focus is on cut text is looked for: a link around a name, a name in a link. */
const LEVELS_UP = 3;

/** Returns the element at or around `target`, or within it where that is a link, whose text an ellipsis cuts now; else null. */
function findCutText(target: Element): Element | null {
  let at: Element | null = target;
  for (let level = 0; at && level <= LEVELS_UP; level++, at = at.parentElement) if (isCut(at)) return at;
  return target.matches(PRESSABLE) ? ([...target.querySelectorAll('*')].find(isCut) ?? null) : null;
}

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
}

/** Watches the whole page, once. @returns how to stop. */
function listen(show: (next: Shown | null | ((now: Shown | null) => Shown | null)) => void): () => void {
  const wide = window.matchMedia(WIDE);
  const tips = createTipEvents<Element>(show, () => wide.matches);
  const told = (target: EventTarget | null): [anchor: Element | null, words: string] => {
    if (!(target instanceof Element)) return [null, ''];
    const anchor = target.closest('[data-tip]');
    if (anchor) return [anchor, anchor.getAttribute('data-tip') ?? ''];
    const cut = findCutText(target);
    return [cut, cut?.textContent ?? ''];
  };
  const over = (event: PointerEvent) => tips.over(...told(event.target), event.pointerType === 'touch');
  const focus = (event: FocusEvent) => {
    const isByKey = event.target instanceof Element && event.target.matches(':focus-visible');
    tips.focus(...told(event.target), isByKey);
  };
  const click = (event: MouseEvent) => {
    const [anchor, words] = told(event.target);
    // A link or a button does what it is for; the screen that it leads to says the name in full.
    if (anchor?.hasAttribute('data-tip') || !anchor?.closest(PRESSABLE)) tips.click(anchor, words);
    else tips.hide();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') tips.hide();
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', tips.hide);
  document.addEventListener('click', click);
  document.addEventListener('keydown', key);
  return () => {
    tips.dispose();
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', tips.hide);
    document.removeEventListener('click', click);
    document.removeEventListener('keydown', key);
  };
}
