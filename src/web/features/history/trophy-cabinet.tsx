import type { TrophyWon } from '#domains/history/contract.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, Row } from '#web/ui/layout.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './history.module.css';

/** Trophies with the seasons in which they were won. `hasTeam`: names the team of each win. */
export function TrophyCabinet({ trophies, hasTeam }: { trophies: readonly TrophyWon[]; hasTeam?: boolean }) {
  const { t } = useTranslation('history');
  return (
    <Columns as="ul" min={280} gap="md" align="stretch">
      {trophies.map(({ id, category, description, wins }) => (
        <Row key={id} as="li" unbroken align="stretch" gap="md" ground="dim" inset="box">
          <span className={css.cup} data-category={category}>
            <Icon name={category === 'cup' ? 'cup' : 'star'} size={28} />
          </span>
          <div>
            <strong>{wins.length === 1 ? description : t('timesWon', { count: wins.length, description })}</strong>
            <Row as="ul" align="stretch" gap="md" close aside>
              {wins.map(({ season, team }) => (
                <li key={`${season}/${team.id}`}>
                  {seasonLabel(season)}
                  {hasTeam && (
                    <>
                      {' '}
                      <TeamLink team={team} name="abbr" />
                    </>
                  )}
                </li>
              ))}
            </Row>
          </div>
        </Row>
      ))}
    </Columns>
  );
}
