import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Overflow {
  /** The table is wider than its container. */
  isWide: boolean;
  /** Ids of the columns that are not fully in view, on the left and on the right. */
  before: readonly string[];
  after: readonly string[];
}

/** Fewer pixels than this hide nothing. */
const SLACK = 1;
const FITS: Overflow = { isWide: false, before: [], after: [] };

/**
 * Returns which columns of a table are out of view horizontally; updates as the window, the rows or the scroll position
 * change.
 */
export function useOverflow(room: RefObject<HTMLElement | null>, hasTable: boolean): Overflow {
  const [overflow, setOverflow] = useState(FITS);
  useLayoutEffect(() => {
    const scroller = room.current;
    const table = hasTable && scroller?.querySelector('table');
    if (!scroller || !table) return;
    const measure = () => {
      // An open dialog takes away the room of the scroll bar; the table below keeps its state meanwhile.
      if (document.body.hasAttribute('data-scroll-locked')) return;
      const isWide = table.offsetWidth - scroller.clientWidth > SLACK;
      const next = isWide ? { isWide, ...outOfSight(scroller, table) } : FITS;
      // Scrolling changes nothing until a column enters or leaves the view.
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
