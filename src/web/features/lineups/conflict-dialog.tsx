import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Board, isSameOrders, isSameTactics } from '#domains/lineups/rules/board.ts';
import { differences } from '#domains/lineups/rules/moves.ts';
import { placeInUnit } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { NOTHING } from '#web/lib/format.ts';
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
  const { t } = useTranslation(['lineups', 'common']);
  const changed = differences(mine.lineup, theirs.lineup);
  const hasOtherTactics = !isSameTactics(mine.tactics, theirs.tactics);
  const hasOtherOrders = !isSameOrders(mine.orders, theirs.orders);
  const nameOf = (playerId: number | null) => {
    const player = playerId === null ? undefined : roster.views.get(playerId);
    return player ? playerName(player, 'short') : NOTHING;
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('conflict.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('conflict.words')}</p>
      {changed.length > 0 && (
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
            </tbody>
          </table>
        </section>
      )}
      {hasOtherTactics && <p>{t('conflict.tactics')}</p>}
      {hasOtherOrders && <p>{t('conflict.orders')}</p>}
      {changed.length === 0 && !hasOtherTactics && !hasOtherOrders && <p>{t('conflict.same')}</p>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('conflict.later')}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button data-autofocus onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
      </Group>
    </Modal>
  );
}
