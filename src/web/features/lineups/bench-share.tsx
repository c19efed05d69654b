import { Button, NativeSelect } from '@mantine/core';
import { BENCH_SHARES } from '#domains/lineups/constants.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/**
 * Shows how a manager and a coach share a bench: who sets what, and what each of them would play. Shows nothing if
 * there is only one of them.
 */
export function BenchShare({ view, draft }: { view: LineupView; draft: LineupDraft }) {
  const { t } = useTranslation('lineups');
  const format = useFormat();
  const now = useNow(30_000);
  const { role, bench, team } = view;
  const changes = [api.lineups.key()];
  const share = useCommand(client.lineups.share, () => t('shared.shared'), changes);
  const dismiss = useCommand(client.lineups.dismissSuggestion, () => t('shared.dismissed'), changes);
  if (!bench) return null;
  const { other, theirs, own } = bench;
  return (
    <Row as="section" plate edge="live" gap="md" close inset="md" bottom="md" aria-label={t('shared.title')}>
      <Icon name="whistle" />
      <span>
        {t(`shared.with.${role}`)} <UserLink user={other} />. {t(`shared.${role}.${bench.share}`)}
      </span>
      {role === 'manager' && (
        <NativeSelect
          size="xs"
          label={t('shared.leave')}
          value={bench.share}
          disabled={share.isPending}
          data={BENCH_SHARES.map((value) => ({ value, label: t(`shared.share.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = BENCH_SHARES.find((one) => one === value);
            if (chosen) share.mutate({ id: team.id, share: chosen });
          }}
        />
      )}
      {own && <span>{t('shared.own', { when: format.ago(own.madeAt, now) })}</span>}
      {theirs && (
        <>
          <strong>{t('shared.theirs', { name: other.name, when: format.ago(theirs.madeAt, now) })}</strong>
          <Button
            size="xs"
            onClick={() => {
              const { lineup, tactics, orders } = theirs;
              draft.load({ lineup, tactics, orders });
            }}
          >
            {t('shared.show')}
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate({ id: team.id })}
          >
            {t('shared.dismiss')}
          </Button>
        </>
      )}
    </Row>
  );
}
