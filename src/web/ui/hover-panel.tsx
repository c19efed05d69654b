import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '#web/lib/motion.ts';
import css from './hover-panel.module.css';

/** Shows after this long, hides at once, beside its anchor at this distance; not on narrow windows (product specification, section 9). */
const SHOW_AFTER_MS = 500;
const DISTANCE = 10;
const ROOMY = '(min-width: 769px) and (hover: hover)';
/** Time to cross the gap from the anchor to the panel. */
const CROSSING_MS = 120;
const MARGIN = 8;

interface Place {
  left: number;
  top: number;
}

/**
 * A panel that opens beside (or below) what it wraps when the mouse rests there. It repeats what is a click away, so the
 * keyboard needs no way into it.
 */
export function HoverPanel({
  panel,
  side,
  children,
  className,
}: {
  panel: () => ReactNode;
  side: 'right' | 'below';
  children: ReactNode;
  className?: string;
}) {
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const isRoomy = useMedia(ROOMY);
  const place = usePlace(isOpen, anchor, box, side);

  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isRoomy) return <span className={className}>{children}</span>;

  const later = (open: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), ms);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the panel only repeats what the link inside leads to
    <span
      ref={anchor}
      className={className}
      onMouseEnter={() => later(true, isOpen ? 0 : SHOW_AFTER_MS)}
      onMouseLeave={() => later(false, isOpen ? CROSSING_MS : 0)}
      onClick={() => later(false, 0)}
    >
      {children}
      {isOpen &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps the panel open while the mouse is on it
          <div
            ref={box}
            className={css.panel}
            style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
            onMouseEnter={() => clearTimeout(timer.current)}
            onMouseLeave={() => later(false, 0)}
          >
            {panel()}
          </div>,
          // Within the landmark, yet outside of tables and what else would cut it off.
          anchor.current?.closest('main, nav, header') ?? document.body,
        )}
    </span>
  );
}

/** Beside or below the anchor, moved to stay within the window; measured again when the panel's content arrives. */
function usePlace(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  side: 'right' | 'below',
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const panel = box.current;
    if (!isOpen || !panel) return setPlace(null);
    const measure = () => {
      const at = anchor.current?.getBoundingClientRect();
      if (!at) return;
      const wanted =
        side === 'right' ? { left: at.right + DISTANCE, top: at.top } : { left: at.left, top: at.bottom + DISTANCE };
      const most = { left: window.innerWidth - panel.offsetWidth, top: window.innerHeight - panel.offsetHeight };
      const isBelowTooLow = side === 'below' && wanted.top > most.top - MARGIN;
      const top = isBelowTooLow ? at.top - panel.offsetHeight - DISTANCE : wanted.top;
      setPlace({
        left: Math.max(MARGIN, Math.min(wanted.left, most.left - MARGIN)),
        top: Math.max(MARGIN, Math.min(top, most.top - MARGIN)),
      });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(panel);
    return () => watch.disconnect();
  }, [isOpen, anchor, box, side]);
  return place;
}
