import { Link } from '@tanstack/react-router';
import type { ClubOverview } from '#domains/club/contract.ts';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import { useStatName } from '#web/features/stats/stat-name.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Columns, Text } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

/** Shows three of the team's leaders, different people, each with his statistic and face. */
export function Leaders({ overview }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const nameOf = useStatName();
  const write = useStatFormat();
  const {
    leaders,
    leadersSeason: season,
    team: { id: teamId },
  } = overview;
  return (
    <Section
      title={t('overview.leaders', { season })}
      isFlush
      aside={
        <Link to="/club/stats/{-$id}" params={{ id: String(teamId) }}>
          {t('overview.allLeaders')}
        </Link>
      }
    >
      {leaders.length === 0 ? (
        <Text nothing>{t('overview.leadersEmpty')}</Text>
      ) : (
        <Columns min={110} fit gap="none" align="stretch">
          {leaders.map(({ statistic, player, value }) => (
            <div key={statistic} className={css.leader}>
              <Face player={player} width={40} isDecoration />
              <div>
                <Text as="div" aside>
                  {nameOf(statistic)}
                </Text>
                <PlayerLink player={player} name="short" />
              </div>
              <div className={css.leaderValue}>{write(statistic, value)}</div>
            </div>
          ))}
        </Columns>
      )}
    </Section>
  );
}
