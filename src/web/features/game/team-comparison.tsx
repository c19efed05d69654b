import { memo, useMemo } from 'react';
import { type TeamTotals, teamTotalsOf } from '#domains/game/rules/analysis/team-totals.ts';
import type { Side } from '#engine/match/sides.ts';
import { type GameStage, showsSame } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import css from './team-comparison.module.css';

const COUNTS = ['pim', 'hits', 'blocks', 'takeaways', 'giveaways'] as const;

/** Compares both teams' numbers up to the second on screen, as bars from the middle. */
export const TeamComparison = memo(function TeamComparison({ stage }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { view, events } = stage;
  const totals = useMemo(() => totalsOf(stage.view, events), [stage.view, events]);
  if (!totals) return null;
  const { home, away } = totals;
  const rows: [string, number, number, ((value: number) => string)?][] = [
    [t('compare.shots'), away.shots, home.shots],
    [t('compare.attempts'), away.attempts, home.attempts],
    [t('compare.xg'), away.xg, home.xg, (value) => format.number(value, 2)],
    ...COUNTS.map((id): [string, number, number] => [t(`compare.${id}`), away[id], home[id]]),
    [t('compare.faceoffs'), away.faceoffsWon, home.faceoffsWon],
  ];
  return (
    <Section title={t('compare.title')}>
      <table className={css.compare}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{view.game.away.abbr}</th>
            <td />
            <th scope="col">{view.game.home.abbr}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, one, other, words = String]) => (
            <tr key={label}>
              <td className={css.value}>{words(one)}</td>
              <th scope="row">
                {label}
                <ShareBars away={one} home={other} />
              </th>
              <td className={css.value}>{words(other)}</td>
            </tr>
          ))}
          <tr>
            <td className={css.value}>
              {away.ppGoals}/{away.ppOpportunities}
            </td>
            <th scope="row">{t('compare.pp')}</th>
            <td className={css.value}>
              {home.ppGoals}/{home.ppOpportunities}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}, showsSame);

/** Returns totals counted from the events; for games whose events are not kept, from the box score. */
function totalsOf({ box }: GameStage['view'], events: GameStage['events']): Record<Side, TeamTotals> | null {
  if (events.length > 0) return teamTotalsOf(events);
  return box && { home: box.home.team, away: box.away.team };
}

/** Two bars that divide a line in proportion to their numbers; empty while both are 0. */
export function ShareBars({ away, home }: { away: number; home: number }) {
  const total = away + home;
  const width = (share: number) => ({ width: total === 0 ? '50%' : `${(share / total) * 100}%` });
  return (
    <span className={css.bars} data-empty={total === 0 || undefined} aria-hidden>
      <span style={width(away)} data-side="away" />
      <span style={width(home)} data-side="home" />
    </span>
  );
}
