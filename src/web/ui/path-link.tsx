import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to a screen whose address the server has named, e.g. '/club/roster/41?view=contracts'. */
export function PathLink({ path, className, children }: { path: string; className?: string; children: ReactNode }) {
  const { pathname, searchParams } = new URL(path, location.origin);
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} className={className}>
      {children}
    </Link>
  );
}
