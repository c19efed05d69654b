import { Link } from '@tanstack/react-router';
import type { ClubOverview } from '#domains/club/contract.ts';
import { StandingsTable } from '#web/features/league/standings-table.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** First day of the regular season. */
const FIRST_DAY = 6;

/** Shows the part of the standings around the team. */
export function StandingsAround({ overview }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const title = overview.abilities.manage ? t('overview.standings') : t('overview.standingsPublic');
  const hasBegun = overview.standingsAround.some((row) => row.played > 0);
  return (
    <Section
      title={title}
      isFlush={hasBegun}
      aside={
        <Link to="/league/standings/{-$id}" params={{ id: String(overview.team.leagueId) }}>
          {t('overview.fullTable')}
        </Link>
      }
    >
      {hasBegun ? (
        <StandingsTable rows={overview.standingsAround} label={title} short />
      ) : (
        <Text aside>{t('overview.startsOn', { day: FIRST_DAY })}</Text>
      )}
    </Section>
  );
}
