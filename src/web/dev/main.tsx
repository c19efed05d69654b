/** /dev/ui, in development only: `scripts/dev-pages-plugin.ts` serves it, and no build has it. */
import '#web/ui/styles.ts';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '#web/lib/i18n.ts';
import { showLanguage } from '#web/lib/language.ts';
import { Gallery } from './gallery.tsx';
import { makeRouter, Surroundings } from './surroundings.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// What has no sample loads for ever: the page is the same whoever runs it, logged in or not.
const { fetch: load } = window;
window.fetch = (...asked) =>
  String(asked[0]).includes('/api/') || asked[0] instanceof Request ? new Promise(() => {}) : load(...asked);
i18n.addResourceBundle('en', 'screens', { '/club/roster/{-$id}': 'Roster' });
const router = await makeRouter(() => <Gallery speak={(language) => void showLanguage(language)} />);
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <Surroundings router={router} />
  </I18nextProvider>,
);
