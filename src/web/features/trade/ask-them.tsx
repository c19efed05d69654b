import { Button } from '@mantine/core';
import type { AskedPart, BenchSide } from '#domains/trade/contract/shapes.ts';
import type { TradeAsset } from '#domains/trade/rules/assets.ts';
import type { TeamId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { useNameOf } from './chosen-parts.tsx';
import { useTradeCommand } from './use-trade-command.ts';

/** A trade in the form the calls take. */
export interface Asked {
  id: number;
  withTeamId: TeamId;
  thirdTeamId?: TeamId;
  parts: AskedPart[];
}
type Question = 'interest' | 'wants' | 'make-it-work';

/** Asks an AI general manager, and shows the answer in words, with what would make the trade work. */
export function AskThem({
  asked,
  bench,
  onAdd,
}: {
  asked: Asked;
  bench: BenchSide;
  onAdd: (asset: TradeAsset) => void;
}) {
  const { t } = useTranslation('trade');
  const ask = useTradeCommand(
    (question: Question) => client.trades.soundOut({ ...asked, question }),
    () => null,
  );
  const answer = ask.data?.data;
  const isAskingMore = ask.variables !== undefined && ask.variables !== 'interest';
  const isGiving = asked.parts.some(({ fromTeamId }) => fromTeamId === asked.id);
  return (
    <Stack>
      <Row gap="sm" align="end">
        {isGiving ? (
          <>
            <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate('interest')}>
              {t('ask')}
            </Button>
            <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate('make-it-work')}>
              {t('makeItWork')}
            </Button>
          </>
        ) : (
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate('wants')}>
            {t('wants')}
          </Button>
        )}
      </Row>
      {answer && (
        <Stack ground="dim" gap="sm" inset="box" role="status">
          {(isGiving || answer.ways.length === 0) && (
            <Text size="xl" strong>
              {t(`verdict.${answer.verdict}`)}
            </Text>
          )}
          {isGiving && answer.verdict !== 'yes' && answer.concern !== 'price' && (
            <p>{t(`concern.${answer.concern}`)}</p>
          )}
          {isAskingMore && answer.verdict !== 'yes' && <Ways ways={answer.ways} bench={bench} onAdd={onAdd} />}
          {answer.mood !== 'open' && <Text aside>{t(`mood.${answer.mood}`)}</Text>}
        </Stack>
      )}
    </Stack>
  );
}

function Ways({
  ways,
  bench,
  onAdd,
}: {
  ways: readonly (readonly TradeAsset[])[];
  bench: BenchSide;
  onAdd: (asset: TradeAsset) => void;
}) {
  const { t } = useTranslation('trade');
  const nameOf = useNameOf(bench);
  if (ways.length === 0) return <p>{t('noWays')}</p>;
  return (
    <>
      <p>{t('ways')}</p>
      <Stack as="ul" gap="sm">
        {ways.map((way) => {
          const names = way.map(nameOf).join(t('and'));
          return (
            <Row key={names} as="li" gap="sm">
              <strong>{names}</strong>
              <Button
                size="compact-sm"
                aria-label={t('add', { player: names })}
                onClick={() => {
                  for (const asset of way) onAdd(asset);
                }}
              >
                {t('use')}
              </Button>
            </Row>
          );
        })}
      </Stack>
    </>
  );
}
