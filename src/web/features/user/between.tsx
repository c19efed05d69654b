import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/** Shows the ties between the user and another manager: their games against each other, and mutual friends. */
export function Between({ userId }: { userId: UserId }) {
  const { t } = useTranslation('user');
  const { data } = useQuery(
    api.friends.between.queryOptions({ input: { id: userId }, select: (answer) => answer.data }),
  );
  if (!data) return null;
  const { headToHead, mutualFriends } = data;
  const { wins, losses } = headToHead;
  return (
    <Section title={t('between')}>
      <StatTiles
        tiles={[
          {
            label: t('headToHead'),
            value: wins + losses === 0 ? '–' : t('record', headToHead),
            note: t(wins + losses === 0 ? 'neverMet' : 'headToHeadHint'),
          },
          {
            label: t('mutualFriends'),
            value: mutualFriends?.length ?? '–',
            note: mutualFriends === null ? t('private') : undefined,
          },
        ]}
      />
      {mutualFriends !== null && mutualFriends.length > 0 && (
        <Row as="ul" gap="lg" close top="md" aria-label={t('mutualFriends')}>
          {mutualFriends.map((user) => (
            <li key={user.id}>
              <UserLink user={user} face />
            </li>
          ))}
        </Row>
      )}
    </Section>
  );
}
