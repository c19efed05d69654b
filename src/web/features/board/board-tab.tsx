import type { BoardView } from '#domains/board/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { BoardAnswers } from '#web/features/probation/board-answers.tsx';
import { FormerActs } from '#web/features/probation/former-acts.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MainAndSide, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './board.module.css';

/** Shows the goals of the board of the user's club, and its confidence in its manager. */
export function BoardTab({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.board.find.queryOptions({ input: { id: teamId } })} skeleton={<LoadingTable rows={5} />}>
      {({ data }) => (
        <MainAndSide>
          <Stack>
            <FormerActs teamId={teamId} />
            <BoardAnswers teamId={teamId} />
            <Goals board={data} />
            <Past board={data} />
          </Stack>
          <Confidence board={data} />
        </MainAndSide>
      )}
    </Load>
  );
}

function Goals({ board: { goals, season: present, standing } }: { board: BoardView }) {
  const { t } = useTranslation(['board', 'common']);
  const format = useFormat();
  const standingWords = ({ rank, clubs, course }: NonNullable<BoardView['standing']>) => {
    if (!course) return t('board:place', { rank, clubs });
    const points = format.signed(course.ahead, 1);
    return t(course.isOnCourse ? 'board:placeOnCourse' : 'board:placeBehind', { points, rank, clubs });
  };
  return (
    <Section title={t('board:goals')}>
      <ol className={css.goals}>
        {goals.map(({ season, goal }) => (
          <li key={season} data-now={season === present || undefined}>
            <Words aside>
              {t('common:seasonNumber', { number: season })}
              {season === present && ` · ${t('board:now')}`}
            </Words>
            <strong>{t(`board:goal.${goal}`)}</strong>
            {season === present && standing && <span>{standingWords(standing)}</span>}
          </li>
        ))}
      </ol>
      <Text top="md" aside>
        {t('board:promised')}
      </Text>
    </Section>
  );
}

function Past({ board: { verdicts } }: { board: BoardView }) {
  const { t } = useTranslation(['board', 'common']);
  const format = useFormat();
  if (verdicts.length === 0) {
    return (
      <Section title={t('board:past')}>
        <Text top="md" aside>
          {t('board:noPast')}
        </Text>
      </Section>
    );
  }
  return (
    <Section title={t('board:past')} isFlush>
      <Sheet
        flush
        words
        head={[t('board:season'), t('board:wanted'), t('board:result'), t('board:confidence')]}
        rows={verdicts.map(({ season, goal, isReached, change }) => [
          season,
          t('common:seasonNumber', { number: season }),
          t(`board:goal.${goal}`),
          t(isReached ? 'board:reached' : 'board:missed'),
          format.signed(change),
        ])}
      />
    </Section>
  );
}

function Confidence({ board: { confidence, mood, reasons } }: { board: BoardView }) {
  const { t } = useTranslation('board');
  const format = useFormat();
  return (
    <Section title={t('confidence')} isFlush>
      <Stack gap="sm" inset="md" size="sm">
        <Meter value={confidence} label={t('confidence')} width={120} />
        <strong>{t(`mood.${mood}`)}</strong>
      </Stack>
      <Sheet
        flush
        head={[t('reason'), t('points')]}
        rows={reasons.map(({ kind, season, points }) => [
          `${kind} ${season}`,
          t(`of.${kind}`, { season: season ?? 0 }),
          format.signed(points, 1),
        ])}
      />
      <Stack as="p" gap="sm" inset="md" size="sm">
        {t('stays')}
      </Stack>
    </Section>
  );
}
