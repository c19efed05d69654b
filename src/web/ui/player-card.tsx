import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayerRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import css from './card.module.css';
import { Face } from './face.tsx';
import { Flag } from './flag.tsx';
import { playerName, teamName } from './names.ts';
import { RatingPill } from './rating-pill.tsx';

/** What one sees of a player while the mouse rests on his name. */
export default function PlayerCard({ player }: { player: PlayerRef }) {
  const { t } = useTranslation(['layout', 'common']);
  const format = useFormat();
  const { data } = useQuery(api.player.profile.queryOptions({ input: { id: player.id }, staleTime: 60_000 }));
  const profile = data?.data;
  const season = profile?.player.season;
  return (
    <div className={css.card}>
      <div className={css.head} style={{ borderColor: profile?.team?.colors[0] }}>
        <Face player={player} width={44} isDecoration />
        <div>
          <div className={css.name}>{playerName(player)}</div>
          <div className={css.dim}>
            <Flag nationId={player.nationId} /> {t(`common:position.${player.position}`)}
            {profile && ` · ${t('layout:age', { age: profile.player.age })}`}
          </div>
          {profile?.team && <div className={css.dim}>{teamName(profile.team)}</div>}
        </div>
        {profile && <RatingPill rating={profile.player.overall} size="lg" />}
      </div>
      {season && (
        <div className={css.row}>
          {player.position === 'G'
            ? t('layout:goalieSeason', {
                games: season.games,
                wins: season.wins,
                percentage: format.savePercentage(season.savePercentage),
              })
            : t('layout:skaterSeason', { games: season.games, goals: season.goals, assists: season.assists })}
        </div>
      )}
      {profile?.player.contract && (
        <div className={css.row}>
          {t('layout:contract', {
            salary: format.money(profile.player.contract.salary),
            season: profile.player.contract.to,
          })}
        </div>
      )}
    </div>
  );
}
