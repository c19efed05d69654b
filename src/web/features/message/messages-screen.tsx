import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BOXES, type Box } from '#domains/message/constants.ts';
import type { ListedConversation } from '#domains/message/contract.ts';
import { MentorCard } from '#web/features/mentor/mentor-card.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './message.module.css';

const SEARCH_PAUSE_MS = 300;

/** Lists the user's conversations, latest first. */
export function MessagesScreen() {
  const { t } = useTranslation(['message', 'screens']);
  const { team } = useManager();
  const box = useSearchChoice('box', BOXES);
  const page = useSearchNumber('page') ?? 1;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const input = { box, search, page };
  const query = useQuery(api.messages.list.queryOptions({ input, placeholderData: keepPreviousData }));
  const counts = useQuery(api.messages.counts.queryOptions({ select: ({ data }) => data, throwOnError: false }));
  const countOf: Record<Box, number | undefined> = {
    inbox: undefined,
    requests: counts.data?.requests,
    archive: undefined,
  };
  return (
    <>
      <PageHeader
        title={t('screens:/messages')}
        details={t('message:intro')}
        actions={
          <LinkButton to="/user/message/{-$id}" params={{ id: undefined }}>
            {t('message:write')}
          </LinkButton>
        }
      />
      {team && <MentorCard team={team} />}
      <TabLinks
        label={t('message:boxes')}
        param="box"
        current={box}
        tabs={BOXES.map((id) => ({ id, label: t(`message:box.${id}`), count: countOf[id] }))}
      />
      <Section title={t(`message:box.${box}`)} isFlush>
        <Row align="end" gap="sm" line="top" inset="md">
          <TextInput
            className={css.grow}
            type="search"
            label={t('message:search')}
            value={typed}
            maxLength={60}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </Row>
        <Loaded query={query} skeleton={<LoadingTable rows={4} columns={1} />}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <EmptyState icon="inbox" title={search === '' ? t(`message:none.${box}`) : t('message:noMatch')}>
                {search === '' && <p>{t(`message:noneHint.${box}`)}</p>}
              </EmptyState>
            ) : (
              <>
                <ul className={css.rows} aria-label={t(`message:box.${box}`)}>
                  {data.map((one) => (
                    <Conversation key={one.id} one={one} />
                  ))}
                </ul>
                <Pager {...pagination} />
              </>
            )
          }
        </Loaded>
      </Section>
    </>
  );
}

function Conversation({ one: { id, name, others, last, unread, isMuted } }: { one: ListedConversation }) {
  const { t } = useTranslation('message');
  const format = useFormat();
  return (
    <li>
      <Link to="/messages/$id" params={{ id: String(id) }} className={css.row} data-unread={unread > 0 || undefined}>
        <strong>{name ?? others.map((other) => other.name).join(', ')}</strong>
        {last && <time dateTime={last.at}>{format.instant(last.at)}</time>}
        <Words tone="dim" cut>
          {last && `${last.author.name}: ${last.text}`}
        </Words>
        <Words aside>
          {isMuted && t('muted')} {unread > 0 && t('unread', { count: unread })}
        </Words>
      </Link>
    </li>
  );
}
