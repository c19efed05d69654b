import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Overflow {
  /** The table is wider than the room that it is given. */
  isWide: boolean;
  /** Columns are out of sight to the left, or to the right. */
  before: boolean;
  after: boolean;
}

/** Less than this many pixels hide nothing. */
const SLACK = 1;
const FITS: Overflow = { isWide: false, before: false, after: false };

/** What of a table is out of sight sideways; watched, since window, rows and the reader who scrolls change it. */
export function useOverflow(room: RefObject<HTMLElement | null>, hasTable: boolean): Overflow {
  const [overflow, setOverflow] = useState(FITS);
  useLayoutEffect(() => {
    const scroller = room.current;
    const table = hasTable && scroller?.querySelector('table');
    if (!scroller || !table) return;
    const measure = () => {
      // A dialog takes the room of the scroll bar for as long as it is open: what lies below stays as it is.
      if (document.body.hasAttribute('data-scroll-locked')) return;
      const hidden = table.offsetWidth - scroller.clientWidth;
      const next = {
        isWide: hidden > SLACK,
        before: scroller.scrollLeft > SLACK,
        after: hidden - scroller.scrollLeft > SLACK,
      };
      // Scrolling on changes nothing until an edge is reached.
      setOverflow((last) =>
        last.isWide === next.isWide && last.before === next.before && last.after === next.after ? last : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(table);
    scroller.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [room, hasTable]);
  return overflow;
}
