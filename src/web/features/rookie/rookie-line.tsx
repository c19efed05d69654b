import { Button, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RookieTask } from '#domains/rookie/constants.ts';
import type { GameId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { JoeDrawing } from '#web/ui/joe-drawing.tsx';
import { Lines, Text } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { pointAt } from './pointed.ts';
import css from './rookie-line.module.css';
import { PLACES } from './tasks.ts';
import { useFinish } from './use-finish.ts';

/** Shows the next task of the first hour in a line that opens the list of all; disappears once done. @param gameId a game to watch */
export function RookieLine({ gameId }: { gameId: GameId | null }) {
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
    <section className={css.camp} aria-label={t('title')}>
      <JoeDrawing size={32} />
      <Text cut grow>
        <strong>{t('title')}:</strong> {next ? t(`task.${next.id}.name`) : t('all')}
      </Text>
      {next ? (
        <PathLink path={pathOf(next.id, gameId)} className={css.go} onClick={() => pointAt(next.id)}>
          {t('go')}
        </PathLink>
      ) : (
        <Button size="xs" onClick={() => finish('rookie:closed')}>
          {t('close')}
        </Button>
      )}
      <Popover position="bottom-end" width={320} withinPortal={false}>
        <Popover.Target>
          <Button variant="default" size="xs">
            {t('done', { done, all: tasks.length })}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          {next && <p>{t(`task.${next.id}.hint`)}</p>}
          <Lines as="ol">
            {tasks.map(({ id, isDone }) => (
              <li
                key={id}
                className={css.task}
                data-done={isDone || undefined}
                data-next={id === next?.id || undefined}
              >
                <span className={css.mark}>{isDone && <Icon name="check" size={14} />}</span>
                <PathLink path={pathOf(id, gameId)}>{t(`task.${id}.name`)}</PathLink>
                <span className="visually-hidden">{t(isDone ? 'isDone' : 'isOpen')}</span>
              </li>
            ))}
          </Lines>
          {next && (
            <button type="button" className={css.hide} onClick={() => finish('rookie:closed')}>
              {t('hide')}
            </button>
          )}
        </Popover.Dropdown>
      </Popover>
    </section>
  );
}

function pathOf(id: RookieTask, gameId: GameId | null): string {
  const { screen, search } = PLACES[id];
  const query = search ? `?${search[0]}=${search[1]}` : '';
  if (screen === '/game') return gameId === null ? '/league/schedule' : `/game/${gameId}${query}`;
  // Player names are wherever there are statistics.
  return screen === '/player' ? '/league/stats' : `${screen}${query}`;
}
