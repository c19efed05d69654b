import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { financesLedgerKinds as kinds } from '#domains/finances/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Ledger = FactOf<typeof kinds>;

export const memos: RenderersOf<Ledger> = {
  opening: { icon: 'office', Words: Opening },
  gate: { icon: 'puck', Words: Gate },
  'premium-seats': { icon: 'puck', Words: PremiumSeats },
  merchandise: { icon: 'puck', Words: Merchandise },
  'season-tickets': { icon: 'puck', Words: SeasonTickets },
  'league-share': { icon: 'office', Words: LeagueShare },
};

function Opening() {
  return <Named kind="opening" />;
}

function Gate() {
  return <Named kind="gate" />;
}

function PremiumSeats() {
  return <Named kind="premium-seats" />;
}

function Merchandise() {
  return <Named kind="merchandise" />;
}

function LeagueShare() {
  return <Named kind="league-share" />;
}

/** A kind whose words need no more than its name. */
function Named({ kind }: { kind: 'opening' | 'gate' | 'premium-seats' | 'merchandise' | 'league-share' }) {
  const { t } = useTranslation('club');
  return t(`memo.${kind}`);
}

function SeasonTickets(params: ParamsOf<Ledger>['season-tickets']) {
  const { t } = useTranslation('club');
  return t('memo.season-tickets', params);
}
