import type { TalkView } from '#domains/contracts/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './contracts.module.css';
import { useTermsWords } from './use-terms-words.ts';

const OWN = ['offers', 'walks-away'];

/** Shows the messages of a talk, the club's on the right. */
export function Conversation({ logs }: { logs: TalkView['logs'] }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const words = useTermsWords();
  return (
    <>
      <Text as="h3" top="lg" bottom="sm">
        {t('conversation')}
      </Text>
      <ol className={css.conversation}>
        {logs.map(({ line, says, terms, createdAt }) => (
          <li key={line} data-own={OWN.includes(says) || undefined}>
            <span>{t(`says.${says}`, { terms: terms ? words(terms) : '' })}</span>
            <time dateTime={createdAt}>{format.instant(createdAt, 'time')}</time>
          </li>
        ))}
      </ol>
    </>
  );
}
