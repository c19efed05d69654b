import { fullTeamName } from '#domains/club/rules/teams.ts';
import type { AnyTeamRef, TeamRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Flag } from './flag.tsx';

type Named = Pick<TeamRef, 'clubId' | 'city' | 'nickname'>;
/** Returns the address of a club's crest. */
export const crestPath = (clubId: ClubId) => `/api/clubs/${clubId}/crest.svg`;
/** Returns the address of a club's home jersey. */
export const jerseyPath = (clubId: ClubId) => `/api/clubs/${clubId}/jersey.svg`;

type AnyNamed = Named | Extract<AnyTeamRef, { clubId: null }>;

/**
 * Crest of a team's club, drawn by the server; a nation's team has its flag, any other a disc in its colors.
 * `isDecoration`: the name is shown beside it.
 */
export function Crest({ team, size = 24, isDecoration }: { team: AnyNamed; size?: number; isDecoration?: boolean }) {
  const { t } = useTranslation();
  const alt = isDecoration ? '' : t('crest', { name: fullTeamName(team) });
  const box = { width: size, height: size, flex: 'none' };
  if (team.clubId !== null) {
    return (
      <img
        src={crestPath(team.clubId)}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        style={{ flex: 'none', objectFit: 'contain' }}
      />
    );
  }
  if (team.nationId !== null) {
    return (
      <span style={{ ...box, display: 'inline-grid', placeItems: 'center' }}>
        <Flag nationId={team.nationId} size={size / 1.5} isDecoration={isDecoration} />
      </span>
    );
  }
  const [primary, secondary] = team.colors;
  const disc = { borderRadius: '50%', background: `linear-gradient(135deg, ${primary} 50%, ${secondary} 50%)` };
  return (
    <span
      style={{ ...box, ...disc, display: 'inline-block' }}
      {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    />
  );
}

/** Home jersey of a team's club. */
export function Jersey({ team, size = 96 }: { team: Named; size?: number }) {
  const { t } = useTranslation();
  return (
    <img
      src={jerseyPath(team.clubId)}
      alt={t('jersey', { name: fullTeamName(team) })}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={{ flex: 'none', objectFit: 'contain' }}
    />
  );
}
