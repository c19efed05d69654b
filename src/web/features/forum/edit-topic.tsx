import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_CATEGORY } from '#domains/forum/constants.ts';
import type { OpenTopic } from '#domains/forum/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { CategoryField, LabelFields, labelsOf, TitleField } from './topic-fields.tsx';

/** Edits a topic: its author changes title and tags, regulars tag and move it; moderators pin and lock it as well. */
export function EditTopic({ topic }: { topic: OpenTopic }) {
  const { t } = useTranslation('forum');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('editTopic')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('editTopic')}>
        <Form topic={topic} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Form({ topic, onDone }: { topic: OpenTopic; onDone: () => void }) {
  const { t } = useTranslation('forum');
  const { id, mayModerate, abilities } = topic;
  const [title, setTitle] = useState(topic.title);
  const before = { language: topic.language, tags: topic.tags.join(', ') };
  const [labels, setLabels] = useState(before);
  const [categoryId, setCategoryId] = useState(topic.categoryId);
  const [isPinned, setPinned] = useState(topic.isPinned);
  const [isLocked, setLocked] = useState(topic.isLocked);
  const categories = useQuery(api.forum.categories.queryOptions({ enabled: abilities.move })).data?.data ?? [];
  const save = useCommand(
    async () => {
      if (title.trim() !== topic.title) await client.forum.rename({ id, title });
      const isRelabeled = labels.language !== before.language || labels.tags !== before.tags;
      if (isRelabeled) await client.forum.label({ id, ...labelsOf(labels) });
      if (categoryId !== topic.categoryId) await client.forum.move({ id, categoryId });
      const change = {
        ...(isPinned !== topic.isPinned && { isPinned }),
        ...(isLocked !== topic.isLocked && { isLocked }),
      };
      if (Object.keys(change).length > 0) await client.forum.moderate({ id, ...change });
    },
    () => t('changed'),
    [api.forum.key()],
  );
  const onSubmit = sends(() => save.mutate(undefined, { onSuccess: onDone }));
  return (
    <Stack as="form" gap="md" onSubmit={onSubmit}>
      {abilities.rename && <TitleField value={title} onChange={setTitle} />}
      {abilities.label && <LabelFields value={labels} onChange={setLabels} />}
      {abilities.move && (
        <CategoryField
          categories={categories.filter(({ kind }) => mayModerate || kind !== STAFF_CATEGORY)}
          value={categoryId}
          onChange={setCategoryId}
        />
      )}
      {mayModerate && (
        <>
          <Checkbox
            label={t('pinned')}
            description={t('pinnedHint')}
            checked={isPinned}
            onChange={({ currentTarget: { checked } }) => setPinned(checked)}
          />
          <Checkbox
            label={t('locked')}
            description={t('lockedHint')}
            checked={isLocked}
            onChange={({ currentTarget: { checked } }) => setLocked(checked)}
          />
        </>
      )}
      <div>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </Stack>
  );
}
