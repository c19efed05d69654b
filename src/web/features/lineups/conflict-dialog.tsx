import { Button } from '@mantine/core';
import { type Board, isSameOrders, SETTINGS } from '#domains/lineups/rules/board.ts';
import { differences } from '#domains/lineups/rules/moves.ts';
import type { PlayerId } from '#engine/ids.ts';
import { placeInUnit } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { Sheet, type SheetLine } from '#web/ui/sheet.tsx';
import css from './lineups.module.css';

/** Shown if another user has saved meanwhile: compares the two lineups place by place, and lets the manager decide. */
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
  const count = ({ orders }: typeof mine) => t('conflict.orderCount', { count: orders.length });
  return (
    <Dialog onClose={onClose} size="lg" title={t('conflict.title')}>
      <p>{t('conflict.words')}</p>
      {!isSame && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <section className={css.scroll} tabIndex={0} aria-label={t('conflict.title')}>
          <Sheet
            words
            head={[t('conflict.place'), t('conflict.mine'), t('conflict.theirs')]}
            rows={[
              ...changed.map(({ place, mine: own, theirs: other }): SheetLine => {
                const [before, after] = place === 'shootout' ? [t('conflict.order')] : [nameOf(own), nameOf(other)];
                return [place, placeInUnit(t, place), before, after ?? before];
              }),
              ...settings.map(
                (setting): SheetLine => [
                  setting,
                  t(`tactics:names.${setting}`),
                  t(`tactics:values.${mine.tactics[setting]}`),
                  t(`tactics:values.${theirs.tactics[setting]}`),
                ],
              ),
              ...(hasOtherOrders ? [['orders', t('conflict.orders'), count(mine), count(theirs)] as const] : []),
            ]}
          />
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
