import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { standingOf, useUser } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import css from './guest-frame.module.css';
import { LanguageSelect } from './language-select.tsx';
import { useLogOut } from './use-log-out.ts';

/** The frame of visitors, and of users whose account keeps them out of the game. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('layout');
  const standing = standingOf(useUser());
  const logOut = useLogOut();
  const { area, alwaysOpen } = useScreen()?.data ?? {};
  // A screen of the game that is open to visitors has no margins of its own.
  const isPage = area === 'public' && !alwaysOpen;
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <Link to={standing === 'visitor' ? '/' : '/club/overview/{-$id}'} className={css.home} aria-label="Rinkside">
          <Wordmark />
        </Link>
        <Row as="nav" unbroken gap="sm" aria-label={t('mainNavigation')}>
          {standing === 'visitor' && (
            <>
              <Link to="/auth/login" className={css.link}>
                {t('logIn')}
              </Link>
              <Link to="/auth/register" className={css.call}>
                {t('register')}
              </Link>
            </>
          )}
          {(standing === 'not-activated' || standing === 'banned' || standing === 'bankrupt') && (
            <button type="button" className={css.link} onClick={() => logOut.mutate()}>
              {t('logOut')}
            </button>
          )}
        </Row>
      </header>
      <main id="content" className={css.content} tabIndex={-1}>
        {isPage ? <div className={css.page}>{children}</div> : children}
      </main>
      <footer className={css.footer}>
        <span>{t('footer')}</span>
        <Row as="span" gap="lg">
          <LanguageSelect />
          <Link to="/version-history">{t('versionHistory')}</Link>
        </Row>
      </footer>
    </div>
  );
}
