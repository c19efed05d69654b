import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import type { NationLines } from '#domains/lineups/contract.ts';
import { LineupPage, levelInUrl, nationOf, TeamLines } from '#web/features/lineups/lineups-screen.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { BareHeader, Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/**
 * Shows /nation/lineups: the board of a nation's senior or U20 team (`?level=`) for its staff; others get a link to the
 * last game that has begun. Without an id it is the user's own federation.
 */
export function NationLineupsScreen() {
  const asked = useIdParam();
  const own = useUser()?.federation?.id ?? null;
  const id = asked === undefined ? own : asked;
  const level = useSearchChoice('level', NATION_LEVELS);
  const query = useQuery(api.lineups.ofNation.queryOptions({ input: { id: id ?? 0 }, enabled: id !== null }));
  if (id === null) return <NoNation isOwn={asked === undefined} />;
  return (
    <Loaded query={query} missing={<NoNation isOwn={false} />}>
      {({ data }) => {
        const shown = data.find(({ team }) => team.level === level);
        if (!shown) return <NoNation isOwn={false} />;
        const switchTeam = <NationLevels lines={data} current={shown} />;
        if (!shown.abilities.see) return <Secret {...shown} switchTeam={switchTeam} />;
        return (
          <TeamLines key={shown.team.id} id={shown.team.id}>
            {(view) => <LineupPage view={view} switchTeam={switchTeam} />}
          </TeamLines>
        );
      }}
    </Loaded>
  );
}

function NoNation({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('lineups');
  return (
    <>
      <BareHeader />
      <EmptyState icon="flag" title={t(isOwn ? 'nation.none' : 'nation.unknown')}>
        <LinkButton to="/world/federations" mt="sm">
          {t('nation.toList')}
        </LinkButton>
      </EmptyState>
    </>
  );
}

type Lines = NationLines[number];

/** Tells users who are not on the staff when and where lines are shown. */
function Secret({ team, lastGame, switchTeam }: Pick<Lines, 'team' | 'lastGame'> & { switchTeam: ReactNode }) {
  const { t } = useTranslation('lineups');
  useAccent(team.colors);
  return (
    <>
      <PageHeader
        title={t('title')}
        subject={teamName(team)}
        eyebrow={teamName(team)}
        picture={<Crest team={team} size={64} isDecoration />}
        actions={switchTeam}
      />
      <EmptyState icon="stick" title={t('nation.secret')}>
        <p>{t('nation.secretHint')}</p>
        {lastGame && (
          <LinkButton to="/game/{-$id}" params={{ id: String(lastGame.id) }} mt="sm">
            {t(lastGame.status === 'live' ? 'nation.liveGame' : 'nation.lastGame')}
          </LinkButton>
        )}
      </EmptyState>
    </>
  );
}

/** Switches between senior and U20: the same screen of the other team. */
function NationLevels({ lines, current }: { lines: NationLines; current: Lines }) {
  const { t } = useTranslation('common');
  return (
    <LinkStrip kind="switch" label={t('team')} current={current.team.id}>
      {lines.map(({ team }) => (
        <Link
          key={team.id}
          to="/nation/lineups/{-$id}"
          params={{ id: String(nationOf(team)) }}
          search={(before: Record<string, unknown>) => ({ ...before, level: levelInUrl(team) })}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={team.id === current.team.id ? 'page' : undefined}
          data-tip={team.level === null ? undefined : t(`levelName.${team.level}`)}
        >
          {team.level !== null && t(`level.${team.level}`)}
        </Link>
      ))}
    </LinkStrip>
  );
}
