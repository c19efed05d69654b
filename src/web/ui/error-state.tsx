import { Button } from '@mantine/core';
import { messageOf, statusOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Icon } from './icon.tsx';
import { LinkButton } from './link-button.tsx';
import css from './state.module.css';

/**
 * Shows that something could not be loaded, says what to do and offers a retry, or another way on if a retry is
 * useless. Shows the server's words for a refusal.
 */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const isGone = statusOf(error) === 404;
  return (
    <div className={css.state} role="alert">
      <span className={css.icon} data-bad>
        <Icon name="alert" size={34} />
      </span>
      <Text as="div" strong size="lg">
        {isGone ? t('error.notFound') : t('error.title')}
      </Text>
      <div className={css.words}>{messageOf(error, isGone ? '' : t('error.hint'))}</div>
      {isGone && (
        <Row gap="sm" align="stretch" justify="center" top="sm">
          <Button variant="default" onClick={() => history.back()}>
            {t('back')}
          </Button>
          <LinkButton to="/">{t('backHome')}</LinkButton>
        </Row>
      )}
      {onRetry && !isGone && (
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
