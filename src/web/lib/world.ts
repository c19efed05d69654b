/** World data: nations, leagues, skills, seasons; loaded once and kept until the version of the world changes. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Feature } from '#domains/admin/constants.ts';
import type { Clock, WorldData } from '#domains/world/contract/calls.ts';
import { useTranslation } from '#web/lib/words.ts';
import { api } from './api.ts';
import { namedIn } from './nation-names.ts';

/** The server answers 304 by ETag if nothing has changed; the browser's cache keeps the body. */
export const worldQuery = api.world.data.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

export interface World extends WorldData {
  nationById: ReadonlyMap<number, WorldData['nations'][number]>;
  leagueById: ReadonlyMap<number, WorldData['leagues'][number]>;
  /** Nation by two-letter country code, e.g. for the country of a user. */
  nationByCode: ReadonlyMap<string, WorldData['nations'][number]>;
}

/** Returns the world if it is already loaded; for parts that must never wait, like the header. */
export function useWorldIfLoaded(): World | null {
  const { data } = useQuery(worldQuery);
  const { language } = useTranslation().i18n;
  return useMemo(() => (data ? indexWorld(data.data, language) : null), [data, language]);
}

function indexWorld(data: WorldData, language: string): World {
  const nations = namedIn(data.nations, language);
  const unrankedNations = namedIn(data.unrankedNations, language);
  const everyNation = [...nations, ...unrankedNations];
  return {
    ...data,
    nations,
    unrankedNations,
    nationById: new Map(everyNation.map((nation) => [nation.id, nation])),
    nationByCode: new Map(everyNation.map((nation) => [nation.code, nation])),
    leagueById: new Map(data.leagues.map((league) => [league.id, league])),
  };
}

/** Returns an admin's note on a feature that is closed; null: it is open, or open to this user. */
export function useClosedFeature(feature: Feature | null): { reason: string } | null {
  return useClosedFeatures().find((closed) => closed.feature === feature) ?? null;
}

const NONE_CLOSED: WorldData['closedFeatures'] = [];

/** Returns the features that are closed to this user; admins use them all. */
export function useClosedFeatures(): WorldData['closedFeatures'] {
  const { data } = useQuery(worldQuery);
  return !data || data.data.admin ? NONE_CLOSED : data.data.closedFeatures;
}

/** How often the header fetches the state of the clock. */
const CLOCK_EVERY_MS = 30_000;

/** Returns the state of the world's clock; null until it is loaded. */
export function useClock(): Clock | null {
  const query = api.world.clock.queryOptions({ refetchInterval: CLOCK_EVERY_MS, throwOnError: false });
  return useQuery(query).data?.data ?? null;
}
