import type { ClubOverview } from '#domains/club/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';

/** Shows the team's average form, energy and morale. */
export function Condition({ condition }: { condition: ClubOverview['condition'] }) {
  const { t } = useTranslation('club');
  return (
    <Section title={t('overview.condition')}>
      <Row gap="md" close justify="between">
        {(['form', 'energy', 'morale'] as const).map((part) => (
          <Stack key={part} gap="xs">
            <Words size="sm">{t(`overview.${part}`)}</Words>
            <Meter value={condition[part]} label={t(`overview.${part}`)} width={64} />
          </Stack>
        ))}
      </Row>
    </Section>
  );
}
