import type { TradeView } from '#domains/trade/contract/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';

/** Lists the events of a trade, line by line. */
export function TradeLog({ trade }: { trade: TradeView }) {
  const { t } = useTranslation('trade');
  const { from, to, third } = trade;
  const teamOf = (clubId: ClubId | null) => [to, third].find((team) => team?.clubId === clubId) ?? from;
  return (
    <Section title={t('log')}>
      <Stack as="ol" gap="sm">
        {trade.log.map(({ line, season, day, clubId, says, answer }) => (
          <li key={line}>
            <Text as="div" aside>
              {t('when', { season, day })}
            </Text>
            {t(`says.${says}`, { team: teamName(teamOf(clubId)) })}
            {answer && (
              <>
                {' '}
                {t(`verdict.${answer.verdict}`)}{' '}
                {answer.lapsed && `${t(`lapsed.${answer.lapsed.why}`, { player: answer.lapsed.player })} `}
                {answer.verdict !== 'yes' && answer.concern !== 'price' && t(`concern.${answer.concern}`)}
              </>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
