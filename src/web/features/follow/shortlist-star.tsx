import type { PlayerRef } from '#domains/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';
import { StarButton } from '#web/ui/star-button.tsx';
import { useShortlist } from './use-shortlist.ts';

/** A star that puts a player on the shortlist or takes him off it; it changes at once, and back after a failure. */
export function ShortlistStar({ player, isOn }: { player: PlayerRef; isOn: boolean }) {
  const { t } = useTranslation('shortlist');
  const { put, remove } = useShortlist();
  const isPending = put.isPending || remove.isPending;
  const isShown = put.isPending || (isOn && !remove.isPending);
  return (
    <StarButton
      data-joe="shortlist"
      isOn={isShown}
      label={t(isShown ? 'remove' : 'add', { player: playerName(player) })}
      onClick={() => {
        if (isPending) return;
        if (isOn) remove.mutate({ id: player.id });
        else put.mutate({ id: player.id });
      }}
    />
  );
}
