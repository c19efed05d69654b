import type { TeamRef } from '#domains/shapes.ts';
import type { TradePartView } from '#domains/trade/contract/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { usePickName } from './pick-name.tsx';

type Becomes = NonNullable<Extract<TradePartView, { kind: 'pick' }>['becomes']>;

/** Says what a conditional pick becomes, on what condition, and the outcome. */
export function ConditionWords({ becomes, giver }: { becomes: Becomes; giver: TeamRef | undefined }) {
  const { t } = useTranslation('trade');
  const pickName = usePickName();
  const { condition, status, season } = becomes;
  const facts = {
    pick: pickName(becomes.pick),
    team: giver ? teamName(giver, 'nickname') : '',
    season,
  };
  return (
    <Text wide size="sm">
      {condition.kind === 'games' &&
        t('condition.said.games', { ...facts, player: playerName(condition.player), count: condition.games })}
      {condition.kind === 'playoffs' && t('condition.said.playoffs', facts)}
      {condition.kind === 'top' && t('condition.said.top', { ...facts, count: condition.places })}{' '}
      <strong>
        {status === 'pending' && condition.kind === 'games' && condition.played !== null
          ? t('condition.soFar', { played: condition.played, games: condition.games })
          : status !== 'offered' && t(`condition.status.${status}`)}
      </strong>
    </Text>
  );
}
