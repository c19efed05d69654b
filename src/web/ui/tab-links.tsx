import { Link } from '@tanstack/react-router';
import { LinkStrip } from './link-strip.tsx';

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
    <LinkStrip kind="tabs" label={label} current={current}>
      {tabs.map(({ id, label: name, count }, index) => (
        <Link
          key={id}
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, [param]: index === 0 ? undefined : id })}
          resetScroll={false}
          replace
          // The router, too, says which link is the current page; without this a tab that only leaves a parameter out always is.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count > 0 && <span>{count}</span>}
        </Link>
      ))}
    </LinkStrip>
  );
}
