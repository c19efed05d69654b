import type { ReactNode } from 'react';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Breadcrumbs, isDailyScreen } from './breadcrumbs.tsx';
import css from './page-header.module.css';

/**
 * The head of a screen: breadcrumbs, the one h1, and its details and actions, in a row of 64 px (56 on phones).
 * - `band`: a taller band for pages about one subject: a player, a user, a club's history, a nation
 * - `picture`: crest, face or flag at the left, about 72 px; 44 in a row
 * - `eyebrow`: a short line above the title, e.g. the league; in a row it begins the line below
 * - `details`: a line below it
 * - `actions`: buttons and switches at the right
 * - `subject`: whose page it is, for breadcrumbs and the browser's tab (defaults to the title)
 */
export function PageHeader({
  band,
  title,
  subject,
  eyebrow,
  details,
  picture,
  actions,
}: {
  band?: boolean;
  title: string;
  subject?: string;
  eyebrow?: ReactNode;
  details?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
}) {
  const isDaily = isDailyScreen(useScreen()?.path);
  useTitle(subject && subject !== title ? `${subject} · ${title}` : title);
  return (
    <header className={css.header}>
      <Breadcrumbs last={subject ?? title} />
      <div className={css.band} data-row={!band || undefined} data-daily={isDaily || undefined}>
        {picture && <div className={css.picture}>{picture}</div>}
        <div className={css.words}>
          <div className={css.names}>
            {band && eyebrow && <div className={css.eyebrow}>{eyebrow}</div>}
            <h1 className={css.title}>{title}</h1>
          </div>
          {((!band && eyebrow) || details) && (
            <div className={css.details}>
              {!band && eyebrow && <span>{eyebrow}</span>}
              {details}
            </div>
          )}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
