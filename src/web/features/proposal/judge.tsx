import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_REASON, STATUSES } from '#domains/proposal/constants.ts';
import type { OpenProposal } from '#domains/proposal/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** For admins: sets the status of a proposal, with the reason. */
export function Judge({ proposal: { id, status, statusReason } }: { proposal: OpenProposal }) {
  const { t } = useTranslation('proposal');
  const queries = useQueryClient();
  const { onSubmit, message, isPending } = useSubmit({
    send: (form) =>
      client.proposals.setStatus({
        id,
        status: STATUSES.find((known) => known === textOf(form, 'status')) ?? status,
        reason: textOf(form, 'reason'),
      }),
    onDone: () => {
      alert('success', t('statusSaved'));
      return queries.invalidateQueries({ queryKey: api.proposals.key() });
    },
  });
  return (
    <Section title={t('judge')}>
      <Stack as="form" gap="md" onSubmit={onSubmit} noValidate>
        <NativeSelect
          name="status"
          label={t('filter')}
          defaultValue={status}
          data={STATUSES.map((each) => ({ value: each, label: t(`status.${each}`) }))}
        />
        <TextInput name="reason" label={t('reasonField')} defaultValue={statusReason} maxLength={MAX_REASON} />
        {message && (
          <Text tone="bad" role="alert">
            {message}
          </Text>
        )}
        <div>
          <Button type="submit" loading={isPending}>
            {t('saveStatus')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
