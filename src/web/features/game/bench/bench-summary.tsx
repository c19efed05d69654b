import { teamTotalsOf } from '#domains/game/rules/analysis/team-totals.ts';
import { periodScoresOf } from '#domains/game/rules/reveal.ts';
import type { Side } from '#engine/match/sides.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { formatList, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** Says in three sentences what decided the period so far, and who is tired. */
export function BenchSummary({ stage, side, tired }: { stage: GameStage; side: Side; tired: readonly string[] }) {
  const { t, i18n } = useTranslation('game');
  const format = useFormat();
  const { period } = stage.scene;
  const totals = teamTotalsOf(stage.events, period);
  const [home, away] = periodScoresOf(stage.events)[period - 1] ?? [0, 0];
  const isHome = side === 'home';
  const [own, other] = isHome ? [totals.home, totals.away] : [totals.away, totals.home];
  const [goals, against] = isHome ? [home, away] : [away, home];
  const outcome = goals > against ? 'won' : goals < against ? 'lost' : 'even';
  const xg = { own: format.number(own.xg, 1), other: format.number(other.xg, 1) };
  return (
    <Section title={t('bench.decided.title')}>
      <Stack gap="xs">
        <p>{t(`bench.decided.${outcome}`, { own: goals, other: against, xg: xg.own, otherXg: xg.other })}</p>
        <p>{t('bench.decided.shots', { own: own.shots, other: other.shots })}</p>
        <p>
          {t('bench.decided.powerPlay', {
            own: own.ppGoals,
            of: own.ppOpportunities,
            other: other.ppGoals,
            otherOf: other.ppOpportunities,
          })}
        </p>
        {tired.length > 0 && (
          <Text tone="warn" strong>
            {t('bench.decided.tired', { players: formatList(tired, i18n.language) })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
