import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Morning } from '#domains/morning/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api, client } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { BoardCourse } from './board-course.tsx';
import { CatchUp } from './catch-up.tsx';
import { LastNight } from './last-night.tsx';
import { Overnight } from './overnight.tsx';

/**
 * Shows what the night has brought, or what all nights have that the manager has skipped. Showing one night marks it as
 * read; a sum stays until the manager says so.
 *
 * @param mornings newest first
 */
export function MorningCard({ mornings, teamId }: { mornings: readonly Morning[]; teamId: TeamId }): ReactNode {
  const [latest] = mornings;
  const unread = mornings.filter(({ isRead }) => !isRead);
  const { mutate: read } = useMutation({
    mutationFn: ({ season, day }: { season: number; day: number }) => client.mornings.read({ id: teamId, season, day }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.mornings.key() }),
  });
  const { season, day } = latest ?? { season: 0, day: 1 };
  const isOneNew = unread.length === 1 && latest?.isRead === false;
  useEffect(() => {
    if (isOneNew) read({ season, day });
  }, [isOneNew, season, day, read]);
  if (!latest) return null;
  if (unread.length > 1) return <CatchUp mornings={unread} teamId={teamId} onRead={() => read({ season, day })} />;
  return (
    <>
      {latest.lastNight && <LastNight night={latest.lastNight} />}
      <Overnight night={latest.overnight} more={latest.course && <BoardCourse course={latest.course} />} />
    </>
  );
}
