import '#web/ui/styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { DRAWING_PARTS } from '#web/drawing-parts.ts';
import { DrawingProvider } from '#web/features/markup/drawing.ts';
import { alert } from '#web/lib/alerts.ts';
import { onFailedCall } from '#web/lib/api.ts';
import { followConnectivity } from '#web/lib/connectivity.ts';
import { isStaging, reportError, startErrorService, watchUncaughtErrors } from '#web/lib/error-report.ts';
import { formatInstant, formatMoney } from '#web/lib/format.ts';
import { i18n } from '#web/lib/i18n.ts';
import { deviceLanguage, showLanguage } from '#web/lib/language.ts';
import { createFailureHandler, createWayToLogin } from '#web/lib/on-failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { writeRefusalNumbers } from '#web/lib/refusal-words.ts';
import { titlesOf } from '#web/lib/screens.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { forgetPushes, startServiceWorker } from '#web/lib/service-worker.ts';
import { onForgetSession, onSessionEnded } from '#web/lib/session.ts';
import { reloadWhenChunksAreGone } from '#web/lib/stale-chunks.ts';
import { followTyping } from '#web/lib/unsaved.ts';
import { versionWatch } from '#web/lib/version.ts';
import { followViewportHeight } from '#web/lib/viewport.ts';
import { router } from '#web/router.ts';
import { resolveCssVariables, theme } from '#web/ui/theme.ts';

i18n.addResourceBundle('en', 'screens', titlesOf(router));
watchUncaughtErrors();
if (isStaging(location.hostname)) startErrorService().catch(reportError);
reloadWhenChunksAreGone();
followViewportHeight();
followTyping();
// Checked at once, no matter which screen comes first: later answers are compared with this one.
void versionWatch.check(Date.now());
const toLogin = createWayToLogin(router);
onFailedCall(createFailureHandler((to) => void (to === '/auth/login' ? toLogin() : router.navigate({ to }))));
startServiceWorker();
onForgetSession(() => void forgetPushes().catch(reportError));
onSessionEnded(() => void toLogin());
writeRefusalNumbers((value, format) => {
  if (format === 'moment') return formatInstant(value, 'date-time', i18n.language);
  return format === 'season' ? seasonLabel(value) : formatMoney(value, i18n.language);
});
followConnectivity(
  (to) => void router.navigate({ to }),
  () => alert('error', i18n.t('trouble:offline.kept')),
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root, { onUncaughtError: reportError });

// In English if the words cannot be loaded: better than none at all.
await showLanguage(deviceLanguage()).catch(reportError);
app.render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="light">
          <DrawingProvider value={DRAWING_PARTS}>
            <RouterProvider router={router} />
          </DrawingProvider>
        </MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);
