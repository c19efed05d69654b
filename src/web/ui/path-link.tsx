import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to a screen by an address from the server, e.g. '/club/roster/41?view=contracts'. */
export function PathLink({
  path,
  className,
  onClick,
  children,
}: {
  path: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  const { pathname, searchParams, hash } = new URL(path, location.origin);
  return (
    <Link
      to={pathname}
      search={searchOf(searchParams)}
      hash={hash.slice(1)}
      className={className}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  );
}

/** Returns the parameters with whole numbers as numbers: the router puts strings that look like numbers in quotation marks. */
function searchOf(params: URLSearchParams): Record<string, string | number> {
  return Object.fromEntries(
    [...params].map(([name, value]) => [name, /^\d{1,9}$/.test(value) ? Number(value) : value]),
  );
}
