import { Button } from '@mantine/core';
import type { contractsDesk } from '#domains/contracts/kinds.ts';
import { api } from '#web/lib/api.ts';
import type { ParamsOf } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { useContractCommand } from './use-contract-command.ts';

type Asked = ParamsOf<typeof contractsDesk>['contract-asked'];

/**
 * Signs with one tap on the desk what he would sign. Shows nothing if the talk has a warning, so that the manager reads
 * it there first.
 */
export function AcceptFromDesk({ player, talkId, version, salary, seasons, mayMove }: Asked) {
  const { t } = useTranslation('contracts');
  const accept = useContractCommand(
    () => {
      const terms = { salaries: Array<number>(seasons).fill(salary) };
      return api.contracts.offer.call({ id: talkId, version, terms });
    },
    ({ data }) => t(`verdict.${data.verdict}`, { player }),
  );
  if (mayMove) return null;
  return (
    <Button
      size="xs"
      aria-label={t('deskAcceptNamed', { player })}
      loading={accept.isPending}
      onClick={() => accept.mutate(undefined)}
    >
      {t('deskAccept')}
    </Button>
  );
}
