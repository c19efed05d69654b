import { NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LeagueId } from '#engine/ids.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const LEAGUE_SCREENS = [
  '/league/overview/{-$id}',
  '/league/schedule/{-$id}',
  '/league/standings/{-$id}',
  '/league/stats/{-$id}',
  '/league/salary-caps/{-$id}',
  '/league/ratings/{-$id}',
  '/league/history/{-$id}',
] as const;
export type LeagueScreen = (typeof LEAGUE_SCREENS)[number];

/** The head of every screen about a league: its name, a menu of all leagues, and a switch to its competitions of other levels. */
export function LeagueHeader({
  screen,
  leagueId,
  details,
}: {
  screen: LeagueScreen;
  leagueId: LeagueId;
  details?: ReactNode;
}) {
  const { t } = useTranslation(['league', 'screens', 'common']);
  const hasId = useIdParam() !== undefined;
  const world = useWorldIfLoaded();
  const navigate = useNavigate();
  const league = world?.leagueById.get(leagueId);
  const isOverview = screen === '/league/overview/{-$id}';
  const name = league?.name ?? t('league:choose');
  const siblings = world?.leagues.filter((other) => other.proLeagueId === league?.proLeagueId) ?? [];
  const proLeagues = world?.leagues.filter((other) => other.isPro) ?? [];
  /** Returns the same level at another place in the pyramid. */
  const sameLevelOf = (proLeagueId: LeagueId) =>
    world?.leagues.find((other) => other.proLeagueId === proLeagueId && other.level === league?.level);
  return (
    <>
      <PageHeader
        title={isOverview ? name : t(`screens:${screen}`)}
        subject={isOverview ? undefined : name}
        eyebrow={
          isOverview ? (
            league && t('league:tier', { tier: league.tier })
          ) : (
            <Link to="/league/overview/{-$id}" params={{ id: String(leagueId) }}>
              {name}
            </Link>
          )
        }
        details={details}
        actions={
          <>
            <NativeSelect
              aria-label={t('league:choose')}
              value={String(league?.proLeagueId ?? '')}
              data={proLeagues.map((other) => ({ value: String(other.id), label: other.name }))}
              onChange={({ currentTarget: { value } }) => {
                const chosen = sameLevelOf(Number(value));
                if (chosen) void navigate({ to: screen, params: { id: String(chosen.id) }, search: sameLook });
              }}
            />
            <LinkStrip kind="switch" label={t('common:team')} current={leagueId}>
              {siblings.map((sibling) => (
                <Link
                  key={sibling.id}
                  to={screen}
                  params={{ id: String(sibling.id) }}
                  search={sameLook}
                  aria-current={sibling.id === leagueId ? 'page' : undefined}
                  data-tip={sibling.name}
                >
                  {t(`common:level.${sibling.level}`)}
                </Link>
              ))}
            </LinkStrip>
          </>
        }
      />
      {hasId && (
        <LinkStrip kind="tabs" label={t('league:screensOf', { league: name })} current={screen}>
          {LEAGUE_SCREENS.map((to) => (
            <Link key={to} to={to} params={{ id: String(leagueId) }} aria-current={to === screen ? 'page' : undefined}>
              {t(`screens:${to}`)}
            </Link>
          ))}
        </LinkStrip>
      )}
    </>
  );
}

/** Returns the search parameters kept for another league: season, split, columns, but not the page. */
function sameLook(before: Record<string, unknown>) {
  return { ...before, page: undefined };
}
