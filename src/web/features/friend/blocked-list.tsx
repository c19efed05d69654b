import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { BlockButton } from './block-button.tsx';

/** Lists the managers that the user has blocked; shows nothing if there are none. */
export function BlockedList() {
  const { t } = useTranslation('friend');
  const { data: blocked = [] } = useQuery(
    api.friends.blocked.queryOptions({ throwOnError: false, select: ({ data }) => data }),
  );
  if (blocked.length === 0) return null;
  return (
    <Section title={t('blockedManagers')} isFlush>
      <Lines aria-label={t('blockedManagers')}>
        {blocked.map((user) => (
          <Row key={user.id} as="li" entry gap="md" inset="md">
            <Stack as="span" gap="none" fills>
              <Link to="/user/{-$id}" params={{ id: String(user.id) }}>
                {user.name}
              </Link>
            </Stack>
            <BlockButton user={user} />
          </Row>
        ))}
      </Lines>
    </Section>
  );
}
