import { useTranslation } from 'react-i18next';
import type { SeriesView } from '#domains/league/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './bracket.module.css';

const ROUNDS = [
  { round: 1, slots: [0, 1, 2, 3] },
  { round: 2, slots: [0, 1] },
  { round: 3, slots: [0] },
] as const;

/** The tree of the playoffs: four quarterfinals at the left, the final at the right. */
export function Bracket({
  series,
  season,
  champion,
}: {
  series: readonly SeriesView[];
  season: number;
  champion: TeamRef | null;
}) {
  const { t } = useTranslation('league');
  if (series.length === 0) {
    return (
      <EmptyState icon="league" title={t('bracket.empty')}>
        {t('bracket.emptyHint')}
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={t('bracket.tree', { season })}>
      {champion && (
        <p className={css.champion}>
          <Icon name="cup" />
          {t('bracket.champion', { team: teamName(champion) })}
        </p>
      )}
      <div className={css.tree}>
        {ROUNDS.map(({ round, slots }) => (
          <div key={round} className={css.round}>
            <h3 className={css.title}>{t(`bracket.round.${round}`)}</h3>
            <ol className={css.list}>
              {slots.map((slot) => (
                <li key={slot}>
                  <Series series={series.find((one) => one.round === round && one.slot === slot)} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

function Series({ series }: { series: SeriesView | undefined }) {
  const { t } = useTranslation('league');
  if (!series) return <div className={css.open}>{t('bracket.open')}</div>;
  const { high, low, highSeed, lowSeed, highWins, lowWins, winnerTeamId } = series;
  return (
    <div className={css.series}>
      <Side team={high} seed={highSeed} wins={highWins} isOut={winnerTeamId !== null && winnerTeamId !== high.id} />
      <Side team={low} seed={lowSeed} wins={lowWins} isOut={winnerTeamId !== null && winnerTeamId !== low.id} />
    </div>
  );
}

function Side({ team, seed, wins, isOut }: { team: TeamRef; seed: number; wins: number; isOut: boolean }) {
  const { t } = useTranslation('league');
  return (
    <div className={css.side} data-out={isOut || undefined}>
      <span className={css.seed}>{t('bracket.seed', { seed })}</span>
      <TeamLink team={team} name="city" />
      <span className={css.wins}>{wins}</span>
    </div>
  );
}
