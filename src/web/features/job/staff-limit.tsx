import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TeamId } from '#engine/ids.ts';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './staff.module.css';

/** Sets the most that the assistant may pay new coaches and scouts while the manager is away. */
export function StaffLimit({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('job');
  return (
    <Section title={t('limit.title')}>
      <p className={css.dim}>{t('limit.hint')}</p>
      <Load from={api.jobs.staffLimit.queryOptions({ input: { id: teamId } })}>
        {({ data: { most } }) => <LimitForm key={String(most)} teamId={teamId} most={most} />}
      </Load>
    </Section>
  );
}

function LimitForm({ teamId, most }: { teamId: TeamId; most: number | null }) {
  const { t } = useTranslation('job');
  const [value, setValue] = useState<number | null>(most);
  const save = useCommand(client.jobs.setStaffLimit, () => t('limit.saved'), [api.jobs.staffLimit.key()]);
  return (
    <Row as="form" gap="sm" align="end" top="sm" onSubmit={sends(() => save.mutate({ id: teamId, most: value }))}>
      <NumberField
        label={t('limit.most')}
        placeholder={t('limit.none')}
        kind="money"
        min={0}
        max={50_000_000}
        step={10_000}
        isOptional
        value={value}
        onChange={setValue}
      />
      <Button type="submit" loading={save.isPending}>
        {t('limit.save')}
      </Button>
    </Row>
  );
}
