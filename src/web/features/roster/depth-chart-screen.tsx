import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Depth, depthOf, isSigned, type Member } from '#domains/roster/rules/depth.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { RESTRICTED } from '#engine/market/constants.ts';
import type { Level } from '#engine/player/skills.ts';
import { Prospects } from '#web/features/draft/prospects.tsx';
import { AssistantCard } from '#web/features/free-agency/assistant-card.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load, Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './depth-chart.module.css';

interface Listed extends Member {
  player: RosterPlayerView;
}

const TABS = ['players', 'prospects'] as const;

/** Shows the user's own organization by position, over three teams and three seasons. */
export function DepthChartScreen() {
  const { t } = useTranslation(['roster', 'screens']);
  const { teamId } = useManager();
  const tab = useSearchChoice('tab', TABS);
  return (
    <>
      <PageHeader title={t('screens:/office/depth-chart')} details={t('roster:intro')} />
      {teamId === null ? (
        <EmptyState icon="club" title={t('roster:noClub')}>
          <LinkButton to="/club/choose">{t('roster:choose')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <TabLinks
            label={t('roster:tabs')}
            current={tab}
            tabs={TABS.map((id) => ({ id, label: t(`roster:tab.${id}`) }))}
          />
          {tab === 'prospects' ? (
            <ProspectsTab />
          ) : (
            <Stack>
              <AssistantCard teamId={teamId} />
              <DepthChart teamId={teamId} />
            </Stack>
          )}
        </>
      )}
    </>
  );
}

/** Lists future arrivals: amateurs whose rights the club holds. */
function ProspectsTab() {
  return (
    <Load from={api.draft.mine.queryOptions()} skeleton={<LoadingTable rows={8} columns={6} />}>
      {({ data }) => <Prospects mine={data} />}
    </Load>
  );
}

function DepthChart({ teamId }: { teamId: TeamId }) {
  const pro = useQuery(api.club.roster.queryOptions({ input: { id: teamId } }));
  const season = useWorldIfLoaded()?.currentSeason;
  const others = useQueries({
    queries: (pro.data?.data.teams ?? [])
      .filter(({ id }) => id !== teamId)
      .map(({ id }) => api.club.roster.queryOptions({ input: { id } })),
    combine: (queries) => ({
      rosters: queries.flatMap(({ data }) => data?.data ?? []),
      isAll: queries.every(({ data }) => data !== undefined),
    }),
  });
  const depths = useMemo(() => {
    if (!pro.data || !others.isAll || season === undefined) return undefined;
    const members = [pro.data.data, ...others.rosters].flatMap(({ team, players }) =>
      players.map((player) => memberOf(player, team.level)),
    );
    return depthOf(members, season);
  }, [pro.data, others, season]);
  return (
    <Loaded query={{ ...pro, data: depths }} skeleton={<LoadingTable rows={20} columns={6} />}>
      {(all) => (
        <Columns min={480}>
          {all.map((depth) => (
            <PositionDepth key={depth.position} depth={depth} />
          ))}
        </Columns>
      )}
    </Loaded>
  );
}

function memberOf(player: RosterPlayerView, level: Level): Listed {
  const { id, position, overall, age, contract } = player;
  return { id, position, overall, age, level, signedUntil: contract?.to ?? null, player };
}

function PositionDepth({ depth }: { depth: Depth<Listed> }) {
  const { t } = useTranslation(['roster', 'common']);
  const columns = useDepthColumns(depth);
  const title = t(`common:position.${depth.position}`);
  return (
    <Section title={title} isFlush>
      <ul className={css.seasons}>
        {depth.seasons.map(({ season, pro, everybody }) => {
          const open = Math.max(0, pro.needed - pro.signed);
          return (
            <li key={season} data-open={open > 0 || undefined}>
              <span className="visually-hidden">{t('roster:signed', { season, ...pro })}</span>
              <span aria-hidden className={css.season}>
                {t('roster:seasonColumn', { season })}
              </span>
              <strong aria-hidden>
                {pro.signed}/{pro.needed}
              </strong>
              <span>{open > 0 ? t('roster:hole', { count: open }) : t('roster:full')}</span>
              <span className={css.dim}>{t('roster:everybody', everybody)}</span>
            </li>
          );
        })}
      </ul>
      <DataTable
        name="depth-chart"
        label={title}
        rows={depth.members}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('roster:nobody')}
        rowClass={({ level }) => (level === 'PRO' ? undefined : css.below)}
      />
    </Section>
  );
}

function useDepthColumns({ seasons }: Depth<Listed>): Column<Listed>[] {
  const { t } = useTranslation('roster');
  const col = useColumnKit('roster:').of<Listed>();
  const format = useFormat();
  return useMemo(
    () => [
      col.overall(),
      col.player({ name: 'short', flag: true }),
      col.text('team', 'level'),
      col.count('age', { isTight: true }),
      ...seasons.map(
        ({ season }): Column<Listed> =>
          col.count(
            String(season),
            (member) => (isSigned(member, season) ? (member.player.contract?.salary ?? null) : null),
            {
              header: t('seasonColumn', { season }),
              title: t('seasonTitle', { season }),
              cell: (member) =>
                isSigned(member, season) ? (
                  <Words numeric>{format.shortMoney(member.player.contract?.salary ?? 0)}</Words>
                ) : (
                  <Expired member={member} season={season} runningSeason={seasons[0]?.season ?? season} />
                ),
            },
          ),
      ),
    ],
    [t, format, seasons, col],
  );
}

/** Shows a player's status after his contract ends, in the first season without one. */
function Expired({ member, season, runningSeason }: { member: Listed; season: number; runningSeason: number }) {
  const { t } = useTranslation('roster');
  if (member.signedUntil !== season - 1) return null;
  const status = member.age + (season - runningSeason) < RESTRICTED.until ? 'restricted' : 'unrestricted';
  return (
    <>
      <Words aria-hidden chip="warn">
        {t(`expires.${status}`)}
      </Words>
      <span className="visually-hidden">{t(`expiresTitle.${status}`)}</span>
    </>
  );
}
