import { ActionIcon, Button } from '@mantine/core';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Draft, Target, useFrenzyDraft } from './use-frenzy-draft.ts';

/**
 * Edits the club's bids for the frenzy while its manager is away: targets in order, each with a maximum, some within a
 * budget.
 */
export function FrenzyPlan({ draft, plan, change, save, isChanged }: NonNullable<ReturnType<typeof useFrenzyDraft>>) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  if (!draft || !plan) return null;
  const set = (part: Partial<Draft>) => change({ ...draft, ...part });
  const setTarget = (index: number, part: Partial<Target>) =>
    set({ targets: draft.targets.map((target, at) => (at === index ? { ...target, ...part } : target)) });
  return (
    <Section title={t('frenzy.yourPlan')}>
      <Text bottom="md" tone="dim">
        {t('frenzy.planHint')}
      </Text>
      {plan.isOfficeBidding && (
        <>
          <Text bottom="md" tone="dim">
            {t('frenzy.office')}
          </Text>
          <Button
            variant="default"
            loading={save.isPending}
            onClick={() => save.mutate({ budget: 0, most: 0, targets: [] })}
          >
            {t('frenzy.officeStop')}
          </Button>
        </>
      )}
      {draft.targets.length === 0 ? (
        <EmptyState icon="edit" title={t('frenzy.noTargets')}>
          {t('frenzy.noTargetsHint')}
        </EmptyState>
      ) : (
        <Stack as="ol" gap="sm" bullets bottom="lg">
          {draft.targets.map((target, index) => {
            const name = `${target.player.firstname} ${target.player.lastname}`;
            return (
              <li key={target.player.id}>
                <Row gap="sm">
                  <Row as="span" unbroken gap="sm" fills>
                    <PlayerLink player={target.player} name="fit" face flag /> {target.player.position}
                    {target.status !== 'open' && <strong>{t(`frenzy.status.${target.status}`)}</strong>}
                  </Row>
                  <NumberField
                    aria-label={t('frenzy.maximumOf', { player: name })}
                    kind="money"
                    min={plan.minimum}
                    max={100_000_000}
                    step={50_000}
                    value={target.maxSalary}
                    onChange={(maxSalary) => setTarget(index, { maxSalary })}
                  />
                  <NumberField
                    aria-label={t('frenzy.seasonsOf', { player: name })}
                    unit={t('frenzy.years')}
                    min={1}
                    max={plan.maxSeasons}
                    value={target.seasons}
                    onChange={(seasons) => setTarget(index, { seasons })}
                  />
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={t('frenzy.remove', { player: name })}
                    onClick={() => set({ targets: draft.targets.filter((_, at) => at !== index) })}
                  >
                    <Icon name="close" />
                  </ActionIcon>
                </Row>
              </li>
            );
          })}
        </Stack>
      )}
      <Row as="form" gap="md" align="end" onSubmit={sends(() => save.mutate(draft))}>
        <NumberField
          label={t('frenzy.most')}
          min={0}
          max={plan.maxTargets}
          value={draft.most}
          onChange={(most) => set({ most })}
        />
        <NumberField
          label={t('frenzy.budget')}
          kind="money"
          min={0}
          max={900_000_000}
          step={100_000}
          value={draft.budget}
          onChange={(budget) => set({ budget })}
        />
        <Button type="submit" loading={save.isPending} disabled={!isChanged}>
          {t('frenzy.save')}
        </Button>
      </Row>
      {plan.signed > 0 && (
        <Text bottom="md" tone="dim">
          {t('frenzy.sofar', { count: plan.signed, spent: format.money(plan.spent) })}
        </Text>
      )}
    </Section>
  );
}
