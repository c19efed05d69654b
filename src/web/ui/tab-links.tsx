import { Link } from '@tanstack/react-router';
import { LinkStrip } from './link-strip.tsx';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A number beside the label, e.g. of errors. */
  count?: number;
  /** Something waits behind it: a dot that blinks. */
  isCalling?: boolean;
}

/** Tabs of a screen as links: the current tab is in the URL as the search parameter `param`, the default tab without it. */
export function TabLinks<Id extends string>({
  tabs,
  current,
  label,
  param = 'tab',
  drops,
}: {
  tabs: readonly Tab<Id>[];
  current: Id;
  label: string;
  param?: string;
  /** A search parameter that belongs to one tab. */
  drops?: string;
}) {
  return (
    <LinkStrip kind="tabs" label={label} current={current}>
      {tabs.map(({ id, label: name, count, isCalling }, index) => (
        <Link
          key={id}
          to="."
          search={(before: Record<string, unknown>) => ({
            ...before,
            [param]: index === 0 ? undefined : id,
            ...(drops && { [drops]: undefined }),
          })}
          resetScroll={false}
          replace
          // The router also marks the current page; without this option it would always mark a tab that merely leaves a parameter out.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
          {isCalling && <i aria-hidden />}
          {count !== undefined && count > 0 && <span>{count}</span>}
        </Link>
      ))}
    </LinkStrip>
  );
}
