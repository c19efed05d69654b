/** The sections of each tab of the settings, in order. */
import { OwnCases, useOwnCasesTitle } from '#web/features/moderation/own-cases.tsx';
import { PasskeyCard } from '#web/features/passkey/passkey-card.tsx';
import { PremiumCard } from '#web/features/premium/premium-card.tsx';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DataCards } from './data-cards.tsx';
import { EmailCard } from './email-card.tsx';
import { type SettingGroupId, type SettingsTab, shownIn } from './groups.ts';
import { LanguageCard } from './language-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RatingColorsCard } from './rating-colors-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingGroup } from './setting-group.tsx';
import { ThemeCard } from './theme-card.tsx';

const useAccountWords = () => useTranslation('account').t;

/** Sections of the features, each in the file of its feature. */
const ofFeatures = Object.values(
  import.meta.glob<{ SETTING_SECTIONS: readonly SettingSection[] }>('../*/setting-rows.tsx', { eager: true }),
).flatMap(({ SETTING_SECTIONS }) => SETTING_SECTIONS);

/** Switches and choices of a group; without a setting that has an effect yet, the group is no section. */
function ofGroup(group: SettingGroupId): SettingSection {
  return {
    id: group,
    useTitle: () => {
      const t = useAccountWords();
      return shownIn(group).length > 0 ? t(`groups.${group}`) : null;
    },
    content: <SettingGroup group={group} />,
  };
}

export const SECTIONS: Readonly<Record<SettingsTab, readonly SettingSection[]>> = {
  account: [
    { id: 'profile', useTitle: () => useAccountWords()('profile.title'), content: <ProfileCard /> },
    { id: 'email', useTitle: () => useAccountWords()('email.title'), content: <EmailCard /> },
    { id: 'password', useTitle: () => useAccountWords()('password.title'), content: <PasswordCard /> },
    { id: 'two-step', useTitle: () => useAccountWords()('secondFactor.title'), content: <SecondFactorCard /> },
    { id: 'passkeys', useTitle: () => useTranslation('passkey').t('title'), content: <PasskeyCard /> },
    { id: 'sessions', useTitle: () => useAccountWords()('sessions.title'), content: <SessionsCard /> },
  ],
  display: [
    { id: 'language', useTitle: () => useAccountWords()('language.title'), content: <LanguageCard /> },
    { id: 'theme', useTitle: () => useAccountWords()('theme.title'), content: <ThemeCard /> },
    { id: 'ratings', useTitle: () => useAccountWords()('ratings.title'), content: <RatingColorsCard /> },
    ofGroup('names'),
  ],
  game: [ofGroup('tables'), ofGroup('sound'), ofGroup('exports'), ...ofFeatures],
  tournaments: [ofGroup('userTournaments'), ofGroup('uaCup')],
  premium: [{ id: 'premium', useTitle: () => useTranslation('premium').t('title'), content: <PremiumCard /> }],
  data: [
    { id: 'decisions', useTitle: useOwnCasesTitle, content: <OwnCases /> },
    { id: 'data', useTitle: () => useAccountWords()('export.title'), content: <DataCards /> },
  ],
};
