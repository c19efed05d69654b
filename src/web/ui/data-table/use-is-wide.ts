import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a table is wider than the room that it is given; watched, since both change with the window and the rows. */
export function useIsWide(room: RefObject<HTMLElement | null>, hasTable: boolean): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const table = hasTable && room.current?.querySelector('table');
    if (!room.current || !table) return;
    const measure = () => setWide(table.offsetWidth > (room.current?.clientWidth ?? 0) + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(room.current);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  }, [room, hasTable]);
  return isWide;
}
