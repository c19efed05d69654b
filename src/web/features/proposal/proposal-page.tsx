import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_COMMENT, PROPOSAL } from '#domains/proposal/constants.ts';
import type { OpenProposal } from '#domains/proposal/contract.ts';
import { proposalPolicy } from '#domains/proposal/policy.ts';
import { Comments } from '#web/features/discussion/comments.tsx';
import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSetSearch } from '#web/lib/search-params.ts';
import { useAbility } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { Judge } from './judge.tsx';
import css from './proposal.module.css';
import { StatusBadge } from './status-badge.tsx';
import { Votes } from './votes.tsx';

/** Shows one proposal with its votes, status, and comments. */
export function ProposalPage({ id }: { id: number }) {
  const { t } = useTranslation('proposal');
  const mayJudge = useAbility(proposalPolicy.setStatus);
  return (
    <>
      <PathLink path="/feature-voting" className={css.back}>
        ← {t('back')}
      </PathLink>
      <Load
        from={api.proposals.find.queryOptions({ input: { id } })}
        skeleton={<LoadingTable rows={6} columns={2} />}
        missing={<EmptyState icon="flag" title={t('missing')} />}
      >
        {({ data }) => (
          <Stack>
            <Proposed proposal={data} />
            {mayJudge && <Judge key={data.status + data.statusReason} proposal={data} />}
            <Comments
              comments={data.said}
              subject={{ kind: PROPOSAL, id }}
              max={MAX_COMMENT}
              post={(text) => client.proposals.comment({ id, text })}
              changes={[api.proposals.key()]}
            />
          </Stack>
        )}
      </Load>
    </>
  );
}

function Proposed({ proposal }: { proposal: OpenProposal }) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const setSearch = useSetSearch();
  const { id, title, text, named, status, statusReason, author, createdAt, mayVote, abilities } = proposal;
  const remove = useChange(() => client.proposals.remove({ id }), {
    done: () => {
      alert('success', t('removed'));
      setSearch({ proposal: undefined });
    },
  });
  return (
    <Section title={title} aside={<StatusBadge status={status} />}>
      <Row gap="md" close aside>
        <span>{author ? <UserLink user={author} /> : t('former')}</span>
        <span>{format.instant(createdAt)}</span>
      </Row>
      <ArticleBody source={text} named={named} />
      {statusReason && (
        <Text prose ground="dim" edge="accent" inset="box" top="md" bottom="md">
          <strong>{t('why')}:</strong> {statusReason}
        </Text>
      )}
      <Row gap="md">
        <Votes proposal={proposal} mayVote={mayVote} />
        {!mayVote && <Words tone="dim">{t('closed')}</Words>}
        <Row as="span" unbroken align="stretch" gap="sm" push>
          {abilities.report && <ReportButton subject={{ kind: 'proposal', id }} label={t('report')} />}
          {abilities.remove && (
            <ConfirmButton
              size="compact-sm"
              variant="default"
              disabled={remove.isPending}
              question={t('removeQuestion')}
              explanation={<p>{t('removeWords')}</p>}
              confirmLabel={t('remove')}
              onConfirm={() => remove.mutate()}
            >
              {t('remove')}
            </ConfirmButton>
          )}
        </Row>
      </Row>
    </Section>
  );
}

/** Returns a command that refetches everything about proposals. */
function useChange(change: () => Promise<unknown>, { done }: { done?: () => void } = {}) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      done?.();
      return queries.invalidateQueries({ queryKey: api.proposals.key() });
    },
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
  });
}
