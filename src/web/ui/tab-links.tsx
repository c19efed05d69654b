import { Link } from '@tanstack/react-router';
import css from './tab-links.module.css';

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
  return (
    <nav className={css.tabs} aria-label={label}>
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
