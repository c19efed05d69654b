import { Button } from '@mantine/core';
import type { PlayerContractsView } from '#domains/contracts/contract.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { api } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { MovementNote } from './movement-note.tsx';
import { OfferForm } from './offer-form.tsx';
import { useContractCommand } from './use-contract-command.ts';
import { useTermsWords } from './use-terms-words.ts';

type Own = NonNullable<PlayerContractsView['own']>;

/** An offer to a free agent: one at a time; he decides the next morning. */
export function FreeAgentOffer({
  player,
  own,
  movement,
}: { player: RosterPlayerView; own: Own } & Pick<PlayerContractsView, 'movement'>) {
  const { t } = useTranslation('contracts');
  const words = useTermsWords();
  const { teamId } = useManager();
  const make = useContractCommand(
    (terms: OfferedTerms) => api.contracts.makeOffer.call({ id: teamId ?? 0, playerId: player.id, terms }),
    () => t('offerSent'),
  );
  const withdraw = useContractCommand(
    (id: number) => api.contracts.withdrawOffer.call({ id }),
    () => t('offerWithdrawn'),
  );
  const { offer, bounds, market } = own;
  const counter = offer?.counter ?? null;
  return (
    <Section title={t('offerTitle')}>
      <Text tone="dim">{t('offerHint')}</Text>
      {offer ? (
        <>
          <Text ground="good" inset="box">
            {t('offerOpen', { terms: words(offer.terms) })}
          </Text>
          {counter && (
            <>
              <Text ground="good" inset="box">
                {t('agentCounter', { terms: words(counter) })}
              </Text>
              <Button loading={make.isPending} onClick={() => make.mutate(counter)}>
                {t('agentAccept')}
              </Button>{' '}
            </>
          )}
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(offer.id)}>
            {t('withdraw')}
          </Button>
        </>
      ) : (
        <OfferForm
          bounds={bounds}
          start={{
            salaries: Array<number>(market?.seasons ?? 1).fill(market?.asks[0] ?? bounds.minimum),
            signingBonus: 0,
            clause: 'none',
          }}
          isPending={make.isPending}
          note={(terms) => <MovementNote movement={movement} relegation={own.relegation} terms={terms} />}
          check={{ of: 'offer', playerId: player.id }}
          onOffer={(terms) => make.mutate(terms)}
        />
      )}
    </Section>
  );
}
