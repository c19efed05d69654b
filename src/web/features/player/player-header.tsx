import { Link } from '@tanstack/react-router';
import type { ShownPlayer } from '#domains/player/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { FollowButton } from '#web/features/follow/follow-button.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Face } from '#web/ui/face.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { CustomPlayerNote } from './custom-player-note.tsx';
import css from './player.module.css';
import { PlayerActions } from './player-actions.tsx';
import type { Profile } from './profile.ts';

const PLAYER_SCREENS = [
  '/player/{-$id}',
  '/player/stats/{-$id}',
  '/player/game-logs/{-$id}',
  '/player/news/{-$id}',
] as const;
/** Views of the profile: the player, or his contract. */
export const PLAYER_VIEWS = ['profile', 'contract'] as const;
export type PlayerScreenPath = (typeof PLAYER_SCREENS)[number];

/** The head of every screen about a player: face in his club's jersey, number, team, overall, and links to his other screens. */
export function PlayerHeader({
  screen,
  view = 'profile',
  player,
  team,
  status,
  retiredAt,
}: {
  screen: PlayerScreenPath;
  view?: (typeof PLAYER_VIEWS)[number];
  player: ShownPlayer;
  team: TeamRef | null;
  status: Profile['status'];
  retiredAt: number | null;
}) {
  const { t } = useTranslation(['player', 'common', 'screens']);
  const nation = useWorldIfLoaded()?.nationById.get(player.nationId);
  useAccent(team?.colors);
  const name = playerName(player);
  const isProfile = screen === '/player/{-$id}';
  const params = { id: String(player.id) };
  return (
    <>
      <PageHeader
        band
        title={isProfile ? name : t(`screens:${screen}`)}
        subject={isProfile ? undefined : name}
        picture={<Face player={player} width={72} />}
        eyebrow={
          isProfile ? (
            <>
              {player.jerseyNumber !== null && `#${player.jerseyNumber} · `}
              {t(`common:position.${player.position}`)}
            </>
          ) : (
            <Link to="/player/{-$id}" params={{ id: String(player.id) }}>
              {name}
            </Link>
          )
        }
        details={
          <>
            {team ? (
              <TeamLink team={team} />
            ) : (
              <span>{t(`player:status.${status}`, { season: retiredAt ?? 0, nation: nation?.name ?? '' })}</span>
            )}
            <span>
              <Flag nationId={player.nationId} /> {nation?.name}
            </span>
            <span>{t('player:age', { age: player.age })}</span>
            <CustomPlayerNote playerId={player.id} />
            {player.injury && <span className={css.out}>{t('player:out', { count: player.injury.daysLeft })}</span>}
            {player.suspension && (
              <span className={css.out}>{t('player:suspended', { count: player.suspension.gamesLeft })}</span>
            )}
          </>
        }
        actions={
          <>
            {isProfile && <FollowButton subject={{ kind: 'player', id: player.id }} name={name} />}
            {player.overall !== null && <RatingPill rating={player.overall} size="lg" />}
          </>
        }
      />
      {isProfile && retiredAt === null && status !== 'home' && <PlayerActions player={player} team={team} />}
      <LinkStrip kind="tabs" label={t('player:screensOf', { player: name })} current={`${screen}/${view}`}>
        {PLAYER_SCREENS.map((to) => (
          <Link
            key={to}
            to={to}
            params={params}
            activeOptions={{ exact: true, includeSearch: to === '/player/{-$id}', explicitUndefined: true }}
            aria-current={to === screen && view === 'profile' ? 'page' : undefined}
          >
            {t(`screens:${to}`)}
          </Link>
        ))}
        <Link
          to="/player/{-$id}"
          params={params}
          search={{ view: 'contract' }}
          aria-current={view === 'contract' ? 'page' : undefined}
        >
          {t('player:contract')}
        </Link>
        <Link to="/tcg-player/{-$id}" params={params}>
          {t('player:tradingCard')}
        </Link>
      </LinkStrip>
    </>
  );
}
