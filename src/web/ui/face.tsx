import type { PersonRef, PlayerRef } from '#domains/shapes.ts';
import { customPlayerOf } from '#web/lib/original-names.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './face.module.css';

interface Look {
  width?: number;
  /** The name is shown beside it. */
  isDecoration?: boolean;
  /** Head only, for rows. */
  isCut?: boolean;
}

/** Width of a face in a row of a list, px: 32 high, as it is cut. */
export const ROW_FACE = 29;

/** Face of a player in his team's jersey, drawn by the server. One and a half times as high as wide. */
export function Face({
  player,
  ...look
}: Look & { player: Pick<PlayerRef, 'id' | 'firstname' | 'lastname' | 'teamId'> }) {
  const custom = customPlayerOf(player.id);
  if (custom)
    return <Drawn {...look} of={player} src={`/api/custom-players/${custom.id}/face.svg?v=${custom.version}`} />;
  const team = player.teamId === null ? '' : `?team=${player.teamId}`;
  return <Drawn {...look} of={player} src={`/api/players/${player.id}/face.svg${team}`} />;
}

/** Face of a person with a career other than playing. */
export function PersonFace({ person, ...look }: Look & { person: Pick<PersonRef, 'id' | 'firstname' | 'lastname'> }) {
  return <Drawn {...look} of={person} src={`/api/persons/${person.id}/face.svg`} />;
}

/** Face of a manager, in the sweater of their club; a silhouette if they have chosen none. */
export function UserFace({ user, ...look }: Look & { user: { id: number; name: string } }) {
  return <Drawn {...look} of={{ firstname: user.name, lastname: '' }} src={userFacePath(user.id)} />;
}

/** Returns the address of a manager's face. */
export function userFacePath(id: number): string {
  return `/api/users/${id}/face.svg`;
}

function Drawn({
  of,
  src,
  width = 40,
  isDecoration,
  isCut,
}: Look & { of: { firstname: string; lastname: string }; src: string }) {
  const { t } = useTranslation();
  return (
    <img
      className={css.face}
      data-cut={isCut || undefined}
      src={src}
      alt={isDecoration ? '' : t('face', { name: `${of.firstname} ${of.lastname}`.trim() })}
      width={width}
      height={Math.round(width * (isCut ? 1.1 : 1.5))}
      loading="lazy"
      decoding="async"
    />
  );
}
