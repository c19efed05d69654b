import { useQuery } from '@tanstack/react-query';
import type { BuyoutView } from '#domains/contracts/contract.ts';
import type { PlayerId } from '#engine/ids.ts';
import { CapSeasons } from '#web/features/cap/cap-seasons.tsx';
import { ProbationNote } from '#web/features/probation/probation-note.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useContractCommand } from './use-contract-command.ts';

/** Shows the cost of buying out one of the user's players, and the cap afterwards; shows nothing for other clubs' players. */
export function BuyoutCard({ playerId, name }: { playerId: PlayerId; name: string }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const teamId = useUser()?.teamId ?? null;
  const view = useQuery(api.contracts.buyout.queryOptions({ input: { id: playerId } })).data?.data;
  if (!view) return null;
  const { percent, owed, total, seasons, before, after } = view;
  return (
    <Section title={t('buyout.title')}>
      <Stack gap="md">
        {teamId !== null && <ProbationNote teamId={teamId} about="buyout" />}
        <p>
          {t('buyout.price', {
            percent: format.percent(percent, 0),
            owed: format.money(owed),
            total: format.money(total),
            count: seasons.length,
          })}
        </p>
        <CostBySeason seasons={seasons} />
        <CapSeasons before={before} after={after} />
        <Act playerId={playerId} name={name} view={view} />
      </Stack>
    </Section>
  );
}

function CostBySeason({ seasons }: Pick<BuyoutView, 'seasons'>) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return (
    <Sheet
      label={t('buyout.table')}
      head={[t('buyout.season'), t('buyout.salary'), t('buyout.cost')]}
      rows={seasons.map(({ season, salary, cost }) => [
        season,
        t('season', { season }),
        format.shortMoney(salary),
        format.shortMoney(cost),
      ])}
    />
  );
}

function Act({ playerId, name, view }: { playerId: PlayerId; name: string; view: BuyoutView }) {
  const { t } = useTranslation(['contracts', 'common']);
  const buyOut = useContractCommand(
    () => api.contracts.buyOut.call({ id: playerId }),
    () => t('buyout.done', { player: name }),
  );
  const { isOpen, opensIn, window, closesAt, closesOn } = view;
  const format = useFormat();
  if (!isOpen) {
    return <Text tone="dim">{opensIn === null ? t('buyout.closed') : t('buyout.opens', { count: opensIn })}</Text>;
  }
  return (
    <div>
      {closesOn !== null && (
        <Text tone="dim" bottom="sm">
          {t(`contracts:buyout.until.${window}`, {
            time: closesAt ? format.instant(closesAt, 'weekday-time') : t('common:endOfDay', { day: closesOn }),
          })}
        </Text>
      )}
      <ConfirmButton
        color="red"
        loading={buyOut.isPending}
        question={t('buyout.question', { player: name })}
        explanation={t(window === 'hearing' ? 'buyout.explainedNow' : 'buyout.explained')}
        confirmLabel={t('buyout.act')}
        onConfirm={() => buyOut.mutate(undefined)}
      >
        {t('buyout.act')}
      </ConfirmButton>
    </div>
  );
}
