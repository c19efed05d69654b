import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createHoverIntent, DISTANCE_PX, ROOMY } from '#web/lib/hover-intent.ts';
import { useMedia } from '#web/lib/motion.ts';
import { isLoggedIn } from '#web/lib/session.ts';
import css from './hover-panel.module.css';

const MARGIN = 8;

interface Place {
  left: number;
  top: number;
}

/**
 * A panel that opens beside (or below) its children when the mouse rests there. It repeats what is one click away, so
 * it needs no keyboard access.
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
  const [isOpen, setOpen] = useState(false);
  // Panels show data for members: for a guest the request would lead to the login.
  const [intent] = useState(() => createHoverIntent((isOpen) => setOpen(isOpen && isLoggedIn())));
  const isRoomy = useMedia(ROOMY);
  const place = usePlace(isOpen, anchor, box, side);

  useEffect(() => intent.dispose, [intent]);
  if (!isRoomy) return <span className={className}>{children}</span>;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the panel only repeats what the link inside leads to
    <span
      ref={anchor}
      className={className}
      onMouseEnter={intent.enter}
      // The panel counts as inside and covers the gap, so that moving the mouse to it does not count as leaving.
      onMouseLeave={intent.leave}
      onClick={intent.leave}
    >
      {children}
      {isOpen &&
        createPortal(
          <div
            ref={box}
            className={css.panel}
            data-side={side}
            style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
          >
            {panel()}
          </div>,
          // Within the landmark, but outside tables and other elements that would clip it.
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
        side === 'right'
          ? { left: at.right + DISTANCE_PX, top: at.top }
          : { left: at.left, top: at.bottom + DISTANCE_PX };
      const most = { left: window.innerWidth - panel.offsetWidth, top: window.innerHeight - panel.offsetHeight };
      const isBelowTooLow = side === 'below' && wanted.top > most.top - MARGIN;
      const top = isBelowTooLow ? at.top - panel.offsetHeight - DISTANCE_PX : wanted.top;
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
