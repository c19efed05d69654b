import { Alert, Button } from '@mantine/core';
import type { FacilitiesView } from '#domains/facilities/contract.ts';
import { officeError } from '#domains/scout/rules/eyes.ts';
import { academyPace, facilityPace, timeOut } from '#domains/training/rules/pace.ts';
import type { TeamId } from '#engine/ids.ts';
import { ProbationNote } from '#web/features/probation/probation-note.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Columns, Facts, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

type Built = FacilitiesView['built'][number];

/** The effect of a facility's level on the team, as a share of the normal. */
const EFFECT = { training: facilityPace, medical: timeOut, scouting: officeError, academy: academyPace } as const;

function helps(facility: Built['facility']): facility is keyof typeof EFFECT {
  return facility in EFFECT;
}

/** Shows the club's facilities, and what the next level costs and brings. */
export function FacilitiesTab({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.facilities.find.queryOptions({ input: { id: teamId } })} skeleton={<LoadingTable />}>
      {({ data }) => <Facilities view={data} />}
    </Load>
  );
}

function Facilities({ view }: { view: FacilitiesView }) {
  const { t } = useTranslation('facilities');
  return (
    <Stack>
      <ProbationNote teamId={view.team.id} about="facility" />
      {view.isUnderRescue && <Alert variant="light">{t('underRescue')}</Alert>}
      <Columns min={300}>
        {view.built.map((built) => (
          <FacilityCard key={built.facility} view={view} built={built} />
        ))}
      </Columns>
    </Stack>
  );
}

function FacilityCard({ view, built }: { view: FacilitiesView; built: Built }) {
  const { t } = useTranslation('facilities');
  const format = useFormat();
  const { facility, level, seats, upkeep, daysLeft, next } = built;
  return (
    <Section title={t(`name.${facility}`)} aside={<span>{t('level', { level, max: view.maxLevel })}</span>}>
      <Facts ends gap="md" bottom="md" numeric>
        {helps(facility) ? (
          <>
            <dt>{t(`effect.${facility}`)}</dt>
            <dd>{format.percent(EFFECT[facility](level) * 100, 1)}</dd>
          </>
        ) : (
          <>
            <dt>{t(`seats.${facility}`)}</dt>
            <dd>{format.number(seats)}</dd>
          </>
        )}
        {facility !== 'seats' && (
          <>
            <dt>{t('upkeep')}</dt>
            <dd>{format.money(upkeep)}</dd>
          </>
        )}
      </Facts>
      {daysLeft !== null && <Text bottom="sm">{t('building', { level: level + 1, count: daysLeft })}</Text>}
      {daysLeft === null && next === null && <Text bottom="sm">{t('highest')}</Text>}
      {daysLeft === null && next !== null && <Next view={view} built={built} next={next} />}
    </Section>
  );
}

function Next({ view, built, next }: { view: FacilitiesView; built: Built; next: NonNullable<Built['next']> }) {
  const { t } = useTranslation('facilities');
  const format = useFormat();
  const build = useBuild(view.team.id);
  const { facility, level, seatsAfter } = built;
  const name = t(`name.${facility}`);
  const cost = format.money(next.cost);
  return (
    <>
      <Text bottom="sm">
        {t(`next.${facility}`, {
          level: level + 1,
          seats: format.number(seatsAfter),
          upkeep: format.money(next.upkeep),
          effect: helps(facility) ? format.percent(EFFECT[facility](level + 1) * 100, 1) : '',
        })}
      </Text>
      <Text bottom="sm">{t('price', { cost, count: next.days })}</Text>
      {build.isPending ? (
        <Button loading>{t('build', { name })}</Button>
      ) : (
        <ConfirmButton
          question={t('question', { name, level: level + 1 })}
          explanation={t('explanation', { cost, count: next.days })}
          confirmLabel={t('confirm')}
          onConfirm={() => build.mutate(facility)}
        >
          {t('build', { name })}
        </ConfirmButton>
      )}
    </>
  );
}

function useBuild(teamId: TeamId) {
  const { t } = useTranslation(['facilities', 'common']);
  return useCommand(
    (facility: Built['facility']) => client.facilities.build({ id: teamId, facility }),
    () => t('begun'),
    [api.facilities.key(), api.finances.key(), api.probation.key()],
  );
}
