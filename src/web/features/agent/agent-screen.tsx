import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AgentView } from '#domains/agent/contract.ts';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MainAndSide, Stack } from '#web/ui/layout-grid.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { AgentHeader, AgentTiles, Career, Character } from './agent-parts.tsx';
import { ClientTable } from './client-table.tsx';
import { OwnAgent } from './own-agent.tsx';

/** An agent: what he is like, and whom he represents. */
export function AgentScreen() {
  const agentId = useIdParam() ?? null;
  return agentId === null ? <OwnCareer /> : <OneAgent id={agentId} />;
}

/** One's own career, or the form that begins it. */
function OwnCareer() {
  const { t } = useTranslation('agent');
  const query = useQuery(api.jobs.career.queryOptions({ input: { kind: 'agent' } }));
  return (
    <Loaded query={query}>
      {({ data }) =>
        data.career ? (
          <OneAgent id={data.career.person.id} isOwn />
        ) : (
          <>
            <PageHeader title={t('title')} details={t('intro')} />
            <BeginCareer kind="agent" />
          </>
        )
      }
    </Loaded>
  );
}

function OneAgent({ id, isOwn = false }: { id: number; isOwn?: boolean }) {
  const query = useQuery(api.agents.find.queryOptions({ input: { id } }));
  return (
    <Loaded query={query} missing={<NoAgent />}>
      {({ data }) => (isOwn ? <OwnAgent view={data} /> : <Agent view={data} />)}
    </Loaded>
  );
}

function Agent({ view }: { view: AgentView }) {
  const { t } = useTranslation('agent');
  return (
    <>
      <AgentHeader view={view} />
      <MainAndSide>
        <Stack>
          <AgentTiles view={view} />
          <Section title={t('clients')} isFlush>
            <ClientTable clients={view.clients} label={t('clients')} />
          </Section>
        </Stack>
        <Stack>
          <Character view={view} />
          <Career view={view} />
        </Stack>
      </MainAndSide>
    </>
  );
}

function NoAgent() {
  const { t } = useTranslation('agent');
  return (
    <>
      <PageHeader title={t('none')} />
      <EmptyState icon="user" title={t('none')}>
        {t('noneHint')}
      </EmptyState>
    </>
  );
}
