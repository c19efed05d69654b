import type { ClubOverview } from '#domains/club/contract.ts';
import type { AnyTeamRef, GameRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { NextOpponentButton } from '#web/features/scout/next-opponent.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GameState } from '#web/ui/game-score-row.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './next-game.module.css';

/** Shows the live game, or the next one, in the style of a broadcast. */
export function NextGame({ overview }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const game = overview.liveGame ?? overview.nextGame;
  const today = useClock();
  const isToday = game !== null && game.season === today?.seasonNumber && game.day === today.day;
  return (
    <Section title={t(overview.liveGame ? 'overview.liveNow' : isToday ? 'overview.tonight' : 'overview.nextGame')}>
      {game ? (
        <Announcement game={game} teamId={overview.team.id} canSetLines={overview.abilities.manage} />
      ) : (
        <EmptyState icon="calendar" title={t('overview.noNextGame')}>
          {t('overview.noNextGameHint')}
        </EmptyState>
      )}
    </Section>
  );
}

function Announcement({ game, teamId, canSetLines }: { game: GameRef; teamId: TeamId; canSetLines: boolean }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const isPaused = useClock()?.isPaused ?? false;
  return (
    <div className={css.game}>
      <Side team={game.away} goals={game.live?.awayScore} venue={t('overview.away')} />
      <Stack gap="xs" justify="center">
        <Text as="div" caps size="xs" tone="accent">
          {t(`overview.${game.type}`)}
        </Text>
        {game.live ? (
          <Text as="div" size="lg">
            <GameState game={game} />
          </Text>
        ) : (
          game.faceoffAt && (
            <>
              <Text as="div" aside>
                {t('overview.faceoffIn')}
              </Text>
              <div className={css.countdown}>
                <Countdown until={game.faceoffAt} isStopped={isPaused} />
              </div>
              <Text as="div" aside>
                {format.instant(game.faceoffAt, 'weekday-time')}
              </Text>
            </>
          )
        )}
        <Text as="div" aside>
          {t('overview.gameDay', { day: game.day })}
        </Text>
      </Stack>
      <Side team={game.home} goals={game.live?.homeScore} venue={t('overview.home')} />
      <Row wide justify="center" gap="sm" line="top">
        <LinkButton to="/game/{-$id}" params={{ id: String(game.id) }} variant={game.live ? 'filled' : 'default'}>
          {game.live ? t('overview.watch') : t('overview.matchup')}
        </LinkButton>
        <NextOpponentButton teamId={teamId} />
        {canSetLines && (
          <LinkButton to="/club/lineups" variant={game.live ? 'default' : 'filled'}>
            {t('overview.setLines')}
          </LinkButton>
        )}
      </Row>
    </div>
  );
}

function Side({ team, goals, venue }: { team: AnyTeamRef; goals: number | undefined; venue: string }) {
  return (
    <div className={css.side}>
      <Crest team={team} size={72} isDecoration />
      <div className={css.team}>
        <TeamLink team={team} crest={false} />
      </div>
      <Text as="div" aside>
        {venue}
      </Text>
      {goals !== undefined && <div className={css.goals}>{goals}</div>}
    </div>
  );
}
