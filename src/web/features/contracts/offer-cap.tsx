import { Button, Drawer } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayerId } from '#engine/ids.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import { CapSeasons } from '#web/features/cap/cap-seasons.tsx';
import { api } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Loaded } from '#web/ui/loaded.tsx';

/** Shows an offer's effect on the cap of the user's club over five seasons, if he signs it. */
export function OfferCap({ playerId, terms, from }: { playerId: PlayerId; terms: OfferedTerms; from: number }) {
  const { t } = useTranslation('contracts');
  const { teamId } = useManager();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    ...api.cap.whatIf.queryOptions({
      input: { id: teamId ?? 0, salary: averageOf(terms), seasons: terms.salaries.length, from, player: playerId },
    }),
    placeholderData: keepPreviousData,
    enabled: isOpen && teamId !== null,
  });
  if (teamId === null) return null;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('offerCap')}
      </Button>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} title={t('offerCap')} position="right">
        <Loaded query={query}>{({ data: { before, after } }) => <CapSeasons before={before} after={after} />}</Loaded>
      </Drawer>
    </>
  );
}
