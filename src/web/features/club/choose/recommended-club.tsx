import type { LeagueId } from '#engine/ids.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Crest, Jersey } from '#web/ui/crest.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Box, Row, Text, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { ClubStory } from '../club-story.tsx';
import type { OpenClub } from './open-club.ts';
import css from './recommended-club.module.css';
import { TakeButton } from './take-button.tsx';

/** One of the three clubs recommended to a newcomer: its look, the reason, and the key numbers. */
export function RecommendedClub({ open }: { open: OpenClub }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const { team, club, ratings } = open;
  return (
    <article className={css.card} style={{ borderTopColor: team.colors[0] }} aria-label={teamName(team)}>
      <Row unbroken gap="md">
        <Crest team={team} size={64} isDecoration />
        <Box grow>
          {open.recommendation && (
            <Text as="div" caps size="xs" tone="accent">
              {t(`open.recommendation.${open.recommendation}`)}
            </Text>
          )}
          <Text as="h3" size="xxl">
            <TeamLink team={team} crest={false} />
          </Text>
          <Text as="div" aside>
            <Flag nationId={club.nationId} /> {t('open.tier', { tier: open.tier })}
            {open.place && <Place place={open.place} leagueId={team.leagueId} />}
          </Text>
        </Box>
        <Jersey team={team} size={72} />
      </Row>
      {open.recommendation && <Text strong>{t(`open.why.${open.recommendation}`)}</Text>}
      <Text tone="dim" grow>
        <ClubStory story={club.story} />
      </Text>
      <dl className={css.facts}>
        <div>
          <dt>{t('open.rating')}</dt>
          <dd>
            <RatingPill rating={ratings.overall} />
          </dd>
        </div>
        <div>
          <dt>{t('open.payroll')}</dt>
          <dd>{format.shortMoney(open.payroll)}</dd>
        </div>
        <div>
          <dt>{t('open.capSpace')}</dt>
          <dd>{format.shortMoney(open.capSpace)}</dd>
        </div>
        <div>
          <dt>{t('open.averageAge')}</dt>
          <dd>{format.number(open.averageAge, 1)}</dd>
        </div>
        <div>
          <dt>{t('open.arena')}</dt>
          <dd>{format.number(club.arenaCapacity)}</dd>
        </div>
      </dl>
      <ul className={css.players} aria-label={t('open.best')}>
        {open.bestPlayers.map((player) => (
          <li key={player.id}>
            <PlayerLink player={player} face flag />
            <Words aside>{player.position}</Words>
            <RatingPill rating={player.overall} size="sm" />
          </li>
        ))}
      </ul>
      <TakeButton open={open} />
    </article>
  );
}

/** Shows ' · 3rd in season 2026–27, 88 points', and the league if it is not today's. */
function Place({ place, leagueId }: { place: NonNullable<OpenClub['place']>; leagueId: LeagueId }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const world = useWorldIfLoaded();
  const { rank, points, season } = place;
  const elsewhere = place.leagueId === leagueId ? null : world?.leagueById.get(place.leagueId)?.name;
  const words = t('open.place', { place: format.ordinal(rank), points, season });
  return ` · ${elsewhere ? `${elsewhere}: ` : ''}${words}`;
}
