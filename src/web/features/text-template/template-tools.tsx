import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { MAX_TEMPLATE_NAME } from '#domains/text-template/constants.ts';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';

/**
 * Lists the user's saved texts: one press inserts one, and the current text can be saved. @param room characters that
 * the text still takes
 */
export function TemplateTools({
  value,
  room,
  insert,
}: {
  value: string;
  room: number;
  insert: (text: string) => void;
}) {
  const { t } = useTranslation(['text-template', 'common', 'premium']);
  const templates = useQuery(api.textTemplates.list.queryOptions({ throwOnError: false })).data?.data ?? [];
  const command = useTemplateCommand();
  const { free: count, premium } = PREMIUM_LIMITS.textTemplates;
  return (
    <Stack gap="sm">
      {templates.map(({ id, name, text, isReadOnly }) => (
        <Row key={id} gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            disabled={text.length > room}
            aria-label={t('insert', { name })}
            data-tip={text.length > room ? t('tooLong') : undefined}
            onClick={() => insert(text)}
          >
            {name}
          </Button>
          {isReadOnly && <small>({t('premium:readOnly')})</small>}
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={command.isPending}
            aria-label={t('removeNamed', { name })}
            data-tip={t('removeNamed', { name })}
            onClick={() => command.mutate({ send: () => client.textTemplates.remove({ id }) })}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </Row>
      ))}
      <KeepText text={value.trim()} isBusy={command.isPending} keep={command.mutate} />
      <Text aside>
        {templates.length === 0 && `${t('none')} `}
        {t('limit', { count, premium })}
      </Text>
    </Stack>
  );
}

interface Command {
  send: () => Promise<unknown>;
  done?: string;
}

function useTemplateCommand() {
  return useCommand(
    ({ send }: Command) => send(),
    (_answer, { done }) => done ?? null,
    [api.textTemplates.key()],
  );
}

/** Saves the current text under a name. It is inside the text's own form, which Enter must not submit. */
function KeepText({ text, isBusy, keep }: { text: string; isBusy: boolean; keep: (command: Command) => void }) {
  const { t } = useTranslation('text-template');
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isReady = name !== '' && text !== '' && !isBusy;
  const save = () =>
    isReady && keep({ send: () => client.textTemplates.save({ name, text }), done: t('saved', { name }) });
  return (
    <Row gap="sm" align="end">
      <TextInput
        label={t('name')}
        value={typed}
        maxLength={MAX_TEMPLATE_NAME}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button variant="default" disabled={!isReady} onClick={save}>
        {t('save')}
      </Button>
    </Row>
  );
}
