import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AgentInbox } from '#domains/contracts/contract.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { ComparableContracts } from '#web/features/contracts/comparable-contracts.tsx';
import { MovementNote } from '#web/features/contracts/movement-note.tsx';
import { OfferForm } from '#web/features/contracts/offer-form.tsx';
import { useTermsWords } from '#web/features/contracts/use-terms-words.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './agent.module.css';
import { useAgentCommand } from './use-agent-command.ts';

type Talk = AgentInbox['talks'][number];
type Offer = AgentInbox['offers'][number];
type Answer = { does: 'accept' } | { does: 'decline' } | { does: 'counter'; terms: OfferedTerms };

/** Shows the clubs' offers to the user's clients, those awaiting an answer first. */
export function Inbox() {
  const { t } = useTranslation('agent');
  return (
    <Section title={t('inbox.title')}>
      <Load from={api.contracts.agentInbox.queryOptions()}>{({ data }) => <Entries inbox={data} />}</Load>
    </Section>
  );
}

function Entries({ inbox }: { inbox: AgentInbox }) {
  const { t } = useTranslation('agent');
  const { offers } = inbox;
  const talks = [...inbox.talks].sort((a, b) => Number(b.pending !== null) - Number(a.pending !== null));
  if (talks.length + offers.length === 0) {
    return (
      <EmptyState icon="inbox" title={t('inbox.none')}>
        {t('inbox.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Stack as="ul">
      {talks.map((talk) => (
        <TalkEntry key={`talk ${talk.id}`} talk={talk} />
      ))}
      {offers.map((offer) => (
        <OfferEntry key={`offer ${offer.id}`} offer={offer} />
      ))}
    </Stack>
  );
}

function TalkEntry({ talk }: { talk: Talk }) {
  const { t } = useTranslation('agent');
  const words = useTermsWords();
  const { id, version, pending, answerIn, counter } = talk;
  const answer = useAgentCommand(
    (said: Answer) => client.contracts.answerTalk({ id, version, answer: said }),
    t('inbox.answered'),
  );
  const asked = counter ?? talk.asks[Math.floor(talk.asks.length / 2)];
  return (
    <Entry side={talk} says={pending ? t('inbox.offers', { terms: words(pending) }) : t('inbox.clubSpeaks')}>
      {asked && (
        <Text wide tone="dim">
          {t('inbox.asked', { terms: words(asked) })}
        </Text>
      )}
      {pending && (
        <>
          <Text wide tone="dim">
            {t('inbox.deputy', { count: answerIn ?? 0 })}
          </Text>
          <MovementNote movement={talk.movement} relegation={talk.relegation} terms={pending} />
          <Answers side={talk} offered={pending} isPending={answer.isPending} onAnswer={answer.mutate} />
        </>
      )}
    </Entry>
  );
}

function OfferEntry({ offer }: { offer: Offer }) {
  const { t } = useTranslation('agent');
  const words = useTermsWords();
  const { id, terms, counter, decidesIn, isBid } = offer;
  const answer = useAgentCommand(
    (said: Answer) => client.contracts.answerOffer({ id, answer: said }),
    t('inbox.answered'),
  );
  return (
    <Entry side={offer} says={t('inbox.offers', { terms: words(terms) })}>
      {counter && (
        <Text wide tone="dim">
          {t('inbox.countered', { terms: words(counter) })}
        </Text>
      )}
      <Text wide tone="dim">
        {t('inbox.decides', { count: decidesIn })}
      </Text>
      <MovementNote movement={offer.movement} relegation={offer.relegation} terms={terms} />
      <Answers side={offer} offered={terms} isBid={isBid} isPending={answer.isPending} onAnswer={answer.mutate} />
    </Entry>
  );
}

function Entry({ side, says, children }: { side: Talk | Offer; says: string; children: ReactNode }) {
  const { t } = useTranslation('contracts');
  return (
    <li className={css.entry}>
      <Row as="p" gap="md" close>
        <PlayerLink player={side.player} face flag /> <TeamLink team={side.team} />
      </Row>
      <p>{says}</p>
      {children}
      <details>
        <summary>{t('comparables.title')}</summary>
        <ComparableContracts rows={side.comparables} />
      </details>
    </li>
  );
}

function Answers({
  side,
  offered,
  isBid = false,
  isPending,
  onAnswer,
}: {
  side: Talk | Offer;
  offered: OfferedTerms;
  /** A bid cannot be declined before the next morning. */
  isBid?: boolean;
  isPending: boolean;
  onAnswer: (answer: Answer) => void;
}) {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const [isCountering, setCountering] = useState(false);
  const range = side.ranges.find(({ seasons }) => seasons === offered.salaries.length);
  const player = `${side.player.firstname} ${side.player.lastname}`;
  return (
    <>
      {range && (
        <Text wide tone="dim">
          {t('inbox.range', {
            count: range.seasons,
            fair: format.money(range.fair),
            least: format.money(range.least),
            most: format.money(range.most),
          })}
        </Text>
      )}
      <Row gap="md" close>
        <Button
          size="xs"
          loading={isPending}
          aria-label={t('inbox.acceptNamed', { player })}
          onClick={() => onAnswer({ does: 'accept' })}
        >
          {t('inbox.accept')}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isCountering}
          aria-label={t('inbox.counterNamed', { player })}
          onClick={() => setCountering(!isCountering)}
        >
          {t('inbox.counter')}
        </Button>
        {!isBid && (
          <Button
            size="xs"
            variant="default"
            disabled={isPending}
            aria-label={t('inbox.declineNamed', { player })}
            onClick={() => onAnswer({ does: 'decline' })}
          >
            {t('inbox.decline')}
          </Button>
        )}
      </Row>
      {isCountering && (
        <OfferForm
          bounds={side.bounds}
          start={range ? { ...offered, salaries: offered.salaries.map(() => range.fair) } : offered}
          isPending={isPending}
          label={t('inbox.sendCounter')}
          onOffer={(terms) => onAnswer({ does: 'counter', terms })}
        />
      )}
    </>
  );
}
