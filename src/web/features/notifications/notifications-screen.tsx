import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Notification } from '#domains/notifications/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { Desk } from '#web/features/desk/desk.tsx';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { notificationRenderers } from '#web/features/facts.ts';
import { api } from '#web/lib/api.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useMarkRead, useNotificationCounts } from '#web/lib/notifications.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './notifications.module.css';
import { UndoButton } from './undo-button.tsx';
import { wayTo } from './way.ts';

/** The counters of the list: private messages have a screen of their own. */
const COUNTED = ['news', 'world'] as const;
const CHANNELS = ['any', 'news', 'world'] as const;

/** Shows the inbox: items on the user's desk, and all notifications. */
export function NotificationsScreen() {
  const { t } = useTranslation(['notifications', 'screens']);
  const { teamId } = useManager();
  return (
    <>
      <PageHeader
        title={t('screens:/notifications')}
        details={t('notifications:intro')}
        actions={<LinkButton to="/messages">{t('screens:/messages')}</LinkButton>}
      />
      <Stack>
        {teamId === null ? <OwnDesk /> : <Decisions teamId={teamId} />}
        <List />
      </Stack>
    </>
  );
}

function Decisions({ teamId }: { teamId: TeamId }) {
  const query = useQuery(api.club.overview.queryOptions({ input: { id: teamId } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={2} columns={1} />}>
      {({ data }) => <Desk items={data.desk} />}
    </Loaded>
  );
}

function List() {
  const { t } = useTranslation('notifications');
  const channel = useSearchChoice('channel', CHANNELS);
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.notifications.list.queryOptions({ input: { channel, page }, placeholderData: keepPreviousData }),
  );
  const counts = useNotificationCounts(true);
  const queries = useQueryClient();
  const markRead = useMarkRead();
  const readAll = async () => {
    await Promise.all((channel === 'any' ? COUNTED : [channel]).map((one) => markRead(one)));
    await queries.invalidateQueries({ queryKey: api.notifications.list.key() });
  };
  const unread = counts.news + counts.world;
  const isUnread = (channel === 'any' ? unread : counts[channel]) > 0;
  return (
    <Section
      title={t('list')}
      aside={
        <Button size="compact-sm" variant="default" disabled={!isUnread} onClick={() => void readAll()}>
          {t('markAll')}
        </Button>
      }
      isFlush
    >
      <TabLinks
        label={t('channels')}
        param="channel"
        current={channel}
        tabs={CHANNELS.map((id) => ({
          id,
          label: t(`channel.${id}`),
          count: id === 'any' ? unread : counts[id],
        }))}
      />
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={1} />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon="inbox" title={t('emptyTitle')}>
              <p>{t('empty')}</p>
            </EmptyState>
          ) : (
            <>
              <Lines>
                {data.map((notification) => (
                  <Row key={notification.id} notification={notification} />
                ))}
              </Lines>
              <Pager {...pagination} />
            </>
          )
        }
      </Loaded>
      <Text line="top" inset="sm">
        <PathLink path="/settings?tab=game&section=notifications">{t('settings')}</PathLink>
      </Text>
    </Section>
  );
}

function Row({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { id, kind, isRead, createdAt, undo } = notification;
  const way = wayTo(notification);
  const wordsId = useId();
  return (
    <li className={css.row} data-unread={!isRead || undefined}>
      <Icon name={notificationRenderers[kind].icon} />
      <span id={wordsId} className={css.words}>
        {!isRead && <Words chip="count">{t('unread')}</Words>}{' '}
        <FactWords of={notificationRenderers} fact={notification} />
      </span>
      <Text dateTime={createdAt} as="time" size="sm" numeric rigid>
        {format.instant(createdAt)}
      </Text>
      {way && <PathLink path={way}>{t('open')}</PathLink>}
      {undo === 'open' && <UndoButton id={id} describedBy={wordsId} />}
      {undo === 'done' && (
        <Words size="sm" rigid>
          {t('undo.done')}
        </Words>
      )}
    </li>
  );
}
