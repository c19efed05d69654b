import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { BuyoutCard } from '#web/features/contracts/buyout-card.tsx';
import { ShortlistStar } from '#web/features/follow/shortlist-star.tsx';
import { RestrictedCard } from '#web/features/free-agency/restricted-card.tsx';
import { RosterMovesCard } from '#web/features/roster/roster-moves-card.tsx';
import { PlayerTradeCard } from '#web/features/trade/player-trade-card.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { playerName } from '#web/ui/names.ts';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { LettersCard, type TeamLetters } from './letters-card.tsx';
import css from './roster.module.css';

/** Everything that a manager can do with a player, behind one button of his row; loaded on demand. */
export function ManagePlayer({ player, letters }: { player: RosterPlayerView; letters: TeamLetters }) {
  const { t } = useTranslation('club');
  const [isOpen, setOpen] = useState(false);
  const name = playerName(player);
  return (
    <>
      <button
        type="button"
        className={css.manage}
        aria-label={t('roster.manage', { player: name })}
        data-tip={t('roster.manage', { player: name })}
        onClick={() => setOpen(true)}
      >
        <Icon name="edit" size={16} />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={name} size="lg">
        {/* The words of the panel are loaded now; the screen behind it stays meanwhile. */}
        <Suspense fallback={<LoadingTable rows={6} columns={2} />}>
          {isOpen && <Actions player={player} name={name} letters={letters} />}
        </Suspense>
      </Dialog>
    </>
  );
}

function Actions({ player, name, letters }: { player: RosterPlayerView; name: string; letters: TeamLetters }) {
  const { t } = useTranslation('club');
  const shortlist = useQuery(api.shortlist.list.queryOptions()).data?.data ?? [];
  const isShortlisted = shortlist.some((listed) => listed.player.id === player.id);
  return (
    <Stack gap="md">
      <Row gap="sm">
        <ShortlistStar player={player} isOn={isShortlisted} />
        <LinkButton
          variant="default"
          size="xs"
          to="/player/{-$id}"
          params={{ id: String(player.id) }}
          search={{ view: 'contract' }}
        >
          {t('roster.toContract')}
        </LinkButton>
        <LinkButton variant="default" size="xs" to="/club/lineups">
          {t('roster.toLines')}
        </LinkButton>
      </Row>
      <LettersCard playerId={player.id} name={name} letters={letters} />
      <RosterMovesCard playerId={player.id} name={name} />
      <RestrictedCard playerId={player.id} name={name} />
      <PlayerTradeCard player={player} />
      <BuyoutCard playerId={player.id} name={name} />
    </Stack>
  );
}
