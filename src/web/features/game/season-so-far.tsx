import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './season-so-far.module.css';

/**
 * Shows both teams' regular season before the game: rank, record, goals, special teams, leading scorers. Shows nothing
 * before its first day, or outside league play.
 */
export function SeasonSoFar({ view }: { view: GameView }) {
  const { leagueId } = view.game;
  return leagueId === null ? null : <OfLeague view={view} leagueId={leagueId} />;
}

function OfLeague({ view, leagueId }: { view: GameView; leagueId: LeagueId }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { home, away, season } = view.game;
  const standings = useQuery(api.league.standings.queryOptions({ input: { id: leagueId, season } }));
  const awayStats = useQuery(api.stats.team.queryOptions({ input: { id: away.id, season } }));
  const homeStats = useQuery(api.stats.team.queryOptions({ input: { id: home.id, season } }));
  // Its room is reserved while it loads; before the first round there is nothing to load.
  if (view.game.round > 1 && [standings, awayStats, homeStats].some(({ isPending }) => isPending)) {
    return (
      <Section title={t('season.title')} isFlush>
        <LoadingTable rows={10} columns={3} />
      </Section>
    );
  }
  const rowOf = (teamId: TeamId) => standings.data?.data.rows.find(({ team }) => team.id === teamId);
  const sides = [
    { row: rowOf(away.id), stats: awayStats.data?.data },
    { row: rowOf(home.id), stats: homeStats.data?.data },
  ];
  if (!sides.every(({ row, stats }) => row && row.played > 0 && stats?.totals)) return null;
  const lines: { label: string; values: ReactNode[] }[] = [
    { label: t('season.rank'), values: sides.map(({ row }) => row && format.ordinal(row.rank)) },
    { label: t('season.record'), values: sides.map(({ row }) => row && formatRecord(row)) },
    { label: t('season.points'), values: sides.map(({ row }) => row?.points) },
    {
      label: t('season.goalsFor'),
      values: sides.map(({ row }) => row && format.number(row.goalsFor / row.played, 2)),
    },
    {
      label: t('season.goalsAgainst'),
      values: sides.map(({ row }) => row && format.number(row.goalsAgainst / row.played, 2)),
    },
    { label: t('season.powerPlay'), values: sides.map(({ stats }) => percent(stats?.totals?.ppPercentage)) },
    { label: t('season.penaltyKill'), values: sides.map(({ stats }) => percent(stats?.totals?.pkPercentage)) },
    {
      label: t('season.topScorer'),
      values: sides.map(({ stats }) => {
        const [best] = stats?.skaters.toSorted(byPoints) ?? [];
        return (
          best && (
            <span className={css.scorer}>
              <PlayerLink player={best.player} name="short" />
              <small>{t('season.scored', { goals: best.totals.goals, assists: best.totals.assists })}</small>
            </span>
          )
        );
      }),
    },
  ];
  return (
    <Section title={t('season.title')} isFlush>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <TeamLink team={away} name="abbr" />
            </th>
            <td />
            <th scope="col">
              <TeamLink team={home} name="abbr" />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, values: [one, other] }) => (
            <tr key={label}>
              <td>{one}</td>
              <th scope="row">{label}</th>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );

  function percent(share: number | null | undefined): string {
    return share === null || share === undefined ? '–' : format.percent(share, 1);
  }
}

interface Scorer {
  totals: { points: number; goals: number };
}

function byPoints({ totals: one }: Scorer, { totals: other }: Scorer): number {
  return other.points - one.points || other.goals - one.goals;
}
