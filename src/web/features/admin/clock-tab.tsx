import type { Clock } from '#domains/world/contract/calls.ts';
import { BananaDayCard } from '#web/features/banana/banana-day-card.tsx';
import { PaceCard } from '#web/features/world/pace-card.tsx';
import { usePace } from '#web/features/world/use-pace.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Countdown } from '#web/ui/countdown.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MainAndSide, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { AdvanceCard } from './advance-card.tsx';
import { StepsTable } from './steps-table.tsx';
import { TierCard } from './tier-card.tsx';
import { type ClockControl, useClockControl } from './use-clock-control.ts';

/** Shows the date of the world, and the controls of its clock. */
export function ClockTab() {
  const control = useClockControl();
  const { query, view } = control;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!view) return <ScreenSkeleton />;
  return (
    <MainAndSide>
      <Stack>
        <PaceCard />
        <ClockCard control={control} view={view} />
        <StepsTable steps={view.steps} />
      </Stack>
      <Stack>
        <AdvanceCard control={control} view={view} />
        <TierCard />
        <BananaDayCard />
      </Stack>
    </MainAndSide>
  );
}

function ClockCard({ control, view }: { control: ClockControl; view: NonNullable<ClockControl['view']> }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const { clock } = view;
  // A clock that is waiting for its managers, or for the end of quiet hours, can still be stopped.
  const isStopped = usePace().view?.isStoppedByAdmin ?? clock.isPaused;
  const does = isStopped ? 'resume' : 'pause';
  const toggle = () => control.command.mutate((admin) => (isStopped ? admin.resume() : admin.pause()));
  return (
    <Section
      title={t('admin:clock.stands', { season: clock.seasonNumber, day: clock.day })}
      aside={
        <ConfirmButton
          size="xs"
          variant="default"
          leftSection={<Icon name={isStopped ? 'play' : 'pause'} size={14} />}
          question={t(`admin:clock.${does}Question`)}
          explanation={<p>{t(`admin:clock.${does}Words`)}</p>}
          confirmLabel={t(`admin:clock.${does}`)}
          onConfirm={toggle}
          loading={control.command.isPending}
        >
          {t(`admin:clock.${does}`)}
        </ConfirmButton>
      }
    >
      {view.failure && (
        <Text ground="warn" edge="tone" inset="md" bottom="md" tone="warn" strong>
          {t('admin:clock.failure', { ...view.failure, since: format.instant(view.failure.since, 'date-time') })}
        </Text>
      )}
      {view.inMaintenance && (
        <Text ground="warn" edge="tone" inset="md" bottom="md" tone="warn" strong>
          {t('admin:clock.maintenance')}
        </Text>
      )}
      <StatTiles
        tiles={[
          { label: t('admin:clock.state'), value: t(`admin:clock.${stateOf(clock)}`) },
          { label: t('admin:clock.phase'), value: t(`common:phase.${clock.phase}`) },
          { label: t('admin:clock.step'), value: clock.step },
          { label: t('admin:clock.dayEnds'), value: <Countdown until={clock.dayEndsAt} isStopped={clock.isPaused} /> },
          {
            label: t('admin:clock.nextFaceoff'),
            value: clock.nextFaceoffAt ? (
              <Countdown until={clock.nextFaceoffAt} isStopped={clock.isPaused} />
            ) : (
              t('admin:clock.none')
            ),
          },
          { label: t('admin:clock.dayLength'), value: t('admin:clock.minutes', { count: clock.dayMinutes }) },
        ]}
      />
    </Section>
  );
}

/** Returns whether the clock is running, paused or in quiet hours, which end by themselves. */
function stateOf({ isPaused, quietUntil }: Clock): 'running' | 'paused' | 'quiet' {
  if (quietUntil !== null) return 'quiet';
  return isPaused ? 'paused' : 'running';
}
