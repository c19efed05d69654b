import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Morning } from '#domains/morning/contract.ts';
import { sumOfMornings } from '#domains/morning/rules/sum.ts';
import type { TeamId } from '#engine/ids.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Row, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { Chips } from './overnight.tsx';

/** Results listed. */
const SHOWN = 5;

/** Sums up the days that a manager has skipped. @param mornings newest first, at least two */
export function CatchUp({
  mornings,
  teamId,
  onRead,
}: {
  mornings: readonly Morning[];
  teamId: TeamId;
  onRead: () => void;
}) {
  const { t } = useTranslation('morning');
  const format = useFormat();
  const { games, decided, won, placeBefore, placeAfter, gate, overnight } = sumOfMornings(mornings, teamId);
  return (
    <Section
      title={t('away.title', { count: mornings.length })}
      isFlush
      aside={
        <>
          <Link to="/club/news/{-$id}" params={{ id: String(teamId) }}>
            {t('away.news')}
          </Link>
          <Button size="xs" variant="default" onClick={onRead}>
            {t('away.read')}
          </Button>
        </>
      }
    >
      <Row gap="md" close inset="md">
        {games.length === 0 && <Text strong>{t('away.none')}</Text>}
        {decided > 0 && <Text strong>{t('away.record', { count: decided, won })}</Text>}
        {placeBefore !== null && placeAfter !== null && placeBefore !== placeAfter && (
          <Words chip={placeAfter < placeBefore ? 'good' : 'bad'}>
            {t('place', { before: format.ordinal(placeBefore), after: format.ordinal(placeAfter) })}
          </Words>
        )}
        {gate > 0 && <Words chip="tag">{t('gate', { amount: format.shortMoney(gate) })}</Words>}
      </Row>
      <Row inset="sm">
        <Chips night={overnight} />
      </Row>
      {games.slice(0, SHOWN).map((game) => (
        <GameScoreRow key={game.id} game={game} />
      ))}
    </Section>
  );
}
