import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createTipEvents, type Tip, WIDE } from '#web/lib/tips.ts';
import css from './tip-layer.module.css';

const DISTANCE = 6;
const MARGIN = 8;
/** An anchor that has moved by no more than this many pixels counts as unmoved. */
const STILL = 1;
const ID = 'tip';

type Shown = Tip<Element>;

/**
 * Shows the tooltips of elements (`data-tip`) and the full text where an ellipsis cuts it: one tooltip for the whole
 * game, no matter how many ratings, names and column headings a screen has. Plain `title` attributes work neither by
 * touch nor by keyboard.
 */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => listen(setShown), []);
  return shown && createPortal(<TipBox key={shown.words} {...shown} onMoved={() => setShown(null)} />, document.body);
}

/** @param onMoved called when scrolling has moved the anchor away from the box; other scrolling is fine */
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

/** Elements with an action of their own on click. */
const PRESSABLE = 'a, button, label, summary, [role="button"], [role="option"]';
/** How many levels above or below the hovered or focused element to look for cut text: a link around a name, a name in a link. */
const LEVELS_UP = 3;

/**
 * Returns the element at or around `target` (or within it, if that is a link) whose text an ellipsis currently cuts;
 * null if there is none.
 */
function findCutText(target: Element): Element | null {
  let at: Element | null = target;
  for (let level = 0; at && level <= LEVELS_UP; level++, at = at.parentElement) if (isCut(at)) return at;
  return target.matches(PRESSABLE) ? ([...target.querySelectorAll('*')].find(isCut) ?? null) : null;
}

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
}

/** Listens on the whole page, once. @returns a function that stops listening */
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
    // A link or a button does its own thing on a click; the screen it leads to shows the full name.
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
