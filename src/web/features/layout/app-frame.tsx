import { lazy, type ReactNode, Suspense } from 'react';
import { LazyHiddenFruit } from '#web/features/banana/lazy-hidden-fruit.tsx';
import { ClickSparkles } from '#web/features/mascot/click-sparkles.tsx';
import { LazyMascot } from '#web/features/mascot/lazy-mascot.tsx';
import { LazyGuide } from '#web/features/rookie/lazy-guide.tsx';
import css from './app-frame.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { SectionStrip } from './section-strip.tsx';
import { SideRail } from './side-rail.tsx';
import { TopBar } from './top-bar.tsx';
import { VersionBanner } from './version-banner.tsx';

const MenuKeeper = lazy(() => import('#web/features/menu/menu-keeper.tsx'));

/** The frame of the game: header, side navigation (bottom bar on a phone), the screen. */
export default function AppFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <TopBar />
      <SideRail />
      <div className={css.middle}>
        <VersionBanner />
        <SectionStrip />
        <main id="content" className={css.content} tabIndex={-1}>
          <LazyGuide />
          {children}
          <LazyHiddenFruit />
        </main>
      </div>
      <BottomBar />
      <Suspense fallback={null}>
        <MenuKeeper />
      </Suspense>
      <LazyMascot />
      <ClickSparkles />
    </div>
  );
}
