import type { DeskItem } from '#domains/club/contract.ts';
import { deskRenderers } from '#web/features/facts.ts';
import { FactAct, FactWords } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Box, Lines, Text } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import css from './desk.module.css';

/** Lists desk items, each with a link to the screen that settles it; kinds of other versions are left out. */
export function DeskItems({ items }: { items: readonly DeskItem[] }) {
  const { t } = useTranslation('club');
  const known = items.filter(({ kind }) => kind in deskRenderers);
  if (known.length === 0) return <Text nothing>{t('overview.deskEmpty')}</Text>;
  return (
    <Lines>
      {known.map((item) => {
        const { icon, Go, isUrgent } = deskRenderers[item.kind];
        return (
          <li key={JSON.stringify(item)} className={css.item} data-urgent={isUrgent}>
            <Icon name={icon} />
            <Box as="span" fills>
              <FactWords of={deskRenderers} fact={item} />
            </Box>
            <FactAct of={deskRenderers} fact={item} />
            <PathLink path={item.path} className={css.go}>
              <Go />
            </PathLink>
          </li>
        );
      })}
    </Lines>
  );
}
