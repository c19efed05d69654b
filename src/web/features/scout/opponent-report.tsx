import { useQuery } from '@tanstack/react-query';
import type { OpponentReport as Report } from '#domains/scout/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './opponent-report.module.css';

/**
 * Shows the report of the user's own scout on the next opponent; shows nothing if no scout has watched. @param gameId
 * of this game only
 */
export function OpponentReport({
  teamId,
  gameId,
  hasGame = false,
}: {
  teamId: TeamId;
  gameId?: GameId;
  hasGame?: boolean;
}) {
  const query = useQuery(api.scouts.opponent.queryOptions({ input: { id: teamId } }));
  const report = query.data?.data;
  if (!report || (gameId !== undefined && report.game.id !== gameId)) return null;
  return <ReportOf report={report} hasGame={hasGame} />;
}

/** @param hasGame whether to name the game, on a screen about something else */
export function ReportOf({ report, hasGame }: { report: Report; hasGame?: boolean }) {
  const { t } = useTranslation('scout');
  const format = useFormat();
  const { game, scout, nights, opponent, hot, powerPlay, penaltyKill, stayOut, drawPenalties } = report;
  const { bestLine, weakPair, goalie } = report;
  return (
    <Section
      title={t('opponent.title')}
      aside={
        <span>
          <PersonLink person={scout} /> · {t('opponent.nights', { count: nights })}
        </span>
      }
    >
      {hasGame ? (
        <GameScoreRow game={game} />
      ) : (
        <p>
          <TeamLink team={opponent} />
        </p>
      )}
      <Stack as="dl" gap="sm" top="sm">
        {hot.length > 0 && (
          <Finding label={t('opponent.hot')}>
            {hot.map(({ player, games, goals, assists }) => (
              <span key={player.id} className={css.man}>
                <PlayerLink player={player} name="short" face />{' '}
                {t('opponent.line', { points: goals + assists, goals, assists, count: games })}
              </span>
            ))}
          </Finding>
        )}
        {bestLine.length > 0 && (
          <Finding label={t('opponent.bestLine')} hint={t('opponent.bestLineHint')}>
            <Players players={bestLine} />
          </Finding>
        )}
        {weakPair.length > 0 && (
          <Finding label={t('opponent.weakPair')} hint={t('opponent.weakPairHint')}>
            <Players players={weakPair} />
          </Finding>
        )}
        {goalie && (
          <Finding label={t('opponent.goalie')} hint={t(`opponent.weakness.${goalie.weakness}`)}>
            <PlayerLink player={goalie.player} name="short" face />
          </Finding>
        )}
        {powerPlay !== null && (
          <Finding label={t('opponent.powerPlay')} hint={stayOut ? t('opponent.stayOut') : undefined}>
            {format.percent(powerPlay, 1)}
          </Finding>
        )}
        {penaltyKill !== null && (
          <Finding label={t('opponent.penaltyKill')} hint={drawPenalties ? t('opponent.drawPenalties') : undefined}>
            {format.percent(penaltyKill, 1)}
          </Finding>
        )}
      </Stack>
    </Section>
  );
}

function Players({ players }: { players: readonly PlayerRef[] }) {
  return players.map((player) => (
    <span key={player.id} className={css.man}>
      <PlayerLink player={player} name="short" face />
    </span>
  ));
}

function Finding({ label, hint, children }: { label: string; hint?: string | undefined; children: React.ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>
        <Row as="span" gap="md" close>
          {children}
        </Row>
        {hint && <Words size="sm">{hint}</Words>}
      </dd>
    </div>
  );
}
