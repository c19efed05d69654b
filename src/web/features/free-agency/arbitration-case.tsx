import { Button, SegmentedControl } from '@mantine/core';
import type { RestrictedView } from '#domains/free-agency/contract/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row, Text, Words } from '#web/ui/layout.tsx';
import { useRestrictedCommand } from './use-restricted-command.ts';

type Case = NonNullable<RestrictedView['arbitration']>;

/** The manager's options for a qualifying offer: withdraw it, or take the player to arbitration. */
export function OwnRights({
  playerId,
  name,
  view: { mayElect, mayWithdraw },
}: {
  playerId: PlayerId;
  name: string;
  view: Pick<RestrictedView, 'mayElect' | 'mayWithdraw'>;
}) {
  const { t } = useTranslation('free-agency');
  const elect = useRestrictedCommand(
    () => api.freeAgency.electArbitration.call({ id: playerId }),
    () => t('arbitration.elected', { player: name }),
  );
  const withdraw = useRestrictedCommand(
    () => api.freeAgency.withdrawQualifying.call({ id: playerId }),
    () => t('restricted.withdrawn', { player: name }),
  );
  if (!mayElect && !mayWithdraw) return null;
  return (
    <>
      {mayElect && <Text tone="dim">{t('arbitration.hint')}</Text>}
      <Row gap="sm">
        {mayElect && (
          <Button variant="default" loading={elect.isPending} onClick={() => elect.mutate(undefined)}>
            {t('arbitration.elect')}
          </Button>
        )}
        {mayWithdraw && (
          <ConfirmButton
            variant="default"
            loading={withdraw.isPending}
            question={t('restricted.withdrawQuestion', { player: name })}
            explanation={t('restricted.withdrawExplained')}
            confirmLabel={t('restricted.withdraw')}
            onConfirm={() => withdraw.mutate(undefined)}
          >
            {t('restricted.withdraw')}
          </ConfirmButton>
        )}
      </Row>
    </>
  );
}

/** Shows an arbitration case: its hearing, the award, and the club's options. */
export function ArbitrationCase({ name, arbitration }: { name: string; arbitration: Case }) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  const { id, electedBy, status, seasons, wanted, award, daysLeft, chooseUpTo, mayWalkAway } = arbitration;
  const walkAway = useRestrictedCommand(
    () => api.freeAgency.walkAwayFromAward.call({ id }),
    () => t('arbitration.walkedAway', { player: name }),
  );
  return (
    <>
      <Text as="h3" top="xs" size="lg">
        {t('arbitration.title')}
      </Text>
      <p>
        {t(`arbitration.by.${electedBy}`, { player: name })}{' '}
        {status === 'open'
          ? t('arbitration.hearing', { count: daysLeft })
          : t('arbitration.awarded', {
              award: format.money(award ?? 0),
              wanted: format.money(wanted ?? 0),
              seasons: t('arbitration.seasons', { count: seasons }),
            })}
      </p>
      {chooseUpTo > 1 && <ChooseSeasons id={id} seasons={seasons} upTo={chooseUpTo} />}
      {chooseUpTo <= 1 && status === 'open' && (
        <Text tone="dim">{t('arbitration.length', { seasons: t('arbitration.seasons', { count: seasons }) })}</Text>
      )}
      {status === 'awarded' && <Text tone="dim">{t('arbitration.binds', { count: daysLeft })}</Text>}
      {mayWalkAway && (
        <div>
          <ConfirmButton
            variant="default"
            loading={walkAway.isPending}
            question={t('arbitration.walkQuestion', { player: name })}
            explanation={t('arbitration.walkExplained')}
            confirmLabel={t('arbitration.walk')}
            onConfirm={() => walkAway.mutate(undefined)}
          >
            {t('arbitration.walk')}
          </ConfirmButton>
        </div>
      )}
    </>
  );
}

function ChooseSeasons({ id, seasons, upTo }: { id: number; seasons: number; upTo: number }) {
  const { t } = useTranslation('free-agency');
  const choose = useRestrictedCommand(
    (chosen: number) => api.freeAgency.chooseAward.call({ id, seasons: chosen }),
    () => t('arbitration.chosen'),
  );
  const data = Array.from({ length: upTo }, (_, index) => {
    return { value: String(index + 1), label: t('arbitration.seasons', { count: index + 1 }) };
  });
  return (
    <Row gap="sm">
      <Words tone="dim">{t('arbitration.choose')}</Words>
      <SegmentedControl
        aria-label={t('arbitration.choose')}
        size="xs"
        data={data}
        value={String(seasons)}
        disabled={choose.isPending}
        onChange={(chosen) => choose.mutate(Number(chosen))}
      />
    </Row>
  );
}
