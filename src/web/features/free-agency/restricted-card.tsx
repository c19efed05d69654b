import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RestrictedView } from '#domains/free-agency/contract/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { OfferForm } from '#web/features/contracts/offer-form.tsx';
import { useTermsWords } from '#web/features/contracts/use-terms-words.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { ArbitrationCase, OwnRights } from './arbitration-case.tsx';
import { usePicksWords } from './use-picks-words.ts';
import { useRestrictedCommand } from './use-restricted-command.ts';

/**
 * Shows a player as a restricted free agent: qualifying offer, offer sheets, and the answer to one; shows nothing if
 * none of these applies.
 */
export function RestrictedCard({ playerId, name }: { playerId: PlayerId; name: string }) {
  const { t } = useTranslation('free-agency');
  const view = useQuery(api.freeAgency.restrictedPlayer.queryOptions({ input: { id: playerId } })).data?.data;
  if (!view || (!view.held && view.qualifyFor === null)) return null;
  return (
    <Section title={t('restricted.title')}>
      <Stack gap="md">
        {view.qualifyFor !== null && <Qualify playerId={playerId} name={name} salary={view.qualifyFor} />}
        {view.held && <Held held={view.held} name={name} />}
        {view.arbitration && <ArbitrationCase name={name} arbitration={view.arbitration} />}
        <OwnRights playerId={playerId} name={name} view={view} />
        {view.sheet && <Signed sheet={view.sheet} name={name} mayMatch={view.mayMatch} />}
        {view.maySend && <Send playerId={playerId} name={name} bounds={view.maySend} table={view.table} />}
      </Stack>
    </Section>
  );
}

function Qualify({ playerId, name, salary }: { playerId: PlayerId; name: string; salary: number }) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  const qualify = useRestrictedCommand(
    () => api.freeAgency.qualify.call({ id: playerId }),
    () => t('restricted.qualified', { player: name }),
  );
  return (
    <>
      <p>{t('restricted.qualifyHint', { salary: format.money(salary) })}</p>
      <div>
        <Button loading={qualify.isPending} onClick={() => qualify.mutate(undefined)}>
          {t('restricted.qualify')}
        </Button>
      </div>
    </>
  );
}

function Held({ held, name }: { held: NonNullable<RestrictedView['held']>; name: string }) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  const { team, salary, daysLeft, isYours } = held;
  return (
    <p>
      {isYours ? (
        t('restricted.yours')
      ) : (
        <>
          {t('restricted.heldBy')} <TeamLink team={team} />.
        </>
      )}{' '}
      {t('restricted.until', { player: name, salary: format.money(salary), count: daysLeft })}
    </p>
  );
}

function Signed({
  sheet,
  name,
  mayMatch,
}: {
  sheet: NonNullable<RestrictedView['sheet']>;
  name: string;
  mayMatch: boolean;
}) {
  const { t } = useTranslation('free-agency');
  const terms = useTermsWords();
  const picks = usePicksWords();
  const answer = useRestrictedCommand(
    (match: boolean) => api.freeAgency.answerSheet.call({ id: sheet.id, match }),
    () => null,
  );
  return (
    <>
      <Text strong>
        {t('restricted.signed')} <TeamLink team={sheet.team} />: {terms(sheet.terms)}.{' '}
        {t('restricted.pays', { picks: picks(sheet.compensation) })}{' '}
        {t('restricted.toMatch', { count: sheet.daysLeft })}
      </Text>
      {mayMatch && (
        <Row gap="sm">
          <ConfirmButton
            loading={answer.isPending}
            question={t('restricted.matchQuestion', { player: name })}
            explanation={t('restricted.matchExplained', { terms: terms(sheet.terms) })}
            confirmLabel={t('restricted.match')}
            onConfirm={() => answer.mutate(true)}
          >
            {t('restricted.match')}
          </ConfirmButton>
          <ConfirmButton
            variant="default"
            loading={answer.isPending}
            question={t('restricted.letGoQuestion', { player: name })}
            explanation={t('restricted.letGoExplained', { picks: picks(sheet.compensation) })}
            confirmLabel={t('restricted.letGo')}
            onConfirm={() => answer.mutate(false)}
          >
            {t('restricted.letGo')}
          </ConfirmButton>
        </Row>
      )}
    </>
  );
}

function Send({
  playerId,
  name,
  bounds,
  table,
}: {
  playerId: PlayerId;
  name: string;
  bounds: NonNullable<RestrictedView['maySend']>;
  table: RestrictedView['table'];
}) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  const picks = usePicksWords();
  const send = useRestrictedCommand(
    (terms: OfferedTerms) => api.freeAgency.sendSheet.call({ id: playerId, terms }),
    ({ data }) => t(data.signed ? 'restricted.heSigns' : 'restricted.heDeclines', { player: name }),
  );
  return (
    <>
      <Text as="h3" top="xs" size="lg">
        {t('restricted.send')}
      </Text>
      <Text tone="dim">{t('restricted.sendHint')}</Text>
      <OfferForm
        bounds={bounds}
        start={{ salaries: [bounds.minimum], signingBonus: 0, clause: 'none' }}
        isPending={send.isPending}
        check={{ of: 'sheet', playerId }}
        onOffer={(terms) => send.mutate(terms)}
      />
      <Sheet
        words
        label={t('restricted.table')}
        head={[t('restricted.from'), t('restricted.picks')]}
        rows={table.map((row) => [row.from, format.shortMoney(row.from), picks(row.picks)])}
      />
    </>
  );
}
