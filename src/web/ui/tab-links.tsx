import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import css from './tab-links.module.css';

/** Pixels of the tab before it that stay in view, so that one sees that there are more. */
const PEEK = 40;

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A number beside the label, e.g. of faults. */
  count?: number;
}

/** Tabs of a screen as links: the tab stands in the URL as the search parameter `param`, the default one without it. */
export function TabLinks<Id extends string>({
  tabs,
  current,
  label,
  param = 'tab',
}: {
  tabs: readonly Tab<Id>[];
  current: Id;
  label: string;
  param?: string;
}) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what pushes the strip
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && strip.current) strip.current.scrollLeft = tab.offsetLeft - PEEK;
  }, [current]);
  return (
    <nav ref={strip} className={css.tabs} aria-label={label}>
      {tabs.map(({ id, label: name, count }, index) => (
        <Link
          key={id}
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, [param]: index === 0 ? undefined : id })}
          resetScroll={false}
          replace
          className={css.tab}
          // The router, too, says which link is the current page; without this a tab that only leaves a parameter out always is.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count > 0 && <span className={css.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
