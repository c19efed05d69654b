import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Proposal } from '#domains/proposal/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Words } from '#web/ui/layout.tsx';
import css from './proposal.module.css';

/** Shows both sides with their counts; pressing the user's own again withdraws the vote. */
export function Votes({
  proposal,
  mayVote,
}: {
  proposal: Pick<Proposal, 'id' | 'title' | 'for' | 'against' | 'myVote'>;
  mayVote: boolean;
}) {
  const { t } = useTranslation(['proposal', 'common']);
  const format = useFormat();
  const queries = useQueryClient();
  const { id, title, myVote } = proposal;
  const vote = useMutation({
    mutationFn: (given: Proposal['myVote']) => client.proposals.vote({ id, vote: given }),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
    // Also after a failure: an admin may have closed it meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: api.proposals.key() }),
  });
  const side = (which: 'for' | 'against') => (
    <button
      type="button"
      className={css.vote}
      aria-pressed={myVote === which}
      disabled={!mayVote || vote.isPending}
      onClick={() => vote.mutate(myVote === which ? null : which)}
    >
      <Icon name={which === 'for' ? 'thumbUp' : 'thumbDown'} size={16} />
      <Words numeral>{format.number(proposal[which])}</Words>
      <span className="visually-hidden">
        {t(which === 'for' ? 'proposal:voteFor' : 'proposal:voteAgainst', { title })}
      </span>
    </button>
  );
  return (
    <Row unbroken gap="sm" align="stretch" rigid>
      {side('for')}
      {side('against')}
    </Row>
  );
}
