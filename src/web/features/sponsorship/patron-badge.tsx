import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/** Thanks a sponsor on their profile; shows nothing for users who have given nothing. */
export function PatronBadge({ userId }: { userId: UserId }) {
  const { t } = useTranslation('sponsorship');
  const format = useFormat();
  const given = useQuery(api.sponsorships.ofUser.queryOptions({ input: { id: userId } })).data?.data;
  if (!given || given.subjects === 0) return null;
  return (
    <Section title={t('badge.title')}>
      <p>{t('badge.words', { count: given.subjects, pucks: format.number(given.pucks) })}</p>
    </Section>
  );
}
