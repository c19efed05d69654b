import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PREMIUM_LIMITS, PREMIUM_SETTINGS, type PremiumLimit, REMIND_DAYS } from '#domains/premium/constants.ts';
import { Frame } from '#web/features/shop/use-item.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Box, Row, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

const LIMITS = Object.keys(PREMIUM_LIMITS) as PremiumLimit[]; // they are its keys

/** Shows when premium ends, and its benefits. */
export function PremiumCard() {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const { isPremium, premiumExpiresAt } = useManager();
  const until = premiumExpiresAt === null ? '' : format.instant(premiumExpiresAt, 'date-time');
  const state = isPremium ? 'member' : premiumExpiresAt === null ? 'none' : 'ended';
  return (
    <Section title={t('title')}>
      <p>{t(state, { until })}</p>
      <Text tone="dim">{t('promise', { days: REMIND_DAYS })}</Text>
      <Box top="md" bottom="md">
        <Sheet
          head={[t('column.benefit'), t('column.free'), t('column.premium')]}
          rows={LIMITS.map((what) => [
            what,
            t(`benefit.${what}`),
            format.number(PREMIUM_LIMITS[what].free),
            format.number(PREMIUM_LIMITS[what].premium),
          ])}
        />
      </Box>
      <PremiumFrame />
      <PremiumTheme />
      <LinkButton to="/puck/shop" search={{ type: 'premium' }} variant="default">
        {t('toShop')}
      </LinkButton>
    </Section>
  );
}

/** The members' frame: the choice is kept after premium ends, and is visible again once it resumes. */
function PremiumFrame() {
  const { t } = useTranslation('premium');
  const { isPremium } = useManager();
  const shop = useQuery(api.shop.find.queryOptions()).data?.data;
  return (
    <Row gap="md" bottom="md">
      <span>{t('frame')}</span>
      {isPremium && shop && <Frame frame="premium" shop={shop} name={t('frameName')} />}
    </Row>
  );
}

/** The colors of the whole game for members. The choice is kept after premium ends, but cannot be changed then. */
function PremiumTheme() {
  const { t } = useTranslation('premium');
  const { isPremium, settings } = useManager();
  const change = useChangeSettings();
  const { choices } = PREMIUM_SETTINGS['premium.theme'];
  return (
    <NativeSelect
      label={t('theme.label')}
      description={t('theme.hint')}
      data={choices.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={String(settings['premium.theme'] ?? PREMIUM_SETTINGS['premium.theme'].default)}
      disabled={!isPremium}
      onChange={({ currentTarget: { value } }) => change.mutate({ 'premium.theme': value })}
    />
  );
}
