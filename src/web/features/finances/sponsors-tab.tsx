import { Button } from '@mantine/core';
import type { SponsorDealView, SponsorsView } from '#domains/finances/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { SponsorBoard } from '#web/features/sponsorship/sponsor-board.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './finances.module.css';

/** Shows a club's three sponsors, and offers for open slots. */
export function SponsorsTab({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.finances.sponsors.queryOptions({ input: { id: teamId } })} skeleton={<LoadingTable />}>
      {({ data }) => <Sponsors sponsors={data} />}
    </Load>
  );
}

function Sponsors({ sponsors: { team, slots, decidedBy } }: { sponsors: SponsorsView }) {
  const { t } = useTranslation('finances');
  return (
    <Stack>
      {slots.map(({ slot, deal, offers }) => (
        <Section key={slot} title={t(`sponsors.slot.${slot}`)}>
          {deal && <Deal deal={deal} />}
          {!deal && offers.length === 0 && (
            <Text top="sm" aside>
              {t('sponsors.none')}
            </Text>
          )}
          {offers.length > 0 && (
            <>
              <Text top="sm" bottom="sm" aside>
                {t('sponsors.choose', { day: decidedBy })}
              </Text>
              <Columns min={240}>
                {offers.map((offer) => (
                  <Offer key={offer.id} teamId={team.id} offer={offer} />
                ))}
              </Columns>
            </>
          )}
        </Section>
      ))}
      <SponsorBoard subject={{ kind: 'club', id: team.clubId }} />
    </Stack>
  );
}

function Deal({ deal }: { deal: SponsorDealView }) {
  const { t } = useTranslation('finances');
  return (
    <div className={css.deal}>
      <h3>{deal.name}</h3>
      <Terms deal={deal} />
      <Text top="sm" aside>
        {t('sponsors.until', { season: deal.toSeason })}
      </Text>
    </div>
  );
}

function Offer({ teamId, offer }: { teamId: TeamId; offer: SponsorDealView }) {
  const { t } = useTranslation(['finances', 'common']);
  const sign = useCommand(
    () => client.finances.signSponsor({ id: teamId, dealId: offer.id }),
    () => t('sponsors.signed', { name: offer.name }),
    [api.finances.key(), api.club.overview.key()],
  );
  const count = offer.toSeason - offer.fromSeason + 1;
  return (
    <div className={css.offer}>
      <h3>{offer.name}</h3>
      <Terms deal={offer} />
      <Text top="sm" aside>
        {t('sponsors.seasons', { count })}
      </Text>
      <Button
        variant="default"
        loading={sign.isPending}
        onClick={() => sign.mutate()}
        aria-label={t('sponsors.signWith', { name: offer.name })}
      >
        {t('sponsors.sign')}
      </Button>
    </div>
  );
}

function Terms({ deal: { fixed, goal, target, bonus } }: { deal: SponsorDealView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  return (
    <Text>
      {t('sponsors.fixed', { money: format.money(fixed) })}
      {goal && (
        <>
          <br />
          {t(`sponsors.bonus.${goal}`, { money: format.money(bonus), target })}
        </>
      )}
    </Text>
  );
}
