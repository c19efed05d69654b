import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './tip-layer.module.css';

/** Above 1024 px tooltips open on hover, focus and click, below on click only (product specification, section 9). */
const WIDE = '(min-width: 1025px)';
const SHOW_AFTER_MS = 350;
const DISTANCE = 6;
const MARGIN = 8;
const ID = 'tip';

interface Shown {
  anchor: Element;
  words: string;
  /** Opened by a click: stays until the next one. */
  isKept: boolean;
}

/**
 * Shows what elements say of themselves in `data-tip`: the one tooltip of the game, however many ratings and heads of columns
 * a screen has. Plain `title` attributes are for nobody: not for fingers, not for keys.
 */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => listen(setShown), []);
  return shown && createPortal(<Tip key={shown.words} {...shown} />, document.body);
}

function Tip({ anchor, words }: Shown) {
  const box = useRef<HTMLDivElement>(null);
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
    return () => {
      if (!described) anchor.removeAttribute('aria-describedby');
    };
  }, [anchor]);
  return (
    <div ref={box} id={ID} role="tooltip" className={css.tip} style={place ?? { visibility: 'hidden' }}>
      {words}
    </div>
  );
}

/** Watches the whole page, once. @returns how to stop. */
function listen(show: (next: Shown | null | ((now: Shown | null) => Shown | null)) => void): () => void {
  const wide = window.matchMedia(WIDE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shownBy = (target: EventTarget | null, isKept: boolean): Shown | null => {
    const anchor = target instanceof Element ? target.closest('[data-tip]') : null;
    const words = anchor?.getAttribute('data-tip');
    return anchor && words ? { anchor, words, isKept } : null;
  };
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const over = (event: PointerEvent) => {
    if (!wide.matches || event.pointerType === 'touch') return;
    clearTimeout(timer);
    const next = shownBy(event.target, false);
    show((now) => (now?.isKept || now?.anchor === next?.anchor ? now : null));
    if (next) timer = setTimeout(() => show((now) => (now?.isKept ? now : next)), SHOW_AFTER_MS);
  };
  const focus = (event: FocusEvent) => {
    const isByKey = event.target instanceof Element && event.target.matches(':focus-visible');
    if (wide.matches && isByKey) show(shownBy(event.target, false));
  };
  const click = (event: MouseEvent) => {
    clearTimeout(timer);
    const next = shownBy(event.target, true);
    show((now) => (now?.isKept && now.anchor === next?.anchor ? null : next));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', hide);
  document.addEventListener('click', click);
  document.addEventListener('keydown', key);
  window.addEventListener('scroll', hide, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', hide);
    document.removeEventListener('click', click);
    document.removeEventListener('keydown', key);
    window.removeEventListener('scroll', hide, true);
  };
}
