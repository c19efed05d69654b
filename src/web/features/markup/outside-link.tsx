import { Button } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import css from './markup.module.css';

/** The rel attribute of links written by users, for browsers and search engines. */
const REL = 'nofollow ugc noopener noreferrer';

/** A link written by a user: to this site it opens at once, to another only after its host was shown. */
export function OutsideLink({ address }: { address: string }) {
  const { t } = useTranslation(['article', 'common']);
  const [isAsking, setAsking] = useState(false);
  if (address.startsWith(`${location.origin}/`)) return <PathLink path={address}>{address}</PathLink>;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const host = URL.canParse(address) ? new URL(address).host : address;
  return (
    <>
      <a
        className={css.outside}
        href={address}
        target="_blank"
        rel={REL}
        onClick={ask}
        // A click of the middle button, which would open it in a tab.
        onAuxClick={(event) => event.button === 1 && ask(event)}
      >
        {address}
      </a>
      {isAsking && (
        <Dialog onClose={() => setAsking(false)} title={t('article:leave.title')}>
          <p>{t('article:leave.to', { host })}</p>
          <p className={css.outside}>{address}</p>
          <Row gap="md" justify="end" top="lg">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('common:cancel')}
            </Button>
            <Button component="a" href={address} target="_blank" rel={REL} onClick={() => setAsking(false)}>
              {t('article:leave.open', { host })}
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  );
}
