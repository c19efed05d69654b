import { MAX_COMMENT } from '#domains/trade/constants.ts';
import type { TradeView } from '#domains/trade/contract/shapes.ts';
import { Comments } from '#web/features/discussion/comments.tsx';
import { api, client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Lists managers' comments on a trade: private while it is open, public afterwards. */
export function TradeComments({ trade: { id, status, comments, mayComment } }: { trade: TradeView }) {
  const { t } = useTranslation('trade');
  return (
    <Comments
      comments={comments}
      empty={t(status === 'open' ? 'noComments' : 'noPublicComments')}
      subject={{ kind: 'trade', id }}
      max={MAX_COMMENT}
      changes={[api.trades.find.key()]}
      {...(mayComment && { post: (text: string) => client.trades.comment({ id, text }) })}
    />
  );
}
