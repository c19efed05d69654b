import { Link, useSearch } from '@tanstack/react-router';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { SETTINGS_TABS, type SettingsTab, shownIn } from './groups.ts';
import { OwnMoney } from './own-money.tsx';
import { SECTIONS } from './sections.tsx';
import css from './settings.module.css';

/** User tournaments and the UA cup get a tab of their own once they have settings. */
const TABS = SETTINGS_TABS.filter(
  (tab) => tab !== 'tournaments' || shownIn('userTournaments').length + shownIn('uaCup').length > 0,
);

/**
 * Each section has an address, `?section=ID`. Without one a wide window shows all sections of the tab beside their
 * list, and a phone the list first.
 */
export function SettingsScreen() {
  const { t } = useTranslation('account');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const holder = TABS.find((known) => SECTIONS[known].some(({ id }) => id === search['section']));
  const tab = holder ?? TABS.find((known) => known === search['tab']) ?? 'account';
  if (useManager().restriction?.kind === 'banned') return <BannedScreen />;
  const section = holder && SECTIONS[holder].find(({ id }) => id === search['section']);
  return (
    <>
      <PageHeader title={t('title')} />
      <TabLinks
        label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        drops="section"
      />
      <div className={css.beside} data-section={section?.id ?? (SECTIONS[tab].length === 1 ? 'only' : undefined)}>
        <nav className={css.list} aria-label={t('sections')}>
          {SECTIONS[tab].map((each) => (
            <SectionLink key={each.id} section={each} tab={tab} isCurrent={each === section} />
          ))}
        </nav>
        <div className={css.cards}>{section ? section.content : <TabContent tab={tab} />}</div>
      </div>
    </>
  );
}

function SectionLink({
  section: { id, useTitle },
  tab,
  isCurrent,
}: {
  section: SettingSection;
  tab: SettingsTab;
  isCurrent: boolean;
}) {
  const title = useTitle();
  if (title === null) return null;
  return (
    <Link
      to="/settings"
      search={{ tab, section: id }}
      resetScroll={false}
      // Whether it is current is for us to say: the router compares less of the address.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {title}
    </Link>
  );
}

/** The only screen of a banned user: the reason, the appeal, their data, and how to leave. */
function BannedScreen() {
  const { t } = useTranslation('moderation');
  return (
    <>
      <PageHeader title={t('banned.title')} />
      <div className={css.cards}>
        <p role="status">{t('banned.words')}</p>
        <OwnMoney />
        <TabContent tab="data" />
      </div>
    </>
  );
}

function TabContent({ tab }: { tab: SettingsTab }) {
  return SECTIONS[tab].map((section) => <Block key={section.id} section={section} />);
}

function Block({ section: { useTitle, content } }: { section: SettingSection }) {
  return useTitle() !== null && content;
}
