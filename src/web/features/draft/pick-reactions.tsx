import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DRAFT_REACTIONS } from '#domains/draft/constants.ts';
import type { DraftReaction } from '#domains/draft/contract/live.ts';
import type { LeagueId, PickId } from '#engine/ids.ts';
import { ReactionButton } from '#web/features/discussion/reaction-button.tsx';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';

/** Shows reactions to a pick, the user's own among them. */
export function PickReactions({ leagueId, pickId, name }: { leagueId: LeagueId; pickId: PickId; name: string }) {
  const { t } = useTranslation(['draft', 'common']);
  const queries = useQueryClient();
  const known = useQuery(api.draft.reactions.queryOptions({ input: { id: leagueId } })).data?.data;
  const counts = known?.reactions.find((each) => each.pickId === pickId)?.counts;
  const mine = known?.mine.find((each) => each.pickId === pickId)?.kind ?? null;
  const labelOf = (kind: DraftReaction) =>
    t('draft:reactions.count', { kind: t(`draft:reactions.${kind}`), count: counts?.[kind] ?? 0 });
  const react = useMutation({
    mutationFn: (kind: DraftReaction) => client.draft.react({ id: pickId, kind: kind === mine ? null : kind }),
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
    onSettled: () => queries.invalidateQueries({ queryKey: api.draft.reactions.key() }),
  });
  return (
    <Row as="fieldset" unbroken align="stretch" gap="xs" wide aria-label={t('draft:reactions.of', { player: name })}>
      {DRAFT_REACTIONS.map((kind) => (
        <ReactionButton
          key={kind}
          isMine={mine === kind}
          isBusy={react.isPending}
          label={labelOf(kind)}
          onPress={() => react.mutate(kind)}
        >
          {labelOf(kind)}
        </ReactionButton>
      ))}
    </Row>
  );
}
