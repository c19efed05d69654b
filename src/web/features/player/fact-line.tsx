import type { ReactNode } from 'react';

/** A term and what is said of it, for a `dl`. */
export function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
