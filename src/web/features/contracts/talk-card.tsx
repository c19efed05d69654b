import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PlayerContractsView, TalkView } from '#domains/contracts/contract.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Columns, Row, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './contracts.module.css';
import { Conversation } from './conversation.tsx';
import { MovementNote } from './movement-note.tsx';
import { OfferForm } from './offer-form.tsx';
import { openAsks } from './open-asks.ts';
import { useContractCommand } from './use-contract-command.ts';

type Own = NonNullable<PlayerContractsView['own']>;

/** A talk with one of the user's players: his asking price, the user's offer, and the messages so far. */
export function TalkCard({
  player,
  name,
  own,
  movement,
}: { player: RosterPlayerView; name: string; own: Own } & Pick<PlayerContractsView, 'movement'>) {
  const { t } = useTranslation('contracts');
  const { talk } = own;
  const open = useContractCommand(
    () => api.contracts.openTalk.call({ id: player.id }),
    () => null,
  );
  if (!talk) {
    return (
      <Section title={t('talk')}>
        <Text tone="dim" bottom="sm">
          {t('talkHint')}
        </Text>
        <Button loading={open.isPending} onClick={() => open.mutate(undefined)}>
          {t('open')}
        </Button>
      </Section>
    );
  }
  const isRunning = talk.status === 'open' || talk.status === 'asked' || talk.status === 'countered';
  return (
    <Section
      title={t('talk')}
      aside={
        isRunning && (
          <span className={css.mood} data-mood={talk.mood}>
            {t('mood.label')}: <b>{t(`mood.${talk.mood}`)}</b>
          </span>
        )
      }
    >
      {talk.cooldown && (
        <Text ground="good" inset="box">
          {t('cooldown', { count: talk.cooldown.days })}
        </Text>
      )}
      {talk.isWaiting && (
        <Text ground="good" inset="box">
          {t('waiting')}
        </Text>
      )}
      {isRunning && <Bargaining playerId={player.id} talk={talk} own={own} name={name} movement={movement} />}
      <Conversation logs={talk.logs} />
    </Section>
  );
}

interface BargainingProps extends Pick<PlayerContractsView, 'movement'> {
  playerId: PlayerId;
  talk: TalkView;
  own: Own;
  name: string;
}

function Bargaining({ playerId, talk, own, name, movement }: BargainingProps) {
  const { t } = useTranslation('contracts');
  const { id, version } = talk;
  const asked = talk.counter ?? talk.asks[Math.floor(talk.asks.length / 2)];
  const [start, setStart] = useState<OfferedTerms | null>(null);
  const offer = useContractCommand(
    (terms: OfferedTerms) => api.contracts.offer.call({ id, version, terms }),
    ({ data }) => t(`verdict.${data.verdict}`, { player: name }),
  );
  const walkAway = useContractCommand(
    () => api.contracts.walkAway.call({ id, version }),
    () => null,
  );
  const begin = start ?? asked;
  const shown = openAsks(talk).map((terms) => ({
    label: terms === talk.counter ? t('counterLabel') : t('asks'),
    terms,
  }));
  return (
    <>
      <Columns as="ul" min={180} gap="sm" align="stretch">
        {shown.map(({ label, terms }) => (
          <AskCard
            key={`${label}-${terms.salaries.length}`}
            label={label}
            terms={terms}
            isPending={offer.isPending}
            onAccept={() => offer.mutate(terms)}
            onCopy={() => setStart({ ...terms })}
          />
        ))}
      </Columns>
      <Text as="h3" top="lg" bottom="sm">
        {t('yourOffer')}
      </Text>
      {begin && (
        <OfferForm
          // New starting terms or a new answer from him reset the form.
          key={`${version}-${begin.salaries.length}-${begin.salaries[0]}`}
          bounds={own.bounds}
          start={begin}
          isPending={offer.isPending}
          check={{ of: 'offer', playerId }}
          note={(terms) => <MovementNote movement={movement} relegation={own.relegation} terms={terms} />}
          onOffer={(terms) => offer.mutate(terms)}
          aside={
            <ConfirmButton
              variant="subtle"
              color="red"
              question={t('walkAwayQuestion')}
              explanation={t('walkAwayExplained')}
              confirmLabel={t('walkAway')}
              onConfirm={() => walkAway.mutate(undefined)}
            >
              {t('walkAway')}
            </ConfirmButton>
          }
        />
      )}
    </>
  );
}

function AskCard({
  label,
  terms,
  isPending,
  onAccept,
  onCopy,
}: {
  label: string;
  terms: OfferedTerms;
  isPending: boolean;
  onAccept: () => void;
  onCopy: () => void;
}) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const money = format.money(averageOf(terms));
  const count = terms.salaries.length;
  return (
    <li className={css.ask}>
      <Words tone="dim">{label}</Words>
      <strong>{money}</strong>
      <span>{t('askSeasons', { count })}</span>
      {terms.relegationClause && <span>{t('relegationClause')}</span>}
      <Row as="span" gap="sm" top="sm">
        <Button size="xs" disabled={isPending} onClick={onAccept} aria-label={t('acceptNamed', { money, count })}>
          {t('accept')}
        </Button>
        <Button size="xs" variant="default" onClick={onCopy} aria-label={t('copyNamed', { money, count })}>
          {t('copy')}
        </Button>
      </Row>
    </li>
  );
}
