import { Link } from '@tanstack/react-router';
import type { ClubOverview } from '#domains/club/contract.ts';
import { StandingsTable } from '#web/features/league/standings-table.tsx';
import { PHONE, useMedia } from '#web/lib/motion.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** First day of the regular season. */
const FIRST_DAY = 6;

/** Shows the part of the standings around the team. */
export function StandingsAround({ overview }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const title = overview.abilities.manage ? t('overview.standings') : t('overview.standingsPublic');
  const around = overview.standingsAround;
  const own = around.findIndex(({ team }) => team.id === overview.team.id);
  // The window of a phone has room for the next above and below.
  const rows = useMedia(PHONE) ? around.slice(Math.max(0, own - 1), own + 2) : around;
  const hasBegun = around.some((row) => row.played > 0);
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
        <StandingsTable rows={rows} label={title} short />
      ) : (
        <Text aside>{t('overview.startsOn', { day: FIRST_DAY })}</Text>
      )}
    </Section>
  );
}
