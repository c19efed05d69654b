import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FormerActView } from '#domains/probation/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { UndoButton } from '#web/features/notifications/undo-button.tsx';
import { api } from '#web/lib/api.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { notifications } from './facts.tsx';

/**
 * Lists actions of the previous manager before leaving that can be reversed, each with a button; shows nothing if there
 * are none.
 */
export function FormerActs({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('probation');
  const query = useQuery(api.probation.formerActs.queryOptions({ input: { id: teamId } }));
  const acts = query.data?.data ?? [];
  if (acts.length === 0) return null;
  return (
    <Section title={t('former.title')}>
      <Text tone="dim">{t('former.intro')}</Text>
      <Stack as="ul" gap="sm" top="md">
        {acts.map((one) => (
          <Act key={one.id} {...one} />
        ))}
      </Stack>
    </Section>
  );
}

function Act({ id, act }: FormerActView) {
  const { t } = useTranslation('probation');
  const wordsId = useId();
  return (
    <Row as="li" justify="between" gap="md" close>
      <span id={wordsId}>
        <FactWords of={notifications} fact={{ kind: 'former-act', params: { act } }} />
      </span>
      <UndoButton id={id} describedBy={wordsId} label={t('former.reverse')} />
    </Row>
  );
}
