import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CompetitionId, LeagueId } from '#engine/ids.ts';
import { entriesOf, StageDrawn } from '#web/features/competition/competition-stages.tsx';
import { PlayoffBracket } from '#web/features/league/playoff-bracket.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Box, Row } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** How often a bracket on screen is refetched, as its games are played. */
const REFRESH_MS = 30_000;

interface Props {
  of: 'playoffs' | 'cup';
  id: number;
  /** Shown if there is no such competition. */
  missing: ReactNode;
}

/** The bracket of a league's current playoffs, or the current stage of a cup, as far as it has been played. */
export default function BracketEmbed({ of, id, missing }: Props) {
  return of === 'cup' ? <Cup id={id} missing={missing} /> : <Playoffs id={id} missing={missing} />;
}

function Playoffs({ id, missing }: { id: LeagueId; missing: ReactNode }) {
  const { t } = useTranslation('article');
  const league = useWorldIfLoaded()?.leagueById.get(id)?.name ?? '';
  const query = useQuery({
    ...api.league.playoffs.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data?.data.champion === null ? REFRESH_MS : false),
  });
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={6} />} missing={missing}>
      {({ data: { series, season, champion } }) => (
        <Section title={t('embed.playoffs', { league, season })} isFlush>
          <Box inset="md">
            <PlayoffBracket series={series} season={season} champion={champion} />
          </Box>
        </Section>
      )}
    </Loaded>
  );
}

/** The current stage of a cup: its entries, its groups, or its bracket. */
function Cup({ id, missing }: { id: CompetitionId; missing: ReactNode }) {
  const { t } = useTranslation('cup');
  const query = useQuery({
    ...api.cups.find.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data?.data.status === 'playing' ? REFRESH_MS : false),
  });
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={6} />} missing={missing}>
      {({ data: { name, status, entries, size, competition } }) => {
        const stage = competition.stages.at(-1);
        return (
          <>
            <Row as="p" gap="md" close aside>
              <Link to="/friendly-cup/overview/$id" params={{ id: String(id) }}>
                {name}
              </Link>
              <span>{t(`status.${status}`)}</span>
              <span>{t('clubs', { entries, size })}</span>
            </Row>
            {stage && <StageDrawn stage={stage} entries={entriesOf(competition)} label={name} />}
          </>
        );
      }}
    </Loaded>
  );
}
