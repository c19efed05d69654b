import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TeamRef } from '#domains/shapes.ts';
import { useAccent } from '#web/lib/accent.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Crest } from './crest.tsx';
import { LinkStrip } from './link-strip.tsx';
import { teamName } from './names.ts';
import { PageHeader } from './page-header.tsx';
import { TeamLevelSwitch } from './team-level-switch.tsx';
import { TeamLink } from './team-link.tsx';

const TEAM_SCREENS = [
  '/club/overview/{-$id}',
  '/club/roster/{-$id}',
  '/club/schedule/{-$id}',
  '/club/stats/{-$id}',
  '/club/history/{-$id}',
  '/club/news/{-$id}',
] as const;
/** Screens with this header; only those of `TEAM_SCREENS` are among its links to a team's other screens. */
export type TeamScreen =
  | (typeof TEAM_SCREENS)[number]
  | '/club/training/{-$id}'
  | '/club/camps/{-$id}'
  | '/club/season-review/{-$id}'
  | '/coaching-staff/{-$id}'
  | '/club/combined-schedule/{-$id}'
  | '/club/tournament-schedule/{-$id}';

/**
 * The head of every screen about a team: crest, league, the switch between the club's teams and, unless it is simply
 * the user's own screen, links to the team's other screens. The page takes the club's color. `details` is a line below
 * the title, `actions` come before the switch.
 */
export function TeamHeader({
  screen,
  team,
  teams,
  details,
  actions,
}: {
  screen: TeamScreen;
  team: TeamRef;
  teams: readonly TeamRef[];
  details?: ReactNode;
  actions?: ReactNode;
}) {
  const { t } = useTranslation(['screens', 'common', 'club']);
  const hasId = useIdParam() !== undefined;
  const league = useWorldIfLoaded()?.leagueById.get(team.leagueId);
  useAccent(team.colors);
  const isOverview = screen === '/club/overview/{-$id}';
  const leagueLink = league && (
    <Link to="/league/overview/{-$id}" params={{ id: String(league.id) }}>
      {league.name}
    </Link>
  );
  return (
    <>
      <PageHeader
        band={screen === '/club/history/{-$id}'}
        title={isOverview ? teamName(team) : t(`screens:${screen}`)}
        subject={isOverview ? undefined : teamName(team)}
        picture={<Crest team={team} size={72} isDecoration />}
        eyebrow={isOverview ? leagueLink : <TeamLink team={team} crest={false} />}
        details={
          <>
            {!isOverview && leagueLink && <span>{leagueLink}</span>}
            {details}
          </>
        }
        actions={
          <>
            {actions}
            <TeamLevelSwitch teams={teams} current={team.id} to={screen} />
          </>
        }
      />
      {hasId && (
        <LinkStrip kind="tabs" label={t('club:screensOf', { team: teamName(team) })} current={screen}>
          {TEAM_SCREENS.map((to) => (
            <Link key={to} to={to} params={{ id: String(team.id) }} aria-current={to === screen ? 'page' : undefined}>
              {t(`screens:${to}`)}
            </Link>
          ))}
        </LinkStrip>
      )}
    </>
  );
}
