import { ActionIcon } from '@mantine/core';
import type { PlayerRef } from '#domains/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './follow.module.css';
import { useShortlist } from './use-shortlist.ts';

/** A star that puts a player on the shortlist or takes him off it; it changes at once, and back after a failure. */
export function ShortlistStar({ player, isOn }: { player: PlayerRef; isOn: boolean }) {
  const { t } = useTranslation('shortlist');
  const { put, remove } = useShortlist();
  const isPending = put.isPending || remove.isPending;
  const isShown = put.isPending || (isOn && !remove.isPending);
  return (
    <ActionIcon
      variant="subtle"
      className={css.star}
      data-joe="shortlist"
      data-on={isShown || undefined}
      aria-pressed={isShown}
      aria-label={t(isShown ? 'remove' : 'add', { player: playerName(player) })}
      onClick={() => {
        if (isPending) return;
        if (isOn) remove.mutate({ id: player.id });
        else put.mutate({ id: player.id });
      }}
    >
      <Icon name="star" size={18} />
    </ActionIcon>
  );
}
