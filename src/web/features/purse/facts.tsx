import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { purseLedgerKinds } from '#domains/purse/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Ledger = FactOf<typeof purseLedgerKinds>;

export const memos: RenderersOf<Ledger> = {
  course: { icon: 'flag', Words: Course },
  'purse-exchange': { icon: 'flag', Words: Exchange },
};

function Course({ course }: ParamsOf<Ledger>['course']) {
  const { t } = useTranslation('purse');
  return t(`course.${course}`);
}

function Exchange({ career }: ParamsOf<Ledger>['purse-exchange']) {
  const { t } = useTranslation('purse');
  return t(`exchange.${career}`);
}
