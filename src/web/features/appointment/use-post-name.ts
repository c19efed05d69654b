import { useCallback } from 'react';
import type { StaffRole } from '#domains/appointment/constants.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that names a staff post: "Moderator", "Organizer of the Harbor Cup". */
export function usePostName(): (post: { role: StaffRole; competition: string | null }) => string {
  const { t } = useTranslation('appointment');
  return useCallback(
    ({ role, competition }) =>
      role === 'organizer' ? t('role.organizerOf', { competition: competition ?? '' }) : t(`role.${role}`),
    [t],
  );
}
