import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HelpButton } from '#web/features/rookie/help-button.tsx';
import { PaletteButton } from '#web/features/search/lazy-palette.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useLiveNotificationCounts, useNotificationCounts } from '#web/lib/notifications.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import css from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

const OwnGame = lazy(() => import('#web/features/world/own-game.tsx'));
const PaceControl = lazy(() => import('#web/features/world/pace-control.tsx'));

/** The scoreboard above every screen: club, world date and phase, next faceoff, pucks, inbox, user. */
export function TopBar() {
  const { t } = useTranslation(['layout', 'common']);
  const user = useManager();
  useLiveNotificationCounts();
  const counts = useNotificationCounts(true);
  const unread = counts.news + counts.messages + counts.world;
  return (
    <header className={css.bar}>
      {/* A mouse often rests in the corner of the window unintentionally. */}
      <Link
        to="/club/overview/{-$id}"
        params={{ id: undefined }}
        preload={false}
        className={css.home}
        aria-label="Rinkside"
      >
        <Wordmark />
      </Link>
      {user.team && (
        <Link to="/club/overview/{-$id}" params={{ id: undefined }} className={css.club}>
          <Crest team={user.team} size={30} isDecoration />
          <span className={`${css.clubName} visually-hidden-on-tablet`}>
            <span className={css.city}>{user.team.city}</span>
            <span className={css.nickname}>{user.team.nickname}</span>
          </span>
        </Link>
      )}
      <WorldClock hasTeam={user.team !== null} />
      <Row unbroken align="stretch" push>
        <HelpButton className={css.cell} />
        <PaletteButton className={css.cell} />
        <Link
          to="/puck"
          className={`${css.cell} ${css.pucks}`}
          data-tip={t('common:pucks', { count: user.puckBalance })}
        >
          <Pucks amount={user.puckBalance} />
        </Link>
        <Link to="/notifications" className={css.cell} aria-label={t('layout:inboxUnread', { count: unread })}>
          <Icon name="inbox" size={20} />
          {unread > 0 && <span className={css.badge}>{unread > 99 ? '99+' : unread}</span>}
        </Link>
        <UserMenu />
      </Row>
    </header>
  );
}

function WorldClock({ hasTeam }: { hasTeam: boolean }) {
  const { t } = useTranslation(['layout', 'common']);
  const format = useFormat();
  const clock = useClock();
  if (!clock) return <div className={css.clock} />;
  const stands = clock.isPaused ? t('layout:paused') : t('layout:nextFaceoff');
  const label = clock.quietUntil ? t('layout:quiet', { time: format.instant(clock.quietUntil, 'time') }) : stands;
  const faceoff = (
    <div className={css.faceoff}>
      <span className={css.faceoffLabel}>{label}</span>
      <span className={css.faceoffTime}>
        {clock.nextFaceoffAt ? (
          <Countdown until={clock.nextFaceoffAt} isStopped={clock.isPaused && !clock.quietUntil} />
        ) : (
          t('layout:noFaceoff')
        )}
      </span>
    </div>
  );
  return (
    <div className={css.clock}>
      <div className={css.date}>
        <span className={css.dateText}>{t('layout:worldDate', { season: clock.seasonNumber, day: clock.day })}</span>
        <span className={css.phase}>{t(`common:phase.${clock.phase}`)}</span>
      </div>
      {clock.pace === 'clock' ? (
        faceoff
      ) : (
        <Suspense fallback={faceoff}>
          <PaceControl>{faceoff}</PaceControl>
        </Suspense>
      )}
      {/* At the end of what stays at the left: it comes and goes, and moves nothing. */}
      {hasTeam && (
        <Suspense fallback={null}>
          <OwnGame />
        </Suspense>
      )}
    </div>
  );
}
