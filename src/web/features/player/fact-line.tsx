import type { ReactNode } from 'react';

/** A term with its description, for a `dl`. */
export function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
