import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeskItem } from '#domains/club/contract.ts';
import { deskRenderers } from '#web/features/facts.ts';
import { VisitDays } from '#web/features/rookie/visit-days.tsx';
import { api } from '#web/lib/api.ts';
import { FactAct, FactWords } from '#web/lib/fact.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './desk.module.css';

/** How often it is looked again: what nights and others put there comes by itself. */
const REFRESH_MS = 30_000;

/** What waits for the manager's decision: of a team, and of all that he is besides. */
export function Desk({ items }: { items: readonly DeskItem[] }) {
  const { t } = useTranslation('club');
  const known = knownOf([...items, ...useOwnDesk()]);
  return (
    <Section title={t('overview.desk')} aside={<VisitDays />} isFlush>
      {known.length === 0 ? <p className={css.empty}>{t('overview.deskEmpty')}</p> : <Items items={known} />}
    </Section>
  );
}

/** What waits for a user in his careers, and where he votes; nothing while nothing does. */
export function OwnDesk() {
  const { t } = useTranslation('club');
  const known = knownOf(useOwnDesk());
  if (known.length === 0) return null;
  return (
    <Section title={t('overview.desk')} isFlush>
      <Items items={known} />
    </Section>
  );
}

/** What waits for the user besides his team. */
export function useOwnDesk(): readonly DeskItem[] {
  return useQuery(api.club.desk.queryOptions({ refetchInterval: REFRESH_MS })).data?.data ?? [];
}

/** Other versions' kinds are left out. */
function knownOf(items: readonly DeskItem[]): readonly DeskItem[] {
  return items.filter(({ kind }) => kind in deskRenderers);
}

/** Each line with the screen that answers it. */
function Items({ items }: { items: readonly DeskItem[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => {
        const { icon, Go, isUrgent } = deskRenderers[item.kind];
        return (
          <li key={JSON.stringify(item)} className={css.item} data-urgent={isUrgent}>
            <Icon name={icon} />
            <span className={css.words}>
              <FactWords of={deskRenderers} fact={item} />
            </span>
            <FactAct of={deskRenderers} fact={item} />
            <PathLink path={item.path} className={css.go}>
              <Go />
            </PathLink>
          </li>
        );
      })}
    </ul>
  );
}
