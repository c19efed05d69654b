import { useTranslation } from 'react-i18next';
import type { DeskItem } from '#domains/club/contract.ts';
import { deskRenderers } from '#web/features/facts.ts';
import { VisitDays } from '#web/features/rookie/visit-days.tsx';
import { FactAct, FactWords } from '#web/lib/fact.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './desk.module.css';

/** What waits for the manager's decision, each line with the screen that answers it; other versions' kinds are left out. */
export function Desk({ items }: { items: readonly DeskItem[] }) {
  const { t } = useTranslation('club');
  const known = items.filter(({ kind }) => kind in deskRenderers);
  return (
    <Section title={t('overview.desk')} aside={<VisitDays />} isFlush>
      {known.length === 0 ? (
        <p className={css.empty}>{t('overview.deskEmpty')}</p>
      ) : (
        <ul className={css.list}>
          {known.map((item) => {
            const { icon, Go, isUrgent } = deskRenderers[item.kind];
            return (
              <li key={`${item.kind}-${item.path}`} className={css.item} data-urgent={isUrgent}>
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
      )}
    </Section>
  );
}
