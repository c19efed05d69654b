import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Board, isSameOrders, SETTINGS } from '#domains/lineups/rules/board.ts';
import { differences } from '#domains/lineups/rules/moves.ts';
import type { PlayerId } from '#engine/ids.ts';
import { placeInUnit } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { NOTHING } from '#web/lib/format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './lineups.module.css';

/** Somebody saved meanwhile: shows place by place how the two differ, and lets the manager decide. */
export function ConflictDialog({
  mine,
  theirs,
  roster,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  mine: Board;
  theirs: Board;
  roster: LineupRoster;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['lineups', 'tactics']);
  const changed = differences(mine.lineup, theirs.lineup);
  const settings = SETTINGS.filter((setting) => mine.tactics[setting] !== theirs.tactics[setting]);
  const hasOtherOrders = !isSameOrders(mine.orders, theirs.orders);
  const isSame = changed.length === 0 && settings.length === 0 && !hasOtherOrders;
  const nameOf = (playerId: PlayerId | null) => {
    const player = playerId === null ? undefined : roster.views.get(playerId);
    return player ? playerName(player, 'short') : NOTHING;
  };
  return (
    <Dialog onClose={onClose} size="lg" title={t('conflict.title')}>
      <p>{t('conflict.words')}</p>
      {!isSame && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <section className={css.scroll} tabIndex={0} aria-label={t('conflict.title')}>
          <table className={css.differences}>
            <thead>
              <tr>
                <th scope="col">{t('conflict.place')}</th>
                <th scope="col">{t('conflict.mine')}</th>
                <th scope="col">{t('conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ place, mine: own, theirs: other }) => (
                <tr key={place}>
                  <th scope="row">{placeInUnit(t, place)}</th>
                  <td>{place === 'shootout' ? t('conflict.order') : nameOf(own)}</td>
                  <td>{place === 'shootout' ? t('conflict.order') : nameOf(other)}</td>
                </tr>
              ))}
              {settings.map((setting) => (
                <tr key={setting}>
                  <th scope="row">{t(`tactics:names.${setting}`)}</th>
                  <td>{t(`tactics:values.${mine.tactics[setting]}`)}</td>
                  <td>{t(`tactics:values.${theirs.tactics[setting]}`)}</td>
                </tr>
              ))}
              {hasOtherOrders && (
                <tr>
                  <th scope="row">{t('conflict.orders')}</th>
                  <td>{t('conflict.orderCount', { count: mine.orders.length })}</td>
                  <td>{t('conflict.orderCount', { count: theirs.orders.length })}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      )}
      {isSame && <p>{t('conflict.same')}</p>}
      <Row gap="md" justify="end" top="lg">
        <Button variant="default" onClick={onClose}>
          {t('conflict.later')}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button data-autofocus onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
      </Row>
    </Dialog>
  );
}
