import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LineupView } from '#domains/lineups/contract.ts';
import { NoSuchTeam } from '#web/features/club/no-such-team.tsx';
import { LineupEditor } from '#web/features/lineups/lineup-editor.tsx';
import { LINEUP_TABS } from '#web/features/lineups/lineup-parts.ts';
import { renewalMs } from '#web/features/lineups/renewal.ts';
import { OpponentReport } from '#web/features/scout/opponent-report.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { serverNow } from '#web/lib/time.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import css from './lineups.module.css';

/** /club/lineups: the lineup of one of the own teams or that one coaches, a nation's too (`?team=`, else the PRO team), a part of it a tab. */
export function LineupsScreen() {
  const { teamId } = useManager();
  const asked = useSearchNumber('team');
  // Who has no club may coach a team of somebody else's.
  const hasNoClub = asked === undefined && teamId === null;
  const career = useQuery(api.jobs.career.queryOptions({ input: { kind: 'coach' }, enabled: hasNoClub }));
  const id = asked ?? teamId ?? career.data?.data.career?.job?.linesTeamId ?? null;
  const query = useQuery(
    api.lineups.find.queryOptions({
      input: { id: id ?? 0 },
      enabled: id !== null,
      refetchInterval: ({ state }) => state.data !== undefined && renewalMs(state.data.data, serverNow()),
    }),
  );
  if (id === null && hasNoClub && career.isPending) return <Loaded query={career}>{() => null}</Loaded>;
  if (id === null) return <NoSuchTeam />;
  return <Loaded query={query}>{({ data }) => <LineupPage key={data.team.id} view={data} />}</Loaded>;
}

function LineupPage({ view }: { view: LineupView }) {
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
        actions={view.teams.length > 1 && <TeamLevels view={view} />}
      />
      {liveGame && (
        <div className={css.notice} role="note">
          <Icon name="info" />
          <span>{t('live')}</span>
          <LinkButton size="xs" variant="default" to="/game/{-$id}" params={{ id: String(liveGame.id) }}>
            {t('watch')}
          </LinkButton>
        </div>
      )}
      <LineupEditor view={view} tab={tab} />
      {view.abilities.see && view.team.level === 'PRO' && <OpponentReport teamId={view.team.id} />}
    </>
  );
}

/** PRO, FRM and U21, or a nation's two teams: the same screen of the other team. */
function TeamLevels({ view }: { view: LineupView }) {
  const { t } = useTranslation('common');
  return (
    <LinkStrip kind="switch" label={t('team')} current={view.team.id}>
      {view.teams.map((team, index) => (
        <Link
          key={team.id}
          to="/club/lineups"
          search={(before: Record<string, unknown>) => ({
            ...before,
            team: index === 0 && team.clubId !== null ? undefined : team.id,
          })}
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
