import { useQuery } from '@tanstack/react-query';
import type { AgentDesk, AgentView } from '#domains/agent/contract.ts';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { Purse } from '#web/features/purse/purse.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { MainAndSide, Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { AgentHeader } from './agent-header.tsx';
import { Career, Character } from './agent-parts.tsx';
import { Inbox } from './inbox.tsx';
import { OwnClients } from './own-clients.tsx';
import { Prospects } from './prospects.tsx';

/** Shows the user's own career as an agent: clubs' offers, clients, and players to sign up. */
export function OwnAgent({ view }: { view: AgentView }) {
  const desk = useQuery(api.agents.mine.queryOptions());
  return (
    <>
      <AgentHeader screen="/agent/{-$id}" agent={view} />
      <Loaded query={desk}>{({ data }) => data && <Desk view={view} desk={data} />}</Loaded>
    </>
  );
}

function Desk({ view, desk }: { view: AgentView; desk: AgentDesk }) {
  const { t } = useTranslation('agent');
  const format = useFormat();
  return (
    <MainAndSide>
      <Stack>
        <StatTiles
          tiles={[
            { label: t('tile.clients'), value: desk.clients.length, note: t('tile.limit', { count: view.limit }) },
            { label: t('tile.commission'), value: format.money(desk.commission), note: t('tile.commissionNote') },
            { label: t('tile.purse'), value: format.money(desk.purse), note: t('tile.purseNote') },
            { label: t('tile.deals'), value: view.record.deals, note: t('tile.dealsNote') },
          ]}
        />
        <OwnDesk />
        <Inbox />
        <OwnClients desk={desk} />
        <Prospects desk={desk} />
      </Stack>
      <Stack>
        <Section title={t('how.title')}>
          <p>{t('how.offers')}</p>
          <p>{t('how.trust')}</p>
          <p>{t('how.conflicts')}</p>
        </Section>
        <Character view={view} />
        <Career view={view} />
        <Purse kind="agent" />
        <Retire />
      </Stack>
    </MainAndSide>
  );
}

/** Ends the career; all data on the screen is refetched afterwards. */
function Retire() {
  const { t } = useTranslation('purse');
  const retire = useCommand(client.jobs.retire, () => t('retired'), [[]]);
  return (
    <div>
      <ConfirmButton
        size="xs"
        variant="default"
        loading={retire.isPending}
        question={t('retireQuestion')}
        explanation={<p>{t('retireExplanation')}</p>}
        confirmLabel={t('retire')}
        onConfirm={() => retire.mutate({ kind: 'agent' })}
      >
        {t('retire')}
      </ConfirmButton>
    </div>
  );
}
