import { useDraggable } from '@dnd-kit/core';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Skill, SpecialSkill } from '#engine/player/skills.ts';
import { SeasonCells } from '#web/features/lineups/bench-season.tsx';
import { unitOfPlace } from '#web/features/lineups/lineup-parts.ts';
import { TIRED } from '#web/features/lineups/place-slot.tsx';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { playerName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './bench-list.module.css';

/** One player of the list, who can be dragged or selected. */
export function BenchRow({
  player,
  place,
  here,
  skills,
  hasSeason,
  hasSpecials,
  inactive,
  selection,
  onChoose,
}: {
  player: RosterPlayerView;
  place: string | null;
  /** Strength in the place that waits for a player; null if none does. */
  here: number | null;
  skills: readonly Skill[];
  /** This season's numbers are visible. */
  hasSeason: boolean;
  hasSpecials: boolean;
  inactive: readonly string[];
  selection: Selection;
  onChoose: (playerId: PlayerId) => void;
}) {
  const { t } = useTranslation(['lineups', 'common', 'skills']);
  const drag = useDraggable({ id: `bench:${player.id}`, data: { playerId: player.id } });
  const isPicked = selection.picked?.kind === 'player' && selection.picked.playerId === player.id;
  const { injury, suspension } = player;
  return (
    <tr data-picked={isPicked || undefined} data-dragged={drag.isDragging || undefined}>
      <td className={css.rating}>
        <RatingPill rating={player.overall} size="sm" />
      </td>
      <th scope="row" className={css.name}>
        <button
          ref={drag.setNodeRef}
          type="button"
          className={css.pick}
          aria-pressed={isPicked}
          onClick={() => onChoose(player.id)}
          {...drag.listeners}
        >
          <span className="visually-hidden">{t('bench.select', { player: playerName(player) })}</span>
          <span className={`${css.number} jersey-number`} aria-hidden>
            {player.jerseyNumber ?? ''}
          </span>
          <Face player={player} width={24} isDecoration isCut />
          <span className={css.words} aria-hidden>
            {playerName(player, 'short')}
          </span>
        </button>
      </th>
      <td>{player.positions.join(' ')}</td>
      {here !== null && (
        <td>
          <RatingPill rating={Math.round(here)} size="sm" />
        </td>
      )}
      <td>{player.form}</td>
      <td className={css.energy} data-low={player.energy < TIRED || undefined}>
        {player.energy}
      </td>
      {hasSeason && <SeasonCells player={player} />}
      {skills.map((id) => (
        <td key={id}>{player.skills.find((skill) => skill.id === id)?.value}</td>
      ))}
      {hasSpecials && (
        <td className={css.specials}>
          {player.specialSkills.map((id) => (
            <SpecialSkillName key={id} id={id} isActive={!inactive.includes(id)} />
          ))}
        </td>
      )}
      <td className={css.where} data-bad={injury || suspension ? true : undefined}>
        {injury
          ? t('bench.injured', { count: injury.daysLeft })
          : suspension
            ? t('bench.suspended', { count: suspension.gamesLeft })
            : place
              ? unitOfPlace(t, place)
              : t('bench.notDressed')}
      </td>
    </tr>
  );
}

/** A special skill; struck through, and labeled so, while it does not count. */
function SpecialSkillName({ id, isActive }: { id: string; isActive: boolean }) {
  const { t } = useTranslation(['lineups', 'skills']);
  // The names are the engine's own; the contract only widens them.
  const name = t(`skills:special.${id as SpecialSkill}`);
  const does = t(`skills:specialTip.${id as SpecialSkill}`);
  if (isActive) {
    return (
      <span className={css.special} data-tip={does}>
        {name}
      </span>
    );
  }
  return (
    <s className={css.special} data-tip={`${t('skills:specialRests')}: ${does}`}>
      {name}
      <span className="visually-hidden"> {t('bench.rests')}</span>
    </s>
  );
}
