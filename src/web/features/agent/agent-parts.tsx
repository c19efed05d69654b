/** Parts of the screens about agents. */

import { AGENT_TRAITS } from '#domains/agent/constants.ts';
import type { AgentView } from '#domains/agent/contract.ts';
import { CareerFacts } from '#web/features/person/career-facts.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import css from './agent.module.css';

export function AgentTiles({ view }: { view: AgentView }) {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const payroll = view.clients.reduce((sum, { salary }) => sum + (salary ?? 0), 0);
  return (
    <StatTiles
      tiles={[
        { label: t('tile.clients'), value: view.clients.length, note: t('tile.limit', { count: view.limit }) },
        { label: t('tile.payroll'), value: format.money(payroll), note: t('tile.payrollNote') },
        { label: t('tile.deals'), value: view.record.deals, note: t('tile.dealsNote') },
        { label: t('tile.dollars'), value: format.money(view.record.dollars), note: t('tile.dollarsNote') },
      ]}
    />
  );
}

export function Character({ view }: { view: AgentView }) {
  const { t } = useTranslation('agent');
  return (
    <Section title={t('traits')}>
      <Stack as="dl" gap="md">
        {AGENT_TRAITS.map((trait) => {
          const value = view.traits[trait];
          return (
            <div key={trait} className={css.trait}>
              <dt>{t(`trait.${trait}`)}</dt>
              <dd>
                <Meter value={value} label={t(`trait.${trait}`)} width={96} />
              </dd>
              <Text as="dd" wide tone="dim">
                {t(`traitSays.${trait}.${value >= 60 ? 'high' : value >= 40 ? 'mid' : 'low'}`)}
              </Text>
            </div>
          );
        })}
      </Stack>
    </Section>
  );
}

export function Career({ view }: { view: AgentView }) {
  const { t } = useTranslation('agent');
  return (
    <Section title={t('career')}>
      <CareerFacts personId={view.person.id} career={view} />
    </Section>
  );
}
