import { useSearch } from '@tanstack/react-router';
import { OwnCases } from '#web/features/moderation/own-cases.tsx';
import { PasskeyCard } from '#web/features/passkey/passkey-card.tsx';
import { PremiumCard } from '#web/features/premium/premium-card.tsx';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { DataCards } from './data-cards.tsx';
import { EmailCard } from './email-card.tsx';
import { SETTINGS_TABS, type SettingsTab, shownIn } from './groups.ts';
import { LanguageCard } from './language-card.tsx';
import { OwnMoney } from './own-money.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RatingColorsCard } from './rating-colors-card.tsx';
import { RowsOfFeatures } from './rows-of-features.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingGroup } from './setting-group.tsx';
import css from './settings.module.css';
import { ThemeCard } from './theme-card.tsx';

/** User tournaments and the UA cup get a tab of their own once they have settings. */
const TABS = SETTINGS_TABS.filter(
  (tab) => tab !== 'tournaments' || shownIn('userTournaments').length + shownIn('uaCup').length > 0,
);

export function SettingsScreen() {
  const { t } = useTranslation('account');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const tab = TABS.find((known) => known === search['tab']) ?? 'account';
  if (useManager().restriction?.kind === 'banned') return <BannedScreen />;
  return (
    <>
      <PageHeader title={t('title')} />
      <TabLinks label={t('tabs.label')} current={tab} tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))} />
      <div className={css.cards}>
        <TabContent tab={tab} />
      </div>
    </>
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
  switch (tab) {
    case 'account':
      return (
        <>
          <ProfileCard />
          <EmailCard />
          <PasswordCard />
          <SecondFactorCard />
          <PasskeyCard />
          <SessionsCard />
        </>
      );
    case 'display':
      return (
        <>
          <LanguageCard />
          <ThemeCard />
          <RatingColorsCard />
          <SettingGroup group="names" />
        </>
      );
    case 'game':
      return (
        <>
          <SettingGroup group="tables" />
          <SettingGroup group="sound" />
          <SettingGroup group="exports" />
          <RowsOfFeatures />
        </>
      );
    case 'tournaments':
      return (
        <>
          <SettingGroup group="userTournaments" />
          <SettingGroup group="uaCup" />
        </>
      );
    case 'premium':
      return <PremiumCard />;
    case 'data':
      return (
        <>
          <OwnCases />
          <DataCards />
        </>
      );
  }
}
