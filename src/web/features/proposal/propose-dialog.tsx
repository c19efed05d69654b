import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NEW_PROPOSAL, TEXT, TITLE } from '#domains/proposal/constants.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { useSetSearch } from '#web/lib/search-params.ts';
import { type Faults, textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';

export function ProposeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('proposal');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={t('propose')}>
      <ProposeForm onDone={onClose} />
    </Dialog>
  );
}

function ProposeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('proposal');
  const queries = useQueryClient();
  const setSearch = useSetSearch();
  const [text, setText] = useState('');
  const [named, setNamed] = useState(NOBODY_NAMED);
  const { onSubmit, faults, message, isPending } = useSubmit({
    check: (form) => {
      const short: Faults = {};
      for (const [name, { min }] of Object.entries({ title: TITLE, text: TEXT })) {
        if (textOf(form, name).trim().length < min) short[name] = t('shortTitle', { min });
      }
      return short;
    },
    send: (form) => client.proposals.propose({ title: textOf(form, 'title'), text: textOf(form, 'text') }),
    onDone: ({ data: { id } }) => {
      alert('success', t('sent'));
      onDone();
      setSearch({ proposal: id });
      return queries.invalidateQueries({ queryKey: api.proposals.key() });
    },
  });
  return (
    <Stack as="form" gap="md" onSubmit={onSubmit} noValidate>
      <TextInput
        name="title"
        label={t('titleField')}
        description={t('titleHint')}
        maxLength={TITLE.max}
        error={faults['title']}
        required
        data-autofocus
      />
      <MarkupField
        isArticle
        draft={{ place: NEW_PROPOSAL, isSending: isPending }}
        name="text"
        label={t('textField')}
        value={text}
        onChange={setText}
        maxLength={TEXT.max}
        error={faults['text']}
        named={named}
        onNamed={setNamed}
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
  );
}
