import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_TEMPLATE_NAME } from '#domains/training/constants.ts';
import type { TrainingTemplate } from '#domains/training/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';

/**
 * Named training plans: choosing one fills the fields beside it, and the current fields can be saved under a name.
 * @param current the values of the fields, without a name; null: there is nothing to save
 */
export function Templates({
  current,
  onChoose,
}: {
  current: Omit<TrainingTemplate, 'name'> | null;
  onChoose: (template: TrainingTemplate) => void;
}) {
  const { t } = useTranslation('training');
  const queries = useQueryClient();
  const options = api.training.templates.queryOptions();
  const templates = useQuery(options).data?.data ?? [];
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const put = (answer: Awaited<ReturnType<typeof client.training.templates>>) => {
    queries.setQueryData(options.queryKey, answer);
    return null;
  };
  const save = useCommand(
    client.training.saveTemplate,
    (answer) => {
      put(answer);
      setName('');
      return t('template.saved');
    },
    [],
  );
  const remove = useCommand(
    client.training.removeTemplate,
    (answer) => {
      setChosen('');
      return put(answer);
    },
    [],
  );
  return (
    <Row wide align="end" gap="sm">
      {templates.length > 0 && (
        <>
          <NativeSelect
            size="xs"
            label={t('template.label')}
            value={chosen}
            data={[{ value: '', label: t('template.choose') }, ...templates.map((one) => one.name)]}
            onChange={({ currentTarget: { value } }) => {
              setChosen(value);
              const template = templates.find((one) => one.name === value);
              if (template) onChoose(template);
            }}
          />
          {chosen !== '' && (
            <Button
              size="xs"
              variant="subtle"
              loading={remove.isPending}
              onClick={() => remove.mutate({ name: chosen })}
            >
              {t('template.remove')}
            </Button>
          )}
        </>
      )}
      {current && (
        <>
          <TextInput
            size="xs"
            label={t('template.name')}
            maxLength={MAX_TEMPLATE_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            size="xs"
            variant="default"
            disabled={name.trim() === ''}
            loading={save.isPending}
            onClick={() => save.mutate({ name: name.trim(), ...current })}
          >
            {t('template.save')}
          </Button>
        </>
      )}
    </Row>
  );
}
