import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { seasonOfTravel } from '#domains/finances/rules/travel.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import css from './schedule.module.css';

const KM_PER_MILE = 1.609344;

/** Returns a function that writes a distance in miles and kilometers. */
export function useDistance(): (kilometers: number) => string {
  const { t } = useTranslation('club');
  const format = useFormat();
  return useCallback(
    (kilometers) =>
      t('schedule.travel.distance', {
        miles: format.number(Math.round(kilometers / KM_PER_MILE)),
        kilometers: format.number(kilometers),
      }),
    [t, format],
  );
}

/** Sums up the travel to a team's away games of the season. */
export function TravelCard({ team, season }: { team: TeamRef; season: number }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const distance = useDistance();
  const { data } = useQuery(api.finances.travel.queryOptions({ input: { id: team.id, season } }));
  if (!data) return null;
  const { trips, kilometers, cost, longest, roadTrip, backToBack } = seasonOfTravel(data.data.games);
  if (trips === 0) return null;
  return (
    <Section title={t('schedule.travel.title', { level: team.level })} className={css.travel}>
      <StatTiles
        tiles={[
          { label: t('schedule.travel.trips'), value: trips, note: distance(kilometers) },
          {
            label: t('schedule.travel.longest'),
            value: longest ? t('schedule.travel.onDay', { day: longest.day }) : NOTHING,
            ...(longest && { note: t('schedule.travel.oneWay', { distance: distance(longest.kilometers) }) }),
          },
          {
            label: t('schedule.travel.road'),
            value: t('schedule.travel.games', { count: roadTrip?.games ?? 0 }),
            ...(roadTrip && { note: t('schedule.travel.days', { from: roadTrip.fromDay, to: roadTrip.toDay }) }),
          },
          { label: t('schedule.travel.backToBack'), value: backToBack, note: t('schedule.travel.backToBackNote') },
          ...(team.level === 'PRO'
            ? [
                {
                  label: t('schedule.travel.cost'),
                  value: format.shortMoney(cost),
                  note: t('schedule.travel.costNote'),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
