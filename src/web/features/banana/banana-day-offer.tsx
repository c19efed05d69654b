import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useChangeSettings, useSwitch } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import css from './banana-day-offer.module.css';

/** Shows the mascot's offer on Banana Day: clues, and a link to the uses of fruit. */
export function BananaDayOffer({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('banana');
  const hasClues = useSwitch('banana-day-clues', false);
  const change = useChangeSettings();
  return (
    <Row gap="md" top="sm">
      {!hasClues && (
        <Button size="compact-sm" onClick={() => change.mutate({ 'banana-day-clues': true })}>
          {t('announced.showClues')}
        </Button>
      )}
      <Link to="/fruit-trade" className={css.link} onClick={onDone}>
        {t('announced.toTrade')}
      </Link>
    </Row>
  );
}
