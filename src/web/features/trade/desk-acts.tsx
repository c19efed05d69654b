import { lazy } from 'react';
import type { tradeDesk } from '#domains/trade/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';

const Vote = lazy(() => import('./vote-from-desk.tsx').then((file) => ({ default: file.VoteFromDesk })));

export const acts: DeskActsOf<typeof tradeDesk> = {
  'trade-vote': ({ params }) => <Vote {...params} />,
  'trade-offer': ({ params: { team, tradeId: id } }) => <AnswerOffer id={id} team={team} />,
};

function AnswerOffer({ id, team }: { id: number; team: string }) {
  const { t } = useTranslation('trade');
  return (
    <>
      <Answer
        label={t('accept')}
        about={team}
        does={() => client.trades.accept({ id })}
        said={t('accepted')}
        ask={{ question: t('acceptQuestion'), explanation: t('acceptExplained') }}
      />
      <Answer
        label={t('decline')}
        about={team}
        does={() => client.trades.decline({ id })}
        said={t('declinedYours')}
        isSecond
      />
    </>
  );
}
