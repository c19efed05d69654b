import type { ClubHistory } from '#domains/history/contract.ts';
import { ClubStory } from '#web/features/club/club-story.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Jersey } from '#web/ui/crest.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Box, Facts } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './history.module.css';

/** Shows the character of a team's club: story, jersey, arena, rival. */
export function AboutClub({ history: { club, team } }: { history: ClubHistory }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const world = useWorldIfLoaded();
  const nation = world?.nationById.get(club.nationId);
  return (
    <Section title={t('overview.facts')}>
      <Box line="bottom" bottom="md">
        <span className={css.jersey}>
          <Jersey team={team} size={88} />
        </span>
        <p>
          <ClubStory story={club.story} />
        </p>
        <div style={{ clear: 'both' }} />
      </Box>
      <Facts ends>
        <dt>{t('overview.arena')}</dt>
        <dd>{t('overview.arenaValue', { name: club.arenaName, seats: format.number(club.arenaCapacity) })}</dd>
        {nation && (
          <>
            <dt>{t('overview.nation')}</dt>
            <dd>
              <Flag nationId={nation.id} /> {nation.name}
            </dd>
          </>
        )}
        <dt>{t('overview.founded')}</dt>
        <dd>{yearOf(world?.seasons ?? [], club.foundedAt)}</dd>
        {club.rival && (
          <>
            <dt>{t('overview.rival')}</dt>
            <dd>
              {club.rivalReplacedBy && club.rivalSince !== null ? (
                <>
                  <TeamLink team={club.rivalReplacedBy} />{' '}
                  {t('overview.rivalSince', { season: club.rivalSince, team: teamName(club.rival) })}
                </>
              ) : (
                <TeamLink team={club.rival} />
              )}
            </dd>
          </>
        )}
      </Facts>
    </Section>
  );
}

/** Returns the calendar year of a season, even of one before the world began; seasons follow each other year by year. */
function yearOf(seasons: readonly { number: number; year: number }[], season: number): number | string {
  const known = seasons[0];
  return known ? known.year + season - known.number : '';
}
