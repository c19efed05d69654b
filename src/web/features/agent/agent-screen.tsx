import type { AgentView } from '#domains/agent/contract.ts';
import { PersonScreen } from '#web/features/person/person-screen.tsx';
import { api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MainAndSide, Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { AgentHeader, NoAgent } from './agent-header.tsx';
import { AgentTiles, Career, Character } from './agent-parts.tsx';
import { ClientTable } from './client-table.tsx';
import { OwnAgent } from './own-agent.tsx';

/** Shows an agent's profile and clients; for the user's own career the desk, or the form that starts it. */
export function AgentScreen() {
  const own = useUser()?.id;
  return (
    <PersonScreen kind="agent" none={<NoAgent />} from={(id) => api.agents.find.queryOptions({ input: { id } })}>
      {({ data }) =>
        data.retiredAt === null && own !== undefined && data.userId === own ? (
          <OwnAgent view={data} />
        ) : (
          <Agent view={data} />
        )
      }
    </PersonScreen>
  );
}

function Agent({ view }: { view: AgentView }) {
  const { t } = useTranslation('agent');
  return (
    <>
      <AgentHeader screen="/agent/{-$id}" agent={view} />
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
