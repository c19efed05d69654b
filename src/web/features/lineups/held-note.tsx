import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { placeInUnit } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './lineups.module.css';

/**
 * Says which player or place is selected and what to press next; screen readers get it from the announcement. If the
 * list of players is out of view, a button leads there.
 */
export function HeldNote({
  selection,
  roster,
  list,
}: {
  selection: Selection;
  roster: LineupRoster;
  /** The element of the list of players. */
  list: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const { picked, open } = selection;
  if (!picked) return null;
  const player = picked.kind === 'player' ? roster.views.get(picked.playerId) : undefined;
  const what = player ? playerName(player, 'short') : picked.kind === 'place' ? placeInUnit(t, picked.place) : '';
  return (
    <Row as="span" gap="sm" close>
      <span>
        <strong>{what}</strong> {t(picked.kind === 'place' ? 'held.place' : open ? 'held.placed' : 'held.player')}
      </span>
      {open !== null && (
        <Button
          className={css.toList}
          variant="default"
          size="compact-sm"
          onClick={() => {
            list.current?.scrollIntoView({ block: 'start' });
            list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
          }}
        >
          {t('held.toList')}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={selection.cancel}>
        {t('held.cancel')}
      </Button>
    </Row>
  );
}
