/** Commands for the shortlist; every list that marks its players is refetched. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export function useShortlist() {
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.shortlist.key() }),
      queries.invalidateQueries({ queryKey: api.search.key() }),
    ]);
  const put = useMutation(api.shortlist.add.mutationOptions({ onSuccess }));
  const remove = useMutation(api.shortlist.remove.mutationOptions({ onSuccess }));
  return { put, remove };
}
