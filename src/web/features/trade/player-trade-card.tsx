import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayerRef } from '#domains/shapes.ts';
import { MAX_COMMENT } from '#domains/trade/constants.ts';
import type { AskedView, TradeAsk } from '#domains/trade/contract/shapes.ts';
import { NoTradeClubs } from '#web/features/agent/no-trade-clubs.tsx';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { api, client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { AskedAssets } from './asked-assets.tsx';
import { useAskedName } from './asked-name.ts';
import { useTradeCommand } from './use-trade-command.ts';

/**
 * A player's trade options: puts one of the user's players on the block, and links to the workbench for others'. Shows
 * nothing if neither applies.
 */
export function PlayerTradeCard({ player }: { player: PlayerRef }) {
  const { t } = useTranslation('trade');
  const nameOf = useAskedName();
  const view = useQuery(api.trades.ofPlayer.queryOptions({ input: { id: player.id } })).data?.data;
  if (!view || (!view.mayList && !view.listing && !view.proposeTo)) return null;
  const { listing, mayList, proposeTo } = view;
  return (
    <Section title={t('block.title')}>
      <Stack>
        {listing && <p>{t('block.on')}</p>}
        {listing && !mayList && listing.asks.length > 0 && (
          <p>{t('block.wants', { what: listing.asks.map(nameOf).join(', ') })}</p>
        )}
        {listing && listing.comment !== '' && !mayList && (
          <Text aside>
            {listing.comment} <ReportWords kind="trade-ask" id={player.id} />
          </Text>
        )}
        {mayList && <NoTradeClubs player={player} />}
        {mayList && <Listing key={listing?.listedAt ?? ''} player={player} listing={listing} />}
        {proposeTo && (
          <div>
            <LinkButton
              variant="default"
              to="/trade/team/{-$id}"
              params={{ id: String(proposeTo.id) }}
              search={{ get: player.id }}
            >
              {t('propose')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Section>
  );
}

interface ListingProps {
  player: PlayerRef;
  /** Null: he is not on the block. */
  listing: { asks: readonly AskedView[]; comment: string } | null;
}

function Listing({ player, listing }: ListingProps) {
  const { t } = useTranslation('trade');
  const [note, setNote] = useState(listing?.comment ?? '');
  const [asks, setAsks] = useState(listing?.asks ?? []);
  const list = useTradeCommand(
    () => client.trades.list({ id: player.id, ask: { assets: asks.map(assetOf), comment: note } }),
    () => t('block.listed'),
  );
  const unlist = useTradeCommand(
    () => client.trades.unlist({ id: player.id }),
    () => t('block.unlisted'),
  );
  return (
    <>
      <AskedAssets assets={asks} onChange={setAsks} />
      <TextInput
        label={t('block.note')}
        maxLength={MAX_COMMENT}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Row gap="sm" align="end">
        <Button variant="default" loading={list.isPending} onClick={() => list.mutate(undefined)}>
          {t(listing === null ? 'block.list' : 'block.change')}
        </Button>
        {listing !== null && (
          <Button variant="default" loading={unlist.isPending} onClick={() => unlist.mutate(undefined)}>
            {t('block.unlist')}
          </Button>
        )}
      </Row>
    </>
  );
}

/** Returns an asset in the form the call takes. */
function assetOf(asset: AskedView): TradeAsk['assets'][number] {
  return asset.kind === 'pick' ? asset : { kind: 'player', playerId: asset.player.id };
}
