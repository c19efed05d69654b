import { Button, type ButtonProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Subject } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Follows or unfollows a subject; shows nothing to visitors and for the user themselves. */
export function FollowButton({ subject, name, size }: { subject: Subject; name: string; size?: ButtonProps['size'] }) {
  const own = useUser()?.id;
  const isOwn = own === undefined || (subject.kind === 'user' && subject.id === own);
  const { data } = useQuery(
    api.follows.find.queryOptions({
      input: subject,
      enabled: !isOwn,
      throwOnError: false,
      select: (answer) => answer.data,
    }),
  );
  if (isOwn || !data) return null;
  return <FollowToggle subject={subject} name={name} isOn={data.level === 'watching'} size={size} />;
}

/** The button itself, once it is known whether the user follows the subject. */
export function FollowToggle({
  subject,
  name,
  isOn,
  size = 'compact-sm',
}: {
  subject: Subject;
  name: string;
  isOn: boolean;
  size?: ButtonProps['size'];
}) {
  const { t } = useTranslation('follow');
  const set = useCommand(
    () => client.follows.set({ ...subject, level: isOn ? null : 'watching' }),
    () => t(isOn ? 'unfollowed' : 'followed', { name }),
    [api.follows.key()],
  );
  return (
    <Button
      variant="default"
      size={size}
      disabled={set.isPending}
      aria-label={t(isOn ? 'unfollowWhom' : 'followWhom', { name })}
      onClick={() => set.mutate(undefined)}
    >
      {t(isOn ? 'unfollow' : 'follow')}
    </Button>
  );
}
