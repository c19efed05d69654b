import type { TeamRef } from '#domains/shapes.ts';
import { FAIRNESS } from '#domains/trade/constants.ts';
import type { MustAgreeView } from '#domains/trade/contract/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';

/**
 * Says before the trade is signed that others will have to approve it, no matter what these clubs agree on. @param
 * teams clubs in the trade
 */
export function MustAgree({ mustAgree, teams }: { mustAgree: MustAgreeView; teams: readonly TeamRef[] }) {
  const { t } = useTranslation('trade');
  const team = teams.find(({ clubId }) => clubId === mustAgree?.clubId);
  if (!mustAgree || !team) return null;
  return (
    <Text ground="bad" inset="box" tone="bad">
      {t(wordsOf(mustAgree), { team: teamName(team, 'nickname') })} {t('mustAgree.hence', { quorum: FAIRNESS.quorum })}
    </Text>
  );
}

function wordsOf({ hasGained, isAi }: NonNullable<MustAgreeView>) {
  if (isAi) return hasGained ? 'mustAgree.gainedFromYou' : 'mustAgree.lostToYou';
  return hasGained ? 'mustAgree.gained' : 'mustAgree.lost';
}
