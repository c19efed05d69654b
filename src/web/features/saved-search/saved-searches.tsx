import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MAX_SEARCH_NAME, MAX_WATCHED } from '#domains/saved-search/constants.ts';
import type { SavedSearch } from '#domains/saved-search/contract.ts';
import { type PlayerScope, playerFilters } from '#domains/search/contract.ts';
import { useFilters } from '#web/features/saved-search/use-player-search.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { fieldErrorsOf, messageOf } from '#web/lib/failure.ts';
import { useSetSearch } from '#web/lib/search-params.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';

const FILTER_NAMES = Object.keys(playerFilters.shape);
/** The default, which the URL of the search screen leaves out. */
const USUAL_SCOPE: PlayerScope = 'everybody';

/**
 * Lists the user's saved searches: one press fills the filters. `isFixed`: the screen only searches `scope`, and offers
 * no other scopes.
 */
export function SavedSearches({ scope, isFixed }: { scope: PlayerScope; isFixed: boolean }) {
  const { t } = useTranslation('saved-search');
  const label = useId();
  const query = useQuery(api.savedSearches.list.queryOptions({ throwOnError: false }));
  const [isSaving, setSaving] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const setSearch = useSetSearch();
  const shown = (query.data?.data ?? []).filter((search) => !isFixed || search.scope === scope);
  const apply = ({ filters, scope: of }: SavedSearch) =>
    setSearch({
      ...Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined])),
      ...filters,
      ...(isFixed ? {} : { scope: of === USUAL_SCOPE ? undefined : of }),
      page: undefined,
    });
  return (
    <Row as="section" gap="sm" bottom="md" aria-labelledby={label}>
      <Text id={label} as="h2" aside strong>
        {t('label')}
      </Text>
      {shown.length === 0 && query.isSuccess && <Words aside>{t('none')}</Words>}
      {shown.map((search) => (
        <Button
          key={search.id}
          size="compact-sm"
          variant="default"
          aria-label={t('apply', { name: search.name })}
          rightSection={search.hasAlert ? <Icon name="inbox" size={14} label={t('alerted')} /> : undefined}
          onClick={() => apply(search)}
        >
          {search.name}
        </Button>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon name="save" size={14} />}
        onClick={() => setSaving(true)}
      >
        {t('save')}
      </Button>
      {shown.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => setManaging(true)}>
          {t('manage')}
        </Button>
      )}
      {isSaving && <SaveDialog scope={scope} onClose={() => setSaving(false)} />}
      {isManaging && <ManageDialog searches={shown} onClose={() => setManaging(false)} />}
    </Row>
  );
}

function SaveDialog({ scope, onClose }: { scope: PlayerScope; onClose: () => void }) {
  const { t } = useTranslation(['saved-search', 'common']);
  const queries = useQueryClient();
  const filters = useFilters();
  const [name, setName] = useState('');
  const [hasAlert, setAlert] = useState(true);
  const save = useMutation({
    mutationFn: () => client.savedSearches.save({ name: name.trim(), scope, filters, hasAlert }),
    onSuccess: ({ data }) => {
      alert('success', t('saved-search:saved', { name: data.name }));
      onClose();
      void queries.invalidateQueries({ queryKey: api.savedSearches.key() });
    },
  });
  const fault = save.error ? messageOf(save.error, t('common:somethingFailed')) : undefined;
  const ofAlert = save.error ? fieldErrorsOf(save.error)['hasAlert'] : undefined;
  return (
    <Dialog onClose={onClose} title={t('saved-search:saveTitle')}>
      <form onSubmit={sends(() => save.mutate())}>
        <TextInput
          label={t('saved-search:name')}
          value={name}
          maxLength={MAX_SEARCH_NAME}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={ofAlert ? undefined : fault}
          data-autofocus
          mb="md"
        />
        <Checkbox
          label={t('saved-search:alert')}
          description={t('saved-search:alertHint', { max: MAX_WATCHED })}
          checked={hasAlert}
          error={ofAlert}
          onChange={({ currentTarget }) => setAlert(currentTarget.checked)}
        />
        <Row gap="md" justify="end" top="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={name.trim() === ''} loading={save.isPending}>
            {t('common:save')}
          </Button>
        </Row>
      </form>
    </Dialog>
  );
}

function ManageDialog({ searches, onClose }: { searches: readonly SavedSearch[]; onClose: () => void }) {
  const { t } = useTranslation(['saved-search', 'common', 'premium']);
  const command = useCommand(
    ({ send }: { send: () => Promise<unknown>; done: string }) => send(),
    (_answer, { done }) => done,
    [api.savedSearches.key()],
  );
  return (
    <Dialog onClose={onClose} title={t('saved-search:manageTitle')}>
      <Stack as="ul" gap="sm">
        {searches.map(({ id, name, hasAlert, isReadOnly }) => (
          <Row key={id} as="li" unbroken gap="md">
            <Words breaks grow>
              {name} {isReadOnly && <small>({t('premium:readOnly')})</small>}
            </Words>
            <Switch
              aria-label={t('saved-search:alertOf', { name })}
              checked={hasAlert}
              disabled={command.isPending || isReadOnly}
              onChange={() =>
                command.mutate({
                  send: () => client.savedSearches.change({ id, name, hasAlert: !hasAlert }),
                  done: t(hasAlert ? 'saved-search:alertOff' : 'saved-search:alertOn', { name }),
                })
              }
            />
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('saved-search:removeNamed', { name })}
              disabled={command.isPending}
              onClick={() =>
                command.mutate({
                  send: () => client.savedSearches.remove({ id }),
                  done: t('saved-search:removed', { name }),
                })
              }
            >
              {t('saved-search:remove')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
