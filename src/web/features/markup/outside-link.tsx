import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import css from './markup.module.css';

/** How a link that users have written is marked for browsers and search engines. */
const REL = 'nofollow ugc noopener noreferrer';

/** An address that somebody has written: of this site it is opened at once, of another only after its host was shown. */
export function OutsideLink({ address }: { address: string }) {
  const { t } = useTranslation(['article', 'common']);
  const [isAsking, setAsking] = useState(false);
  if (address.startsWith(`${location.origin}/`)) return <a href={address}>{address}</a>;
  const host = URL.canParse(address) ? new URL(address).host : address;
  return (
    <>
      <a
        className={css.outside}
        href={address}
        target="_blank"
        rel={REL}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {address}
      </a>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('article:leave.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
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
      </Modal>
    </>
  );
}
