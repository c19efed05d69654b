import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { alertFaceoff } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { serverNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';

/** The toast appears this long before the faceoff. */
const AHEAD_MS = 60_000;

/** Announces the faceoff of the user's game on every screen except the game's. */
export default function FaceoffToast() {
  const { t } = useTranslation('world');
  // By the clock nothing else asks for the pace; elsewhere the control in the header asks more often.
  const query = useQuery({ ...api.world.pace.queryOptions(), throwOnError: false, refetchInterval: AHEAD_MS });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { id, faceoffAt } = query.data?.data.game ?? {};
  const isThere = path === `/game/${id}`;
  useEffect(() => {
    if (id === undefined || faceoffAt === undefined || isThere) return;
    const left = Date.parse(faceoffAt) - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(() => alertFaceoff(t('faceoffSoon'), { id, faceoffAt }), Math.max(0, left - AHEAD_MS));
    return () => clearTimeout(timer);
  }, [id, faceoffAt, isThere, t]);
  return null;
}
