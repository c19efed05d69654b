import { useQuery } from '@tanstack/react-query';
import type { TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Text, Words } from '#web/ui/layout.tsx';
import css from './card.module.css';
import { Crest } from './crest.tsx';
import { FormStrip } from './form-strip.tsx';
import { teamName } from './names.ts';
import { RatingPill } from './rating-pill.tsx';

/** Shows a summary of a team while the mouse rests on its name. */
export default function TeamCard({ team }: { team: TeamRef }) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const league = useWorldIfLoaded()?.leagueById.get(team.leagueId);
  const { data } = useQuery(api.club.overview.queryOptions({ input: { id: team.id }, staleTime: 60_000 }));
  const standing = data?.data.standing;
  const next = data?.data.nextGame;
  return (
    <div className={css.card}>
      <div className={css.head} style={{ borderColor: team.colors[0] }}>
        <Crest team={team} size={44} isDecoration />
        <div>
          <div className={css.name}>{teamName(team)}</div>
          <Text as="div" aside>
            {league?.name} {team.level}
          </Text>
        </div>
        {data && <RatingPill rating={data.data.ratings.overall} size="lg" />}
      </div>
      {standing && (
        <>
          <div className={css.row}>
            <span>{t('rank', { rank: format.ordinal(standing.rank), points: standing.points })}</span>
            <FormStrip results={standing.lastTen.slice(-5)} />
          </div>
          <dl className={css.figures}>
            {(['played', 'wins', 'losses', 'goalsFor', 'goalsAgainst'] as const).map((id) => (
              <div key={id}>
                <dt>{t(`figure.${id}`)}</dt>
                <dd>{standing[id]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {next && (
        <div className={css.row}>
          <span>{t('next', { away: next.away.abbr, home: next.home.abbr })}</span>
          {next.faceoffAt && <Words aside>{format.instant(next.faceoffAt, 'weekday-time')}</Words>}
        </div>
      )}
      {data && (
        <div className={css.row}>
          <span>{t('payroll')}</span>
          <span>{format.shortMoney(data.data.payroll)}</span>
        </div>
      )}
    </div>
  );
}
