import { Button, Checkbox, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  DECISIONS,
  MAX_DECISION_REASON,
  MUTE_HOURS,
  RULES,
  type Rule,
  SUSPENSION_DAYS,
} from '#domains/moderation/constants.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useAbility } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';

const ACTS = DECISIONS.flatMap((decision) => (decision === 'dismissed' ? [] : [decision]));
type Act = (typeof ACTS)[number];

/** A dialog that decides a case against its author: measure, rule, and duration. */
export function DecideDialog({ id }: { id: number }) {
  const { t } = useTranslation('moderation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('decide')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('decide')}>
        <DecisionForm id={id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DecisionForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('moderation');
  const maySuspendForGood = useAbility(moderationPolicy.ban);
  const [act, setAct] = useState<Act>('removed');
  const [rule, setRule] = useState<Rule>('insult');
  const [reason, setReason] = useState('');
  const [removes, setRemoves] = useState(true);
  const [hours, setHours] = useState<(typeof MUTE_HOURS)[number]>(24);
  const [days, setDays] = useState<(typeof SUSPENSION_DAYS)[number]>(7);
  const decide = useCommand(client.moderation.decide, () => t('decided'), [api.moderation.key()]);
  const acts = ACTS.filter((known) => known !== 'banned' || maySuspendForGood);
  const isNoteNeeded = rule === 'other';
  const length = { ...(act === 'muted' && { hours }), ...(act === 'suspended' && { days }) };
  return (
    <Stack
      as="form"
      gap="md"
      onSubmit={sends(() =>
        decide.mutate({ id, decision: act, rule, reason, removes, ...length }, { onSuccess: onDone }),
      )}
    >
      <Select
        label={t('decision')}
        description={maySuspendForGood ? t(`decisionHint.${act}`) : `${t(`decisionHint.${act}`)} ${t('adminsBan')}`}
        data={acts.map((value) => ({ value, label: t(`decisions.${value}`) }))}
        value={act}
        allowDeselect={false}
        onChange={(chosen) => setAct(acts.find((known) => known === chosen) ?? act)}
      />
      {act === 'muted' && (
        <Select
          label={t('howLong')}
          data={MUTE_HOURS.map((count) => ({ value: `${count}`, label: t('hours', { count }) }))}
          value={`${hours}`}
          allowDeselect={false}
          onChange={(chosen) => setHours(MUTE_HOURS.find((known) => `${known}` === chosen) ?? hours)}
        />
      )}
      {act === 'suspended' && (
        <Select
          label={t('howLong')}
          data={SUSPENSION_DAYS.map((count) => ({ value: `${count}`, label: t('days', { count }) }))}
          value={`${days}`}
          allowDeselect={false}
          onChange={(chosen) => setDays(SUSPENSION_DAYS.find((known) => `${known}` === chosen) ?? days)}
        />
      )}
      {act !== 'removed' && (
        <Checkbox
          label={t('removeToo')}
          checked={removes}
          onChange={({ currentTarget: { checked } }) => setRemoves(checked)}
        />
      )}
      <Select
        label={t('rule')}
        data={RULES.map((value) => ({ value, label: t(`rules.${value}`) }))}
        value={rule}
        allowDeselect={false}
        onChange={(chosen) => setRule(RULES.find((known) => known === chosen) ?? rule)}
      />
      <Textarea
        label={isNoteNeeded ? t('noteNeeded') : t('note')}
        value={reason}
        required={isNoteNeeded}
        maxLength={MAX_DECISION_REASON}
        rows={3}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button type="submit" loading={decide.isPending} disabled={isNoteNeeded && reason.trim() === ''}>
        {t(`decisions.${act}`)}
      </Button>
    </Stack>
  );
}
