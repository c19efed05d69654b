import { Link } from '@tanstack/react-router';
import { ownHref, useNavigation } from '#web/lib/navigation.ts';
import { standingOf, useUser } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Card } from '#web/ui/section.tsx';
import css from './opens-later.module.css';

/** A screen that opens in a later release: says what will be there, and links back. */
export function OpensLater() {
  const { t } = useTranslation(['opens-later', 'screens', 'common']);
  const screen = useScreen();
  const isInGame = standingOf(useUser()) === 'activated';
  const area = screen?.data.opensLater ?? 'other';
  const coming = useNavigation().find(({ id }) => id === screen?.data.group)?.coming ?? [];
  const others = coming.filter((path) => path !== screen?.path);
  return (
    <div className={isInGame ? undefined : css.guest}>
      <PageHeader title={screen ? t(`screens:${screen.path}`) : t('opens-later:title')} />
      <Card className={css.card}>
        <Rink />
        <div className={css.words}>
          <h2 className={css.title}>{t('opens-later:title')}</h2>
          <p>{t(`opens-later:area.${area}`)}</p>
          <Text tone="dim">{t('opens-later:promise')}</Text>
          {isInGame && others.length > 0 && (
            <Text tone="dim">
              {t('opens-later:others')}{' '}
              {others.map((path, index) => (
                <span key={path}>
                  {index > 0 && ' · '}
                  <Link to={ownHref(path)}>{t(`screens:${path}`)}</Link>
                </span>
              ))}
            </Text>
          )}
          {isInGame ? (
            <LinkButton to="/club/overview/{-$id}" params={{ id: undefined }}>
              {t('common:backToOverview')}
            </LinkButton>
          ) : (
            <LinkButton to="/">{t('common:backHome')}</LinkButton>
          )}
        </div>
      </Card>
    </div>
  );
}

/** A rink that is still being painted: some of its lines are dashed. */
function Rink() {
  return (
    <svg className={css.rink} viewBox="0 0 240 112" fill="none" aria-hidden>
      <rect x="3" y="3" width="234" height="106" rx="34" fill="var(--rs-surface-2)" stroke="var(--rs-line-strong)" />
      <path d="M120 3v106" stroke="#c9252c" strokeWidth="2.5" strokeDasharray="7 5" />
      <path d="M84 3v106M156 3v106" stroke="#2f6bd4" strokeWidth="3" />
      <path d="M22 9v94M218 9v94" stroke="#c9252c" strokeDasharray="4 5" />
      <circle cx="120" cy="56" r="18" stroke="#2f6bd4" strokeDasharray="5 4" />
      <circle cx="52" cy="32" r="11" stroke="#c9252c" />
      <circle cx="52" cy="80" r="11" stroke="#c9252c" strokeDasharray="4 4" />
      <circle cx="188" cy="32" r="11" stroke="#c9252c" strokeDasharray="4 4" />
      <circle cx="188" cy="80" r="11" stroke="#c9252c" strokeDasharray="4 4" />
    </svg>
  );
}
