import type { GameView } from '#domains/game/contract/game.ts';
import type { Side } from '#engine/match/sides.ts';
import { zoneOf } from '#web/features/game/puck.ts';
import type { Scene } from '#web/features/game/scene.ts';
import { isShootout, type Players } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';
import css from './puck-strip.module.css';

/** Shows which team has the puck and where, and the time it has spent in each zone. */
export function PuckStrip({
  view,
  scene,
  players,
  isOn,
}: {
  view: GameView;
  scene: Scene;
  players: Players;
  isOn: boolean;
}) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { zoneSeconds } = scene;
  const all = zoneSeconds.home + zoneSeconds.neutral + zoneSeconds.away;
  const percent = (seconds: number) => format.percent((seconds / (all || 1)) * 100, 0);
  const { home, away } = view.game;
  return (
    <div className={css.strip}>
      <p className={css.now}>
        {isOn && !isShootout({ view, scene }) && <Possession view={view} scene={scene} players={players} />}
        {scene.isOver && <Chances view={view} scene={scene} />}
      </p>
      <div className={css.zones} data-tip={t('puck.zoneTime')}>
        <span className="visually-hidden">{t('puck.zoneTime')}</span>
        <span>{t('puck.share', { team: away.abbr, percent: percent(zoneSeconds.away) })}</span>
        <span className={css.bar} aria-hidden>
          <span style={{ flexGrow: zoneSeconds.away }} data-side="away" />
          <span style={{ flexGrow: zoneSeconds.neutral }} data-side="neutral" />
          <span style={{ flexGrow: zoneSeconds.home }} data-side="home" />
        </span>
        <span>{t('puck.share', { team: home.abbr, percent: percent(zoneSeconds.home) })}</span>
      </div>
    </div>
  );
}

function Possession({ view, scene, players }: { view: GameView; scene: Scene; players: Players }) {
  const { t } = useTranslation('game');
  const { possession, carrier, puck } = scene;
  const player = carrier === null ? undefined : players.get(carrier);
  const zone = zoneOf(puck);
  const team = possession && view.game[possession].abbr;
  return (
    <>
      <span className={css.who}>
        {!team
          ? t('puck.loose')
          : player
            ? t('puck.carries', { team, player: playerName(player, 'short') })
            : t('puck.has', { team })}
      </span>
      <span className={css.where}>
        {zone === 'neutral'
          ? t('puck.neutral')
          : t('puck.zone', { team: view.game[zone === 'home' ? 'away' : 'home'].abbr })}
      </span>
    </>
  );
}

/** Shows, once the game is over, what both teams' chances were worth. */
function Chances({ view, scene }: { view: GameView; scene: Scene }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const worth = (side: Side) =>
    format.number(
      scene.shotMarks.reduce((sum, mark) => sum + (mark.side === side ? mark.xg : 0), 0),
      2,
    );
  const { home, away } = view.game;
  return (
    <span className={css.whole}>
      {t('puck.chances', { away: away.abbr, awayXg: worth('away'), home: home.abbr, homeXg: worth('home') })}
    </span>
  );
}
