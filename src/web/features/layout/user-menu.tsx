import { Link } from '@tanstack/react-router';
import { adminPolicy } from '#domains/admin/policy.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { placeOf } from '#web/features/rookie/helped.ts';
import { useAbility, useManager } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLogOut } from './use-log-out.ts';
import css from './user-menu.module.css';

/** The menu of the logged-in user at the right end of the header. */
export function UserMenu() {
  const { t } = useTranslation('layout');
  const user = useManager();
  const [isAdmin, isModerator] = [useAbility(adminPolicy.moveClock), useAbility(moderationPolicy.judge)];
  const logOut = useLogOut();
  const screen = useScreen();
  return (
    <DropPanel
      buttonClassName={css.button}
      label={t('userMenu')}
      button={
        <>
          <Icon name="user" size={20} />
          <span className={css.name}>{user.name}</span>
        </>
      }
    >
      {(close) => (
        <ul className={css.list}>
          <li className={css.who}>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </li>
          <li>
            <Link to="/settings" className={css.item} onClick={close}>
              <Icon name="settings" /> {t('settings')}
            </Link>
          </li>
          {(isAdmin || isModerator) && (
            <li>
              <Link to="/admin" className={css.item} onClick={close}>
                <Icon name="shield" /> {t('admin')}
              </Link>
            </li>
          )}
          <li>
            <Link
              to="/guide"
              search={{ about: placeOf(screen?.path ?? '/guide') }}
              className={css.item}
              onClick={close}
            >
              <Icon name="whistle" /> {t('screenHelp')}
            </Link>
          </li>
          <li>
            <Link to="/version-history" className={css.item} onClick={close}>
              <Icon name="info" /> {t('versionHistory')}
            </Link>
          </li>
          <li>
            <button type="button" className={css.item} onClick={() => logOut.mutate()} disabled={logOut.isPending}>
              <Icon name="logout" /> {t('logOut')}
            </button>
          </li>
        </ul>
      )}
    </DropPanel>
  );
}
