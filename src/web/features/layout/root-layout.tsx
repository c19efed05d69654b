import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useReducer } from 'react';
import { featureOfScreen } from '#domains/admin/constants.ts';
import { needsUser } from '#web/lib/guard.ts';
import { onForgetSession, standingOf, useUser } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClosedFeature } from '#web/lib/world.ts';
import { AlertRegion } from '#web/ui/alert-region.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { TipLayer } from '#web/ui/tip-layer.tsx';
import { ClosedScreen } from './closed-screen.tsx';
import { GuestFrame } from './guest-frame.tsx';
import { useAffiliateNames } from './use-affiliate-names.ts';
import { useAppearance } from './use-appearance.ts';
import { useCustomPlayers } from './use-custom-players.ts';
import { useSpokenLanguage } from './use-spoken-language.ts';

// Asked for at once, beside the user and the screen: it is drawn as soon as they are there.
const frame = import('./app-frame.tsx');
const AppFrame = lazy(() => frame);

/** The frame of a visit: the game's for managers, a plain one for visitors and for screens that explain an error. */
export function RootLayout() {
  const { t } = useTranslation('layout');
  const user = useUser();
  const screen = useScreen();
  useForgottenSession();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const closed = useClosedFeature(screen && featureOfScreen(screen.path));
  useAppearance();
  useSpokenLanguage();
  useAffiliateNames();
  useCustomPlayers();

  const Frame = standingOf(user) === 'activated' && !screen?.data.bare ? AppFrame : GuestFrame;
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Suspense fallback={null}>
        <Frame>
          {/* A new path is a new view; filters and tabs are in the query and keep the view, and with it the focus. */}
          <Suspense key={pathname} fallback={<ScreenSkeleton />}>
            {/* While the next screen is loading, a screen for users is not rendered without a user. */}
            {!user && screen && needsUser(screen.data) ? (
              <ScreenSkeleton />
            ) : closed ? (
              <ClosedScreen reason={closed.reason} />
            ) : (
              <Outlet />
            )}
          </Suspense>
        </Frame>
      </Suspense>
      <AlertRegion />
      <TipLayer />
    </>
  );
}

/** Re-renders the layout as soon as the session is forgotten, before its screen asks for a user who is gone. */
function useForgottenSession(): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onForgetSession(drawAgain), []);
}
