import { useEffect } from 'react';

/** Names the browser's tab while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Rinkside' : `${title} · Rinkside`;
  }, [title]);
}
