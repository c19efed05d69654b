import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Promised } from '#domains/lineups/rules/judge.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { placeId, placeInUnit, placeTitle } from '#web/features/lineups/lineup-parts.ts';
import { Misfit, PromiseNote, usePromiseWords } from '#web/features/lineups/promise-note.tsx';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Words } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './place-slot.module.css';

/** Below this energy a player should get some rest: a few games off. */
export const TIRED = 75;

/** One place of the lineup: its player, his strength there, and any fault. Takes players by drag or press. */
export function PlaceSlot({
  place,
  player,
  gone,
  strength,
  misfit,
  fault,
  promised,
  selection,
  onPreview,
}: {
  place: string;
  player: RosterPlayerView | null;
  /** Name of a player here who is no longer on the team. */
  gone: string | null;
  /** In this place, 0 to 99; null if the place is empty. */
  strength: number | null;
  /** Points that the player loses in this place. */
  misfit: { position: number; hand: number };
  fault: string | null;
  /** What the held player would add; null if none is held. */
  promised: Promised | null;
  selection: Selection;
  /** Called when a selected player may be put here (null: no longer). */
  onPreview: (place: string | null) => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const promiseWords = usePromiseWords();
  const { picked } = selection;
  const drop = useDroppable({ id: place });
  const drag = useDraggable({ id: `place:${place}`, data: { playerId: player?.id }, disabled: !player });
  const title = placeInUnit(t, place);
  const isPicked =
    (picked?.kind === 'place' && picked.place === place) ||
    (picked?.kind === 'player' && picked.playerId === player?.id);
  const name = player ? playerName(player) : gone;
  const label = name ? t('slot', { place: title, player: name }) : t('slotEmpty', { place: title });
  const tired = player && player.energy < TIRED ? t('tired', { energy: player.energy }) : null;
  const spoken = [label, fault, promised ? promiseWords(promised) : tired].filter(Boolean).join('. ');
  return (
    <div
      ref={drop.setNodeRef}
      id={placeId(place)}
      className={css.slot}
      data-over={drop.isOver || undefined}
      data-picked={isPicked || undefined}
      data-target={(picked !== null && !isPicked && !promised?.fault) || undefined}
      data-fault={fault !== null || undefined}
      data-refused={Boolean(promised?.fault) || undefined}
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
        <span className="visually-hidden">{spoken}</span>
        <span className={css.title} aria-hidden>
          {placeTitle(t, place)}
        </span>
        {player ? (
          <span className={css.player} aria-hidden>
            <Face player={player} width={38} isDecoration />
            <span className={css.words}>
              <span className={css.name}>{playerName(player, 'short')}</span>
              <span className={css.about}>
                <span className={`${css.number} jersey-number`}>{player.jerseyNumber ?? ''}</span>{' '}
                {player.positions.join(' · ')} · {player.hand}
              </span>
            </span>
            {strength !== null && <RatingPill rating={Math.round(strength)} />}
          </span>
        ) : (
          <span className={css.nobody} aria-hidden>
            {gone ?? t('emptySlot')}
          </span>
        )}
        <span className={css.remarks} aria-hidden>
          {promised ? (
            <PromiseNote promised={promised} />
          ) : fault ? (
            <Row as="span" unbroken gap="xs" tone="bad" size="xs" strong>
              <Icon name="alert" size={14} /> {fault}
            </Row>
          ) : (
            <>
              <Misfit {...misfit} />
              {tired && (
                <Words tone="warn" size="xs" strong>
                  {tired}
                </Words>
              )}
            </>
          )}
        </span>
      </button>
      {name && (
        <button
          type="button"
          className={css.clear}
          aria-label={t('clear', { player: name })}
          onClick={() => selection.clear(place)}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
