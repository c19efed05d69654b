import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Overflow {
  /** The table is wider than the room that it is given. */
  isWide: boolean;
  /** Ids of the columns that are not wholly in sight: to the left, and to the right. */
  before: readonly string[];
  after: readonly string[];
}

/** Less than this many pixels hide nothing. */
const SLACK = 1;
const FITS: Overflow = { isWide: false, before: [], after: [] };

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
      const isWide = table.offsetWidth - scroller.clientWidth > SLACK;
      const next = isWide ? { isWide, ...outOfSight(scroller, table) } : FITS;
      // Scrolling on changes nothing until a column comes or goes.
      setOverflow((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
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

function outOfSight(scroller: HTMLElement, table: HTMLElement): Pick<Overflow, 'before' | 'after'> {
  const heads = [...table.querySelectorAll<HTMLElement>('thead [data-column]')].map((head) => {
    const { left, right } = head.getBoundingClientRect();
    return { id: head.dataset['column'] ?? '', left, right, isStuck: head.hasAttribute('data-stuck') };
  });
  const edge = scroller.getBoundingClientRect().left + scroller.clientLeft;
  const start = Math.max(edge, ...heads.flatMap(({ isStuck, right }) => (isStuck ? [right] : [])));
  const end = edge + scroller.clientWidth;
  const loose = heads.filter(({ isStuck }) => !isStuck);
  return {
    before: loose.filter(({ left }) => left < start - SLACK).map(({ id }) => id),
    after: loose.filter(({ right }) => right > end + SLACK).map(({ id }) => id),
  };
}
