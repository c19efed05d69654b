import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { MAX_ADMIN_NOTE } from '#domains/admin/constants.ts';
import { cutText } from '#engine/graphemes.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Truncated } from '#web/ui/tooltip.tsx';
import { AppointButton } from './appoint-button.tsx';

type AdminUser = Awaited<ReturnType<ApiClient['admin']['users']>>['data'][number];

/** Lists users, newest first; search and page are in the URL. */
export function UsersTab() {
  const { t } = useTranslation('admin');
  const params: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = typeof params['search'] === 'string' ? cutText(params['search'], 100) : '';
  const page = typeof params['page'] === 'number' && params['page'] >= 1 ? Math.floor(params['page']) : 1;
  const users = useQuery(api.admin.users.queryOptions({ input: { search, page }, placeholderData: keepPreviousData }));
  const columns = useUserColumns();
  const setSearch = (text: string) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, search: text || undefined, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Section
      title={t('users.title')}
      isFlush
      aside={
        <TextInput
          type="search"
          aria-label={t('users.search')}
          placeholder={t('users.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          w="min(280px, 60vw)"
        />
      }
    >
      {users.isPending && <LoadingTable />}
      {users.isError && <ErrorState error={users.error} onRetry={() => void users.refetch()} />}
      {users.data && (
        <DataTable
          name="admin-users"
          label={t('users.title')}
          rows={users.data.data}
          columns={columns}
          rowKey={(user) => user.id}
          empty={t('users.empty')}
          pages={users.data.pagination}
        />
      )}
    </Section>
  );
}

function useUserColumns(): Column<AdminUser>[] {
  const { t } = useTranslation('admin');
  const col = useColumnKit('admin:users').of<AdminUser>();
  const format = useFormat();
  const now = useNow(60_000);
  return useMemo(() => {
    const stateOf = (user: AdminUser) => {
      if (user.isAdmin) return t('users.admin');
      if (user.isAtSharedPlace) return t('users.shared');
      return user.activatedAt ? t('users.activated') : t('users.waiting');
    };
    const onlineOf = ({ lastOnlineAt }: AdminUser) => (lastOnlineAt ? format.ago(lastOnlineAt, now) : t('users.never'));
    return [
      col.text('name', { isName: true }),
      col.text('email', { cell: (user) => <Truncated>{user.email}</Truncated> }),
      col.text('country'),
      col.text('club', (user) => user.teamName ?? t('users.noClub')),
      col.text('state', stateOf, {
        cell: (user) => <span data-tip={user.isAtSharedPlace ? t('users.sharedTip') : undefined}>{stateOf(user)}</span>,
      }),
      col.instant('joined', 'createdAt', { style: 'date' }),
      col.count('online', onlineOf),
      col.actions('actions', (user) => <UserActions user={user} />),
    ];
  }, [t, format, now, col]);
}

function UserActions({ user }: { user: AdminUser }) {
  const { t } = useTranslation(['admin', 'common']);
  const [reason, setReason] = useState('');
  const act = useCommand(
    ({ change }: { change: () => Promise<unknown>; done: string }) => change(),
    (_answer, { done }) => done,
    [api.admin.users.key()],
  );
  const { id, name, isAdmin } = user;
  const right = isAdmin ? 'dismiss' : 'promote';
  return (
    <Row as="span" unbroken align="stretch" justify="end" gap="sm">
      {!user.activatedAt && (
        <ConfirmButton
          size="compact-xs"
          question={t('admin:users.activateQuestion', { name })}
          confirmLabel={t('admin:users.activate')}
          onConfirm={() =>
            act.mutate({
              change: () => client.admin.activateUser({ id }),
              done: t('admin:users.activatedNow', { name }),
            })
          }
        >
          {t('admin:users.activate')}
        </ConfirmButton>
      )}
      <ConfirmButton
        size="compact-xs"
        variant="default"
        question={t('admin:users.endQuestion', { name })}
        confirmLabel={t('admin:users.end')}
        onConfirm={() =>
          act.mutate({ change: () => client.admin.endUserSessions({ id }), done: t('admin:users.ended', { name }) })
        }
      >
        {t('admin:users.end')}
      </ConfirmButton>
      {user.activatedAt && user.teamId === null && (
        <ConfirmButton
          size="compact-xs"
          variant="default"
          question={t('admin:users.liftQuestion', { name })}
          explanation={
            <TextInput
              label={t('admin:users.liftReason')}
              maxLength={MAX_ADMIN_NOTE}
              value={reason}
              onChange={({ currentTarget: { value } }) => setReason(value)}
            />
          }
          confirmLabel={t('admin:users.lift')}
          onConfirm={() =>
            act.mutate({ change: () => client.admin.liftWait({ id, reason }), done: t('admin:users.lifted', { name }) })
          }
        >
          {t('admin:users.lift')}
        </ConfirmButton>
      )}
      {user.activatedAt && <AppointButton user={user} />}
      {user.activatedAt && (
        <ConfirmButton
          size="compact-xs"
          variant="default"
          question={t(`admin:users.${right}Question`, { name })}
          confirmLabel={t(`admin:users.${right}`)}
          onConfirm={() =>
            act.mutate({
              change: () => client.admin.setAdmin({ id, isAdmin: !isAdmin }),
              done: t(isAdmin ? 'admin:users.dismissed' : 'admin:users.promoted', { name }),
            })
          }
        >
          {t(`admin:users.${right}`)}
        </ConfirmButton>
      )}
    </Row>
  );
}
