import { Link } from '@tanstack/react-router';
import type { Honored } from '#domains/awards/contract.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Words } from '#web/ui/layout.tsx';
import css from './awards.module.css';
import { Who } from './who.tsx';

/** Lists honors, each linking to its vote. `hasPlayer`: names the player honored; `isOneSeason`: all are of the same season. */
export function HonorsList({
  honors,
  hasPlayer,
  isOneSeason,
}: {
  honors: readonly Honored[];
  hasPlayer?: boolean;
  isOneSeason?: boolean;
}) {
  const { t } = useTranslation('awards');
  const world = useWorldIfLoaded();
  return (
    <Lines>
      {honors.map((honor) => {
        const league = world?.leagueById.get(honor.leagueId);
        return (
          <li
            key={`${honor.season}/${honor.leagueId}/${honor.award}/${honor.player?.id ?? honor.coach?.id}`}
            className={css.honor}
          >
            <Icon name="star" size={16} />
            <Link to="/world/awards" search={awardSearch(honor, league)}>
              {t(`honor.${honor.honor}`)}
            </Link>
            {!isOneSeason && (
              <Words aside nowrap push>
                {seasonLabel(honor.season)} · {league?.abbr}
              </Words>
            )}
            {hasPlayer && (
              <span className={css.who}>
                <Who row={{ player: honor.player, coach: honor.coach, manager: null, team: honor.team }} />
              </span>
            )}
          </li>
        );
      })}
    </Lines>
  );
}

/** Returns the search parameters of the vote that an honor came from. */
function awardSearch(
  { award, season }: Pick<Honored, 'award' | 'season'>,
  league: { tier: number; level: string } | undefined,
): Record<string, string | number> {
  const group = award.startsWith('all-star-') ? 'all-star' : award.startsWith('rookie-') ? 'all-rookie' : award;
  return { award: group, season, ...(league && { tier: league.tier, level: league.level }) };
}
