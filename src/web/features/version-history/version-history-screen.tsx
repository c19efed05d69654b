import { parseChangelog } from '#domains/forum/rules/changelog.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import changelog from '../../../../CHANGELOG.md?raw';
import css from './version-history.module.css';

const releases = parseChangelog(changelog);

/** Lists releases with their changes for players, from CHANGELOG.md as of the build. */
export function VersionHistoryScreen() {
  const { t } = useTranslation('screens');
  return (
    <div className={css.screen}>
      <PageHeader title={t('/version-history')} />
      <Stack lang="en">
        {releases.map(({ name, groups }) => (
          <Section key={name} title={name}>
            {groups.map(({ title, changes }) => (
              <div key={title} className={css.group}>
                {title && (
                  <Text as="h3" bottom="xs" size="xl">
                    {title}
                  </Text>
                )}
                <Stack as="ul" gap="sm" bullets size="lg">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </Stack>
              </div>
            ))}
          </Section>
        ))}
      </Stack>
    </div>
  );
}
