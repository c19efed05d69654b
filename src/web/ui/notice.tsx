import type { ReactNode } from 'react';
import { useTitle } from '#web/lib/use-title.ts';
import { Stack } from '#web/ui/layout.tsx';
import css from './notice.module.css';

/** A whole screen of few words: not found, forbidden, offline, maintenance. `code` is the big numeral above. */
export function Notice({ code, title, children }: { code?: string; title: string; children?: ReactNode }) {
  useTitle(title);
  return (
    <div className={css.notice}>
      {code && (
        <div className={css.code} aria-hidden>
          {code}
        </div>
      )}
      <h1 className={css.title}>{title}</h1>
      <Stack justify="center" tone="dim" size="lg">
        {children}
      </Stack>
    </div>
  );
}
