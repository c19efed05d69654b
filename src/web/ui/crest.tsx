import { useTranslation } from 'react-i18next';
import type { TeamRef } from '#domains/shapes.ts';

type Named = Pick<TeamRef, 'clubId' | 'city' | 'nickname'>;

/** Crest of a team's club, drawn by the server. `isDecoration`: the name stands beside it. */
export function Crest({ team, size = 24, isDecoration }: { team: Named; size?: number; isDecoration?: boolean }) {
  const { t } = useTranslation();
  return (
    <img
      src={`/api/clubs/${team.clubId}/crest.svg`}
      alt={isDecoration ? '' : t('crest', { name: `${team.city} ${team.nickname}` })}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={{ flex: 'none', objectFit: 'contain' }}
    />
  );
}

/** Home jersey of a team's club. */
export function Jersey({ team, size = 96 }: { team: Named; size?: number }) {
  const { t } = useTranslation();
  return (
    <img
      src={`/api/clubs/${team.clubId}/jersey.svg`}
      alt={t('jersey', { name: `${team.city} ${team.nickname}` })}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={{ flex: 'none', objectFit: 'contain' }}
    />
  );
}
