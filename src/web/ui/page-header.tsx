import type { ReactNode } from 'react';
import { useTitle } from '#web/lib/use-title.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import css from './page-header.module.css';

/**
 * The head of a screen: breadcrumbs, the one h1, and its details and actions.
 * - `picture`: crest, face or flag at the left, about 72 px
 * - `eyebrow`: a short line above the title, e.g. the league
 * - `details`: a line below it
 * - `actions`: buttons and switches at the right
 * - `subject`: whose page it is, for breadcrumbs and the browser's tab (defaults to the title)
 */
export function PageHeader({
  title,
  subject,
  eyebrow,
  details,
  picture,
  actions,
}: {
  title: string;
  subject?: string;
  eyebrow?: ReactNode;
  details?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
}) {
  useTitle(subject && subject !== title ? `${subject} · ${title}` : title);
  return (
    <header className={css.header}>
      <Breadcrumbs last={subject ?? title} />
      <div className={css.band}>
        {picture && <div className={css.picture}>{picture}</div>}
        <div className={css.words}>
          <div className={css.names}>
            {eyebrow && <div className={css.eyebrow}>{eyebrow}</div>}
            <h1 className={css.title}>{title}</h1>
          </div>
          {details && <div className={css.details}>{details}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
