import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LineupView } from '#domains/lineups/contract.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { LineupEditor } from '#web/features/lineups/lineup-editor.tsx';
import { LINEUP_TABS } from '#web/features/lineups/lineup-parts.ts';
import { renewalMs } from '#web/features/lineups/renewal.ts';
import { OpponentReport } from '#web/features/scout/opponent-report.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { serverNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/**
 * Shows /club/lineups: the lineup of one of the user's teams or of a team that they coach (`?team=`, else the PRO
 * team), in tabs.
 */
export function LineupsScreen() {
  const { teamId } = useManager();
  const asked = useSearchNumber('team');
  // A user without a club may coach another owner's team.
  const hasNoClub = asked === undefined && teamId === null;
  const career = useQuery(api.jobs.career.queryOptions({ input: { kind: 'coach' }, enabled: hasNoClub }));
  const id = asked ?? teamId ?? career.data?.data.career?.job?.linesTeamId ?? null;
  if (id === null && hasNoClub && career.isPending) return <Loaded query={career}>{() => null}</Loaded>;
  if (id === null) return <NoSuchTeam />;
  return (
    <TeamLines id={id}>
      {(view) => {
        const nationId = nationOf(view.team);
        if (nationId === null)
          return <LineupPage key={view.team.id} view={view} switchTeam={<TeamLevels view={view} />} />;
        // A nation's teams have a screen of their own.
        return (
          <Navigate
            to="/nation/lineups/{-$id}"
            params={{ id: String(nationId) }}
            search={({ team: _, ...before }: Record<string, unknown>) => ({ ...before, level: levelInUrl(view.team) })}
            replace
          />
        );
      }}
    </TeamLines>
  );
}

/** Returns the nation of a team; null for a club's or region's team. */
export function nationOf(team: AnyTeamRef): number | null {
  return team.clubId === null ? team.nationId : null;
}

/** Returns the level of a nation's team as in the URL, which leaves out the senior team. */
export function levelInUrl({ level }: AnyTeamRef): string | undefined {
  return level === 'U20' ? level : undefined;
}

/** Loads the lineup of a team, and refetches it as its game goes on. */
export function TeamLines({ id, children }: { id: TeamId; children: (view: LineupView) => ReactNode }) {
  const query = useQuery(
    api.lineups.find.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => state.data !== undefined && renewalMs(state.data.data, serverNow()),
    }),
  );
  return <Loaded query={query}>{({ data }) => children(data)}</Loaded>;
}

/** Shows the board of a team, below its head with the next game and the switch to the owner's other teams. */
export function LineupPage({ view, switchTeam }: { view: LineupView; switchTeam: ReactNode }) {
  const { t } = useTranslation(['lineups', 'common']);
  const tab = useSearchChoice('tab', LINEUP_TABS);
  useAccent(view.team.colors);
  const { nextGame, liveGame } = view;
  return (
    <>
      <PageHeader
        title={t('title')}
        subject={teamName(view.team)}
        eyebrow={teamName(view.team)}
        picture={<Crest team={view.team} size={64} isDecoration />}
        details={
          nextGame && (
            <span>
              {t('nextGame')}:{' '}
              <Link to="/game/{-$id}" params={{ id: String(nextGame.id) }}>
                {nextGame.away.abbr} {t('common:at')} {nextGame.home.abbr}
              </Link>{' '}
              {nextGame.faceoffAt && <Countdown until={nextGame.faceoffAt} />}
            </span>
          )
        }
        actions={switchTeam}
      />
      {liveGame && (
        <Row plate edge="live" gap="md" close inset="md" bottom="md" role="note">
          <Icon name="info" />
          <span>{t('live')}</span>
          <LinkButton size="xs" variant="default" to="/game/{-$id}" params={{ id: String(liveGame.id) }}>
            {t('watch')}
          </LinkButton>
        </Row>
      )}
      <LineupEditor view={view} tab={tab} />
      {view.abilities.see && view.team.level === 'PRO' && <OpponentReport teamId={view.team.id} />}
    </>
  );
}

/** Switches between PRO, FRM and U21: the same screen of the other team. */
function TeamLevels({ view }: { view: LineupView }) {
  const { t } = useTranslation('common');
  if (view.teams.length < 2) return null;
  return (
    <LinkStrip kind="switch" label={t('team')} current={view.team.id}>
      {view.teams.map((team, index) => (
        <Link
          key={team.id}
          to="/club/lineups"
          search={(before: Record<string, unknown>) => ({ ...before, team: index === 0 ? undefined : team.id })}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={team.id === view.team.id ? 'page' : undefined}
          data-tip={team.level === null ? undefined : t(`levelName.${team.level}`)}
        >
          {team.level === null ? teamName(team) : t(`level.${team.level}`)}
        </Link>
      ))}
    </LinkStrip>
  );
}
