import type { ClubOverview } from '#domains/club/contract.ts';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import { useStatName } from '#web/features/stats/stat-name.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Columns, Text } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

/** Shows the team's leader in each statistic, with his face. */
export function Leaders({ leaders, season }: { leaders: ClubOverview['leaders']; season: number }) {
  const { t } = useTranslation('club');
  const nameOf = useStatName();
  const write = useStatFormat();
  return (
    <Section title={t('overview.leaders', { season })} isFlush>
      {leaders.length === 0 ? (
        <Text nothing>{t('overview.leadersEmpty')}</Text>
      ) : (
        <Columns min={230} gap="none" align="stretch">
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
