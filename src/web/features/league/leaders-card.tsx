import { useTranslation } from 'react-i18next';
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import { useStatName } from '#web/features/stats/stat-name.ts';
import { Face } from '#web/ui/face.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './leaders.module.css';

interface LeaderList {
  statistic: string;
  rows: { player: PlayerRef; team: TeamRef; value: number }[];
}

/** The five best of each statistic; the first with his face. */
export function LeaderLists({ lists }: { lists: readonly LeaderList[] }) {
  const { t } = useTranslation('league');
  const nameOf = useStatName();
  const write = useStatFormat();
  if (lists.length === 0) return <p className={css.empty}>{t('overview.leadersEmpty')}</p>;
  return (
    <div className={css.lists}>
      {lists.map(({ statistic, rows }) => (
        <div key={statistic} className={css.list}>
          <h3 className={css.title}>{nameOf(statistic)}</h3>
          <ol className={css.rows}>
            {rows.map(({ player, team, value }, index) => (
              <li key={player.id} className={css.row} data-first={index === 0 || undefined}>
                {index === 0 && <Face player={player} width={34} isDecoration />}
                <span className={css.who}>
                  <PlayerLink player={player} name={index === 0 ? 'full' : 'short'} />
                  <TeamLink team={team} name="abbr" crestSize={16} />
                </span>
                <strong className={css.value}>{write(statistic, value)}</strong>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
