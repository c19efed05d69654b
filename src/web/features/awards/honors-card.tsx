import { useQuery } from '@tanstack/react-query';
import type { PersonId, PlayerId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { HonorsList } from './honors-list.tsx';

/** Lists a player's awards, newest first; shows nothing for a player without any. */
export function PlayerHonorsCard({ playerId }: { playerId: PlayerId }) {
  const { t } = useTranslation('awards');
  const honors = useQuery(api.awards.ofPlayer.queryOptions({ input: { id: playerId } })).data?.data ?? [];
  if (honors.length === 0) return null;
  return (
    <Section title={t('title')} isFlush>
      <HonorsList honors={honors} />
    </Section>
  );
}

/** Lists a coach's awards in the same way. */
export function CoachHonorsCard({ coachId }: { coachId: PersonId }) {
  const { t } = useTranslation('awards');
  const honors = useQuery(api.awards.ofCoach.queryOptions({ input: { id: coachId } })).data?.data ?? [];
  if (honors.length === 0) return null;
  return (
    <Section title={t('title')} isFlush>
      <HonorsList honors={honors} />
    </Section>
  );
}
