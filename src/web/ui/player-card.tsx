import { useQuery } from '@tanstack/react-query';
import type { PlayerRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './card.module.css';
import { Face } from './face.tsx';
import { Flag } from './flag.tsx';
import { FormStrip } from './form-strip.tsx';
import { Meter } from './meter.tsx';
import { playerName, teamName } from './names.ts';
import { RatingPill } from './rating-pill.tsx';

type StatName =
  | 'games'
  | 'goals'
  | 'assists'
  | 'points'
  | 'plusMinus'
  | 'toiPerGame'
  | 'wins'
  | 'savePercentage'
  | 'goalsAgainstAverage';

/** Shows a summary of a player while the mouse rests on his name. */
export default function PlayerCard({ player }: { player: PlayerRef }) {
  const { t } = useTranslation(['layout', 'common', 'stats']);

  const format = useFormat();
  const { data } = useQuery(api.player.profile.queryOptions({ input: { id: player.id }, staleTime: 60_000 }));
  const profile = data?.data;
  const { overall, season } = profile?.player ?? {};
  const figures: [StatName, string][] = !season
    ? []
    : player.position === 'G'
      ? [
          ['games', format.number(season.games)],
          ['wins', format.number(season.wins)],
          ['savePercentage', format.savePercentage(season.savePercentage)],
          ['goalsAgainstAverage', format.number(season.goalsAgainstAverage, 2)],
        ]
      : [
          ['games', format.number(season.games)],
          ['goals', format.number(season.goals)],
          ['assists', format.number(season.assists)],
          ['points', format.number(season.points)],
          ['plusMinus', format.signed(season.plusMinus)],
          ['toiPerGame', format.clock(season.toiPerGame)],
        ];
  return (
    <div className={css.card}>
      <div className={css.head} style={{ borderColor: profile?.team?.colors[0] }}>
        <Face player={player} width={44} isDecoration />
        <div>
          <div className={css.name}>
            {playerName(player)} {player.jerseyNumber !== null && <small>#{player.jerseyNumber}</small>}
          </div>
          <Text as="div" aside>
            <Flag nationId={player.nationId} /> {t(`common:position.${player.position}`)}
            {profile && ` · ${t('layout:age', { age: profile.player.age })}`}
          </Text>
          {profile?.team && (
            <Text as="div" aside>
              {teamName(profile.team)}
            </Text>
          )}
        </div>
        {typeof overall === 'number' && <RatingPill rating={overall} size="lg" />}
      </div>
      {figures.length > 0 && (
        <dl className={css.figures}>
          {figures.map(([id, value]) => (
            <div key={id}>
              <dt>{t(`stats:short.${id}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {profile && (
        <div className={css.row}>
          <Meter label={t('layout:form')} value={profile.player.form} width={44} isNamed />
          <Meter label={t('layout:energy')} value={profile.player.energy} width={44} isNamed />
        </div>
      )}
      {profile && profile.lastGames.length > 0 && (
        <div className={css.row}>
          <span>{t('layout:lastGames')}</span>
          <FormStrip
            results={profile.lastGames
              .slice(0, 5)
              .map(({ result }) => result)
              .reverse()}
          />
        </div>
      )}
      {profile?.player.injury && (
        <div className={css.row} data-bad>
          {t('layout:out', { count: profile.player.injury.daysLeft })}
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
