import type { ClubOverview } from '#domains/club/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import type { TFunction } from '#web/lib/words.ts';
import { useTranslation } from '#web/lib/words.ts';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** The last round of the playoffs; its winner is the champion. */
const FINAL_ROUND = 3;

/** Shows another club's season in numbers; before the first game, how the last season ended. */
export function SeasonTiles({ overview }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const { standing, lastSeason, payroll } = overview;
  const hasBegun = standing !== null && standing.played > 0;
  const season = hasBegun
    ? [
        { label: t('overview.place'), value: format.ordinal(standing.rank) },
        {
          label: t('overview.record'),
          value: formatRecord(standing),
        },
        { label: t('overview.points'), value: standing.points },
        {
          label: t('overview.goals'),
          value: format.score(standing.goalsFor, standing.goalsAgainst),
          note: format.signed(standing.goalsFor - standing.goalsAgainst),
        },
        { label: t('overview.streak'), value: standing.streak },
      ]
    : lastSeason
      ? [
          {
            label: t('overview.lastSeason'),
            value: format.ordinal(lastSeason.rank),
            note: finishOf(t, lastSeason),
          },
          {
            label: t('overview.points'),
            value: lastSeason.points,
            note: t('open.placeIn', { season: lastSeason.season }),
          },
        ]
      : [];
  return <StatTiles tiles={[...season, { label: t('overview.payroll'), value: format.shortMoney(payroll) }]} />;
}

/** Returns how far a team's season went, in words. */
function finishOf(
  t: TFunction<'club'>,
  { isChampion, playoffRoundsWon }: NonNullable<ClubOverview['lastSeason']>,
): string {
  if (isChampion) return t('overview.finish.champion');
  switch (playoffRoundsWon) {
    case null:
      return t('overview.finish.missed');
    case 0:
      return t('overview.finish.quarterfinal');
    case FINAL_ROUND - 1:
      return t('overview.finish.final');
    default:
      return t('overview.finish.semifinal');
  }
}
