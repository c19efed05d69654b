import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DeskRow } from '#domains/club/contract.ts';
import { inDeskOrder } from '#domains/club/rules/desk-order.ts';
import { deskRenderers } from '#web/features/facts.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { PHONE, useMedia } from '#web/lib/motion.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Box, Lines, Row, Text } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { DeskAct } from './acts.tsx';
import css from './desk.module.css';
import { BackNow, Later } from './later.tsx';

/** Number of items shown before "more", and on a phone. */
const [SHOWN, SHOWN_ON_PHONE] = [5, 3];

/**
 * Lists desk items in order, each with a link to the screen that settles it, and if there is one, a button that settles
 * it at once; those that the user has put off on request. Kinds of other versions are left out.
 */
export function DeskItems({ items }: { items: readonly DeskRow[] }) {
  const { t } = useTranslation('club');
  const [showsAll, setShowsAll] = useState(false);
  const [showsPutOff, setShowsPutOff] = useState(false);
  const most = useMedia(PHONE) ? SHOWN_ON_PHONE : SHOWN;
  const known = inDeskOrder(items.filter(({ kind }) => kind in deskRenderers));
  const waiting = known.filter(({ backOn }) => backOn === null);
  const putOff = known.filter(({ backOn }) => backOn !== null);
  const shown = [...(showsAll ? waiting : waiting.slice(0, most)), ...(showsPutOff ? putOff : [])];
  const more = showsAll ? 0 : Math.max(0, waiting.length - most);
  return (
    <>
      {waiting.length === 0 && <Text nothing>{t('overview.deskEmpty')}</Text>}
      <Lines>
        {shown.map((item) => (
          <DeskLine key={item.key} item={item} />
        ))}
      </Lines>
      {(more > 0 || putOff.length > 0) && (
        <Row inset="line" justify="end">
          {more > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
              {t('desk.more', { count: more })}
            </Button>
          )}
          {putOff.length > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={showsPutOff}
              onClick={() => setShowsPutOff(!showsPutOff)}
            >
              {t('desk.putOffs', { count: putOff.length })}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}

function DeskLine({ item }: { item: DeskRow }) {
  const { icon, Go, isUrgent } = deskRenderers[item.kind];
  return (
    <li className={css.item} data-urgent={isUrgent} data-first={item.isFirst}>
      <Icon name={icon} />
      <Box fills>
        <FactWords of={deskRenderers} fact={item} />
        <Terms item={item} />
      </Box>
      <span className={css.acts}>
        {item.backOn === null ? <DeskAct item={item} /> : <BackNow item={item} />}
        <PathLink path={item.path} className={css.go}>
          <Go />
        </PathLink>
        {item.mayWait && item.backOn === null && <Later item={item} />}
      </span>
    </li>
  );
}

/** What an item is worth, and how soon it lapses. */
function Terms({ item: { worth, dueIn, isFirst } }: { item: DeskRow }) {
  const { t } = useTranslation('club');
  const due =
    dueIn === null ? null : dueIn > 0 ? t('desk.left', { count: dueIn }) : t(isFirst ? 'desk.faceoff' : 'desk.lastDay');
  if (!worth && !due) return null;
  return (
    <Text as="div" size="sm" tone="dim">
      {[worth && t('desk.worth', worth), due].filter(Boolean).join(' · ')}
    </Text>
  );
}
