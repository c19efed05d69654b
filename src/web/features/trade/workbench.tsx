import { useTranslation } from 'react-i18next';
import type { BenchSide, TradeView } from '#domains/trade/contract.ts';
import type { Answer } from '#web/lib/answer.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { Stack } from '#web/ui/layout-grid.tsx';
import { BenchRoster } from './bench-roster.tsx';
import { DealCard } from './deal-card.tsx';
import css from './trade.module.css';
import { useDraftTrade } from './use-draft-trade.ts';

type Bench = Answer<ApiClient['trades']['bench']>['data'];

/** Both rosters side by side, and above them the trade that is made of them. */
export function Workbench({ bench, countered }: { bench: Bench; countered: TradeView | null }) {
  const { own, other } = bench;
  const draft = useDraftTrade(countered, own.team.clubId);
  return (
    <Stack>
      <DealCard bench={bench} draft={draft} countersId={countered?.status === 'open' ? countered.id : null} />
      <div className={css.rosters}>
        <BenchRoster side={own} chosen={draft.gives} onToggle={(playerId) => draft.toggle('gives', playerId)} />
        <BenchRoster
          side={other}
          chosen={draft.gets}
          onToggle={(playerId) => draft.toggle('gets', playerId)}
          about={<About side={other} />}
        />
      </div>
    </Stack>
  );
}

/** Who answers for the other club, and what it works for. */
function About({ side }: { side: BenchSide }) {
  const { t } = useTranslation('trade');
  const { manager, stance, mood } = side;
  return (
    <p className={css.dim}>
      {manager === null ? t('assistant') : t('manager', { name: manager })}
      {stance && ` · ${t(`stance.${stance}`)}`}
      {mood && ` · ${t(`mood.${mood}`)}`}
    </p>
  );
}
