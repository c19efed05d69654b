import { NativeSelect } from '@mantine/core';
import type { Opening } from '#domains/job/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

/** The requirements offered, in round steps; a different current value is added. */
const STEPS = [0, 30, 40, 50, 60, 70, 80];

/** The minimum fit of applicants for an open job. */
export function Requirement({ opening: { jobId, minFit } }: { opening: Opening }) {
  const { t } = useTranslation('job');
  const say = useCommand(client.jobs.require, () => t('requirement.saved'), [
    api.coaches.key(),
    api.scouts.key(),
    api.jobs.key(),
  ]);
  const steps = [...new Set([...STEPS, minFit])].sort((a, b) => a - b);
  return (
    <NativeSelect
      size="xs"
      label={t('requirement.label')}
      description={t('requirement.hint')}
      value={String(minFit)}
      disabled={say.isPending}
      data={steps.map((fit) => ({ value: String(fit), label: fit === 0 ? t('requirement.none') : String(fit) }))}
      onChange={({ currentTarget: { value } }) => say.mutate({ id: jobId, minFit: Number(value) })}
    />
  );
}
