import { useQuery } from '@tanstack/react-query';
import type { FallView } from '#domains/finances/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { teamName } from '#web/ui/names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import css from './finances.module.css';
import { Money } from './money.tsx';
import { useKindName } from './use-kind-name.ts';

/** Shows the ledger of a bankruptcy to the manager who led the club; shows nothing if the books have none. */
export function Fall() {
  const query = useQuery(api.finances.fall.queryOptions());
  const fall = query.data?.data;
  return fall ? <FallOf fall={fall} /> : null;
}

function FallOf({ fall: { team, season, day, debt, kinds, balances } }: { fall: FallView }) {
  const { t } = useTranslation('finances');
  const nameOf = useKindName();
  const format = useFormat();
  const money = format.money(debt);
  return (
    <section className={css.fall} aria-label={t('fall.title')}>
      <h2>{t('fall.title')}</h2>
      <p>{t('fall.words', { team: teamName(team), season, day, money })}</p>
      <Sparkline
        values={balances}
        width={320}
        height={64}
        label={t('fall.chart', { from: format.shortMoney(balances[0] ?? 0), to: format.shortMoney(-debt) })}
      />
      <Sheet
        flush
        head={[t('fall.last'), t('totals.amount')]}
        rows={kinds.map(({ kind, amount }) => [kind, nameOf(kind), <Money key="amount" amount={amount} isSigned />])}
        foot={[t('fall.debt'), <Money key="debt" amount={-debt} />]}
      />
    </section>
  );
}
