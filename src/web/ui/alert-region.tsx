import { Link } from '@tanstack/react-router';
import { dismissAlert, useAlerts } from '#web/lib/alerts.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './alert-region.module.css';
import { Countdown } from './countdown.tsx';
import { Icon } from './icon.tsx';

/** Where toasts appear; read out by screen readers. */
export function AlertRegion() {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <section className={css.region} aria-label={t('layout:alerts')} aria-live="polite">
      {useAlerts().map(({ id, type, msg, undo, game }) => (
        <div key={id} className={`${css.alert} ${css[type]}`}>
          <Icon name={type === 'success' ? 'check' : 'alert'} />
          <span>{msg}</span>
          {game && (
            <>
              {game.faceoffAt !== undefined && <Countdown until={game.faceoffAt} />}
              <Link
                to="/game/{-$id}"
                params={{ id: String(game.id) }}
                className={css.undo}
                onClick={() => dismissAlert(id)}
              >
                {t('layout:watch')}
              </Link>
            </>
          )}
          {undo && (
            <button
              type="button"
              className={css.undo}
              onClick={() => {
                dismissAlert(id);
                undo();
              }}
            >
              {t('common:undo')}
            </button>
          )}
          <button type="button" className={css.close} aria-label={t('layout:dismiss')} onClick={() => dismissAlert(id)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
