import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { RosterPlayerView } from '#domains/club/contract.ts';
import { placeInUnit, placeTitle } from '#web/features/lineups/lineup-parts.ts';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { playerName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './place-slot.module.css';

/** One place of the lineup: who stands there, how strong he is there, and what is wrong. Takes players by drag or press. */
export function PlaceSlot({
  place,
  player,
  strength,
  fault,
  selection,
  onPreview,
}: {
  place: string;
  player: RosterPlayerView | null;
  /** In this place, 0 to 99; null when nobody stands here. */
  strength: number | null;
  fault: string | null;
  selection: Selection;
  /** A selected player may be put here (null: no more). */
  onPreview: (place: string | null) => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const { picked } = selection;
  const drop = useDroppable({ id: place });
  const drag = useDraggable({ id: `place:${place}`, data: { playerId: player?.id }, disabled: !player });
  const title = placeInUnit(t, place);
  const isPicked =
    (picked?.kind === 'place' && picked.place === place) ||
    (picked?.kind === 'player' && picked.playerId === player?.id);
  const label = player ? t('slot', { place: title, player: playerName(player) }) : t('slotEmpty', { place: title });
  return (
    <div
      ref={drop.setNodeRef}
      className={css.slot}
      data-over={drop.isOver || undefined}
      data-picked={isPicked || undefined}
      data-target={(picked !== null && !isPicked) || undefined}
      data-fault={fault !== null || undefined}
      data-dragged={drag.isDragging || undefined}
    >
      <button
        ref={drag.setNodeRef}
        type="button"
        className={css.button}
        aria-pressed={isPicked}
        onClick={() => selection.choosePlace(place)}
        onFocus={() => onPreview(place)}
        onBlur={() => onPreview(null)}
        onMouseEnter={() => onPreview(place)}
        onMouseLeave={() => onPreview(null)}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') selection.clear(place);
        }}
        {...drag.listeners}
      >
        <span className="visually-hidden">{fault ? `${label}. ${fault}` : label}</span>
        <span className={css.title} aria-hidden>
          {placeTitle(t, place)}
        </span>
        {player ? (
          <span className={css.player} aria-hidden>
            <Face player={player} width={38} isDecoration />
            <span className={css.words}>
              <span className={css.name}>
                <span className={css.number}>{player.jerseyNumber ?? ''}</span> {playerName(player, 'short')}
              </span>
              <span className={css.about}>
                {player.positions.join(' · ')} · {player.hand}
              </span>
            </span>
            {strength !== null && <RatingPill rating={Math.round(strength)} />}
          </span>
        ) : (
          <span className={css.nobody} aria-hidden>
            {t('emptySlot')}
          </span>
        )}
        {fault && (
          <span className={css.fault} aria-hidden>
            <Icon name="alert" size={14} /> {fault}
          </span>
        )}
      </button>
      {player && (
        <button
          type="button"
          className={css.clear}
          aria-label={t('clear', { player: playerName(player) })}
          onClick={() => selection.clear(place)}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
