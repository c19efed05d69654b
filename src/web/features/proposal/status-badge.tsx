import type { Status } from '#domains/proposal/constants.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';

const CHIPS = { open: 'tag', planned: 'warn', started: 'warn', done: 'good', declined: 'bad' } as const;

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('proposal');
  return <Words chip={CHIPS[status]}>{t(`status.${status}`)}</Words>;
}
