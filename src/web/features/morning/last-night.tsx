import { periodKey } from '#domains/game/rules/periods.ts';
import type { Morning } from '#domains/morning/contract.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { PHONE, useMedia } from '#web/lib/motion.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { GameState } from '#web/ui/game-score-row.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './morning.module.css';

type Night = NonNullable<Morning['lastNight']>;

/** Last night's game: the score, what turned it, why it ended so, and what it changed in the table and in the till. */
export function LastNight({ night }: { night: Night }) {
  const { t } = useTranslation('morning');
  const { game } = night;
  return (
    <Section
      title={t('lastNight')}
      aside={
        <LinkButton to="/game/{-$id}" params={{ id: String(game.id) }} size="compact-sm" variant="default">
          {t('lastGame')}
        </LinkButton>
      }
    >
      <Stack gap="sm">
        <Row gap="md" unbroken justify="between">
          <Side team={game.away} goals={game.awayScore} />
          <Words aside>
            <GameState game={game} />
          </Words>
          <Side team={game.home} goals={game.homeScore} isLast />
        </Row>
        <Effects night={night} />
        <Told night={night} />
      </Stack>
    </Section>
  );
}

function Side({ team, goals, isLast = false }: { team: AnyTeamRef; goals: number | null; isLast?: boolean }) {
  const isPhone = useMedia(PHONE);
  const score = <span className={css.score}>{goals}</span>;
  return (
    <Row gap="sm" unbroken shrinks>
      {isLast && score}
      <Crest team={team} size={32} isDecoration />
      <Words strong>
        <TeamLink team={team} name={isPhone ? 'abbr' : 'city'} crest={false} />
      </Words>
      {!isLast && score}
    </Row>
  );
}

function Effects({ night: { game, placeBefore, placeAfter, gate } }: { night: Night }) {
  const { t } = useTranslation('morning');
  const format = useFormat();
  const after = placeAfter === null ? '' : format.ordinal(placeAfter);
  const before = placeBefore === null ? '' : format.ordinal(placeBefore);
  return (
    <Row gap="sm" close>
      {game.type === 'regular' && placeAfter !== null && placeBefore !== null && (
        <Words chip={placeAfter < placeBefore ? 'good' : placeAfter > placeBefore ? 'bad' : 'tag'}>
          {placeAfter === placeBefore ? t('placeSame', { after }) : t('place', { before, after })}
        </Words>
      )}
      {gate !== null && <Words chip="tag">{t('gate', { amount: format.shortMoney(gate) })}</Words>}
    </Row>
  );
}

function Told({ night: { game, turn, why } }: { night: Night }) {
  const { t } = useTranslation(['morning', 'common']);
  const format = useFormat();
  const winner = (game.homeScore ?? 0) > (game.awayScore ?? 0) ? game.home : game.away;
  const nameOf = (player: { firstname: string; lastname: string } | null) =>
    player ? `${player.firstname} ${player.lastname}` : '';
  return (
    <>
      {why && (
        <Text strong>
          {t(`morning:why.${why.reason}`, {
            player: nameOf(why.player),
            team: winner.city,
            own: why.count,
            other: why.against,
          })}
        </Text>
      )}
      {turn && (
        <Text aside>
          {t('morning:turn', {
            player: nameOf(turn.player),
            score: format.score(turn.awayScore, turn.homeScore),
            clock: formatClock(turn.second),
            period: t(`common:periodShort.${periodKey(turn.period, game.overtime)}`),
            before: turn.before,
            after: turn.after,
          })}
        </Text>
      )}
    </>
  );
}
