import { useTranslation } from 'react-i18next';
import type { PlayerRef } from '#domains/shapes.ts';
import css from './face.module.css';

/** Face of a player in the jersey of the team that he is named with, drawn by the server. Half again as high as wide. `isDecoration`: the name stands beside it; `isCut`: head only, for rows. */
export function Face({
  player,
  width = 40,
  isDecoration,
  isCut,
}: {
  player: Pick<PlayerRef, 'id' | 'firstname' | 'lastname' | 'teamId'>;
  width?: number;
  isDecoration?: boolean;
  isCut?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <img
      className={css.face}
      data-cut={isCut || undefined}
      src={`/api/players/${player.id}/face.svg${player.teamId === null ? '' : `?team=${player.teamId}`}`}
      alt={isDecoration ? '' : t('face', { name: `${player.firstname} ${player.lastname}` })}
      width={width}
      height={Math.round(width * (isCut ? 1.1 : 1.5))}
      loading="lazy"
      decoding="async"
    />
  );
}
