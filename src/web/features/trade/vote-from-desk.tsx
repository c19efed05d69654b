import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TradeId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Say } from './say.tsx';

/** Votes on a trade of other clubs from its row on the desk, with the public reason that a vote needs. */
export function VoteFromDesk({ tradeId: id, team, other }: { tradeId: TradeId; team: string; other: string }) {
  const { t } = useTranslation('trade');
  const [isOpen, setOpen] = useState(false);
  const between = `${team} – ${other}`;
  return (
    <>
      <Button size="xs" aria-label={`${t('escrow.vote')}: ${between}`} onClick={() => setOpen(true)}>
        {t('escrow.vote')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`${t('escrow.vote')}: ${between}`}>
        <Say
          label={t('escrow.reason')}
          yes={t('escrow.for')}
          no={t('escrow.against')}
          said={t('escrow.voted')}
          say={(isFor, reason) => client.trades.vote({ id, isFor, reason })}
        />
      </Dialog>
    </>
  );
}
