import type { AgentHead } from '#domains/agent/contract.ts';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { type PERSON_SCREENS, PersonHeader } from '#web/features/person/person-header.tsx';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The head of every screen about an agent. */
export function AgentHeader({ screen, agent }: { screen: (typeof PERSON_SCREENS)['agent'][number]; agent: AgentHead }) {
  const { t } = useTranslation('agent');
  const { person, age, retiredAt } = agent;
  return (
    <PersonHeader
      kind="agent"
      screen={screen}
      person={person}
      does={retiredAt === null ? t('title') : t('retired', { season: retiredAt })}
      age={t('age', { age })}
    />
  );
}

/**
 * Shown on a visit without an agent: the form that starts the user's own career as an agent, or a note that there is no
 * agent.
 */
export function NoAgent() {
  const { t } = useTranslation('agent');
  if (useIdParam() === undefined) {
    return (
      <>
        <PageHeader title={t('title')} details={t('intro')} />
        <BeginCareer kind="agent" />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('none')} />
      <EmptyState icon="user" title={t('none')}>
        {t('noneHint')}
      </EmptyState>
    </>
  );
}
