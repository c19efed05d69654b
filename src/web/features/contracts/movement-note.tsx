import type { PlayerContractsView } from '#domains/contracts/contract.ts';
import { roundSalary } from '#engine/market/price.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';

interface NoteProps extends Pick<PlayerContractsView, 'movement'> {
  relegation: NonNullable<PlayerContractsView['own']>['relegation'];
  terms: OfferedTerms;
}

/** Says what happens to the contract if the club changes leagues, and what a relegation clause is worth to the player. */
export function MovementNote({ movement, relegation, terms }: NoteProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const down = relegation && movement?.relegation;
  const up = movement?.promotion;
  const hit = averageOf(terms);
  return (
    <Stack gap="xs">
      {relegation && relegation.price > 0 && (
        <Text tone="dim">{t('relegation.price', { percent: format.percent(relegation.price * 100, 0) })}</Text>
      )}
      {down && (
        <Text tone="warn">
          {t(`relegation.outlook.${down}`)}{' '}
          {t(`relegation.leaves.${relegation.leaves}.${terms.relegationClause ? 'clause' : 'noClause'}`, {
            dead: format.percent(relegation.deadShare * 100, 0),
          })}
        </Text>
      )}
      {up && (
        <Text tone="dim">
          {t(`promotion.outlook.${up.outlook}`)}{' '}
          {t('promotion.cost', { money: format.money(roundSalary(hit * up.ratio, up)) })}
        </Text>
      )}
    </Stack>
  );
}
