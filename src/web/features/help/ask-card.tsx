import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_QUESTION, MIN_QUESTION, TOPICS } from '#domains/help/constants.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** A form for a question to the admins. */
export function AskCard() {
  const { t } = useTranslation('help');
  const queries = useQueryClient();
  const { onSubmit, faults, message, isPending } = useSubmit({
    check: (form): Record<string, string> =>
      textOf(form, 'text').trim().length < MIN_QUESTION ? { text: t('short', { min: MIN_QUESTION }) } : {},
    send: async (form) => {
      const topic = TOPICS.find((known) => known === textOf(form, 'topic')) ?? TOPICS[0];
      await client.help.ask({ topic, text: textOf(form, 'text') });
    },
    onDone: () => {
      // Forms keep their text while they are shown: reset it for the next question.
      document.querySelector<HTMLFormElement>('form[data-ask]')?.reset();
      alert('success', t('sent'));
      return queries.invalidateQueries({ queryKey: api.help.key() });
    },
  });
  return (
    <Section title={t('contact')}>
      <Stack as="form" gap="md" onSubmit={onSubmit} noValidate data-ask>
        <Text aside>{t('contactHint')}</Text>
        <NativeSelect
          name="topic"
          label={t('topic')}
          data={TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        />
        <Textarea
          name="text"
          label={t('text')}
          description={t('textHint')}
          error={faults['text']}
          maxLength={MAX_QUESTION}
          rows={5}
          required
        />
        {message && (
          <Text tone="bad" role="alert">
            {message}
          </Text>
        )}
        <div>
          <Button type="submit" loading={isPending}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
