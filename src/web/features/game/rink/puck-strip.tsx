import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import { zoneOf } from '#web/features/game/puck.ts';
import type { Scene } from '#web/features/game/scene.ts';
import { useFormat } from '#web/lib/format.ts';
import css from './puck-strip.module.css';

/** Who has the puck and where, and how long it has been in each third of the ice. */
export function PuckStrip({ view, scene, isOn }: { view: GameView; scene: Scene; isOn: boolean }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { zoneSeconds, possession, puck } = scene;
  const all = zoneSeconds.home + zoneSeconds.neutral + zoneSeconds.away;
  if (all === 0) return null;
  const percent = (seconds: number) => format.percent((seconds / all) * 100, 0);
  const { home, away } = view.game;
  const zone = zoneOf(puck);
  const where =
    zone === 'neutral'
      ? t('puck.neutral')
      : t('puck.zone', { team: view.game[zone === 'home' ? 'away' : 'home'].abbr });
  return (
    <div className={css.strip}>
      {isOn && (
        <p className={css.now}>
          {possession ? t('puck.has', { team: view.game[possession].abbr }) : t('puck.loose')}
          <span className={css.where}> · {where}</span>
        </p>
      )}
      <div className={css.zones}>
        <span>{t('puck.share', { team: away.abbr, percent: percent(zoneSeconds.away) })}</span>
        <span className={css.bar} aria-hidden>
          <span style={{ flexGrow: zoneSeconds.away }} data-side="away" />
          <span style={{ flexGrow: zoneSeconds.neutral }} data-side="neutral" />
          <span style={{ flexGrow: zoneSeconds.home }} data-side="home" />
        </span>
        <span>{t('puck.share', { team: home.abbr, percent: percent(zoneSeconds.home) })}</span>
      </div>
      <p className={css.title}>{t('puck.zoneTime')}</p>
    </div>
  );
}
