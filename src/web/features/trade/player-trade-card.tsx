import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerRef } from '#domains/shapes.ts';
import { MAX_COMMENT } from '#domains/trade/constants.ts';
import { NoTradeClubs } from '#web/features/agent/no-trade-clubs.tsx';
import { api, client } from '#web/lib/api.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './trade.module.css';
import { useTradeCommand } from './use-trade-command.ts';

/** A player and trades: puts one's own on the block, and leads to the workbench for others'. Nothing where neither is to be done. */
export function PlayerTradeCard({ player }: { player: PlayerRef }) {
  const { t } = useTranslation('trade');
  const view = useQuery(api.trades.ofPlayer.queryOptions({ input: { id: player.id } })).data?.data;
  if (!view || (!view.mayList && !view.listing && !view.proposeTo)) return null;
  const { listing, mayList, proposeTo } = view;
  return (
    <Section title={t('block.title')}>
      <div className={css.deal}>
        {listing && <p>{t('block.on')}</p>}
        {listing && listing.comment !== '' && !mayList && <p className={css.dim}>{listing.comment}</p>}
        {mayList && <NoTradeClubs player={player} />}
        {mayList && <Listing key={listing?.comment ?? ''} player={player} comment={listing?.comment ?? null} />}
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
      </div>
    </Section>
  );
}

function Listing({ player, comment }: { player: PlayerRef; comment: string | null }) {
  const { t } = useTranslation('trade');
  const [note, setNote] = useState(comment ?? '');
  const list = useTradeCommand(
    () => client.trades.list({ id: player.id, ask: { assets: [], comment: note } }),
    () => t('block.listed'),
  );
  const unlist = useTradeCommand(
    () => client.trades.unlist({ id: player.id }),
    () => t('block.unlisted'),
  );
  return (
    <>
      <TextInput
        label={t('block.note')}
        maxLength={MAX_COMMENT}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <div className={css.buttons}>
        <Button variant="default" loading={list.isPending} onClick={() => list.mutate(undefined)}>
          {t(comment === null ? 'block.list' : 'block.change')}
        </Button>
        {comment !== null && (
          <Button variant="default" loading={unlist.isPending} onClick={() => unlist.mutate(undefined)}>
            {t('block.unlist')}
          </Button>
        )}
      </div>
    </>
  );
}
