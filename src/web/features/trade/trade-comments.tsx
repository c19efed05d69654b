import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT } from '#domains/trade/constants.ts';
import type { TradeView } from '#domains/trade/contract/shapes.ts';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import css from './trade.module.css';
import { useTradeCommand } from './use-trade-command.ts';

/** What managers say about a trade: among themselves while it is open, for all to read from then on. */
export function TradeComments({ trade }: { trade: TradeView }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const [text, setText] = useState('');
  const say = useTradeCommand(
    () => client.trades.comment({ id: trade.id, text }),
    () => {
      setText('');
      return t('commented');
    },
  );
  return (
    <Section title={t('comments')}>
      {trade.comments.length === 0 && (
        <p className={css.dim}>{t(trade.status === 'open' ? 'noComments' : 'noPublicComments')}</p>
      )}
      <ul className={css.comments}>
        {trade.comments.map((comment) => (
          <li key={comment.id}>
            <strong>{comment.author}</strong> <span className={css.dim}>{format.instant(comment.createdAt)}</span>
            <p>{comment.text}</p>
          </li>
        ))}
      </ul>
      {trade.mayComment && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') say.mutate(undefined);
          }}
        >
          <Textarea
            aria-label={t('comment')}
            maxLength={MAX_COMMENT}
            autosize
            minRows={2}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <Button type="submit" size="xs" disabled={text.trim() === ''} loading={say.isPending}>
            {t('say')}
          </Button>
        </form>
      )}
    </Section>
  );
}
