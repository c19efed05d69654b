import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RookieTask } from '#domains/rookie/constants.ts';
import type { GameId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { JoeDrawing } from '#web/ui/joe-drawing.tsx';
import { Columns, Words } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { pointAt } from './pointed.ts';
import css from './rookie-card.module.css';
import { PLACES } from './tasks.ts';
import { useFinish } from './use-finish.ts';

/** Shows the list of tasks of the first hour, with Joe at the next one; disappears once done. @param gameId a game to watch */
export function RookieCard({ gameId }: { gameId: GameId | null }) {
  const { t } = useTranslation('rookie');
  const finish = useFinish();
  const { data } = useQuery(
    api.rookie.view.queryOptions({ select: (answer) => answer.data, refetchOnMount: 'always' }),
  );
  const tasks = data?.tasks ?? [];
  const unkept = tasks.find(({ isDone, isKept }) => isDone && !isKept);
  // A done task stays done, no matter what becomes of the lineup or the scrimmage.
  useEffect(() => {
    if (unkept) finish(`rookie:${unkept.id}`);
  }, [unkept, finish]);
  if (!data || data.isClosed) return null;
  const next = tasks.find(({ isDone }) => !isDone);
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <Section
      title={t('title')}
      aside={
        <Words tone="dim" numeric>
          {t('done', { done, all: tasks.length })}
        </Words>
      }
    >
      <div className={css.next}>
        <JoeDrawing size={64} />
        <p className={css.bubble}>
          {next && <strong>{t(`task.${next.id}.name`)}: </strong>}
          {next ? t(`task.${next.id}.hint`) : t('all')}
        </p>
        {next ? (
          <PathLink path={pathOf(next.id, gameId)} className={css.go} onClick={() => pointAt(next.id)}>
            {t('go')}
          </PathLink>
        ) : (
          <Button onClick={() => finish('rookie:closed')}>{t('close')}</Button>
        )}
      </div>
      <Columns as="ol" min={200} close top="md" bottom="sm">
        {tasks.map(({ id, isDone }) => (
          <li key={id} className={css.task} data-done={isDone || undefined} data-next={id === next?.id || undefined}>
            <span className={css.mark}>{isDone && <Icon name="check" size={14} />}</span>
            <PathLink path={pathOf(id, gameId)}>{t(`task.${id}.name`)}</PathLink>
            <span className="visually-hidden">{t(isDone ? 'isDone' : 'isOpen')}</span>
          </li>
        ))}
      </Columns>
      {next && (
        <button type="button" className={css.hide} onClick={() => finish('rookie:closed')}>
          {t('hide')}
        </button>
      )}
    </Section>
  );
}

function pathOf(id: RookieTask, gameId: GameId | null): string {
  const { screen, search } = PLACES[id];
  const query = search ? `?${search[0]}=${search[1]}` : '';
  if (screen === '/game') return gameId === null ? '/league/schedule' : `/game/${gameId}${query}`;
  // Player names are wherever there are statistics.
  return screen === '/player' ? '/league/stats' : `${screen}${query}`;
}
