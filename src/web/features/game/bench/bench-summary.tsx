import type { Side } from '#engine/match/sides.ts';
import { periodFacts } from '#web/features/game/bench/period-facts.ts';
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
  const facts = periodFacts(stage.events, period);
  const [own, other] = side === 'home' ? [facts.home, facts.away] : [facts.away, facts.home];
  const outcome = own.goals > other.goals ? 'won' : own.goals < other.goals ? 'lost' : 'even';
  const xg = { own: format.number(own.xg, 1), other: format.number(other.xg, 1) };
  return (
    <Section title={t('bench.decided.title')}>
      <Stack gap="xs">
        <p>{t(`bench.decided.${outcome}`, { own: own.goals, other: other.goals, xg: xg.own, otherXg: xg.other })}</p>
        <p>{t('bench.decided.shots', { own: own.shots, other: other.shots })}</p>
        <p>
          {t('bench.decided.powerPlay', {
            own: own.powerPlayGoals,
            of: own.powerPlays,
            other: other.powerPlayGoals,
            otherOf: other.powerPlays,
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
