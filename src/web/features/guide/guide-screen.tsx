import { Button, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenPage } from '#web/features/layout/open-page.tsx';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { CHAPTERS, type Chapter, type ChapterId, type SectionId } from './chapters.ts';
import { findSections, type Readable } from './find.ts';
import css from './guide.module.css';
import { useGuideText } from './use-guide-text.ts';

/** The handbook: a chapter at a time, or whatever has the words that one looks for. */
export function GuideScreen() {
  const { t } = useTranslation(['guide', 'screens']);
  const wanted = useSearchText('search');
  const asked = useSearchText('chapter');
  const chapter = CHAPTERS.find(({ id }) => id === asked) ?? CHAPTERS[0];
  const setSearch = useSetSearch();
  return (
    <OpenPage>
      <PageHeader title={t('screens:/guide')} details={t('guide:intro')} />
      <div className={css.screen}>
        <div className={css.side}>
          <TextInput
            type="search"
            label={t('guide:search')}
            placeholder={t('guide:searchHint')}
            leftSection={<Icon name="search" />}
            value={wanted}
            maxLength={100}
            onChange={({ currentTarget: { value } }) => setSearch({ search: value || undefined })}
          />
          <nav aria-label={t('guide:contents')} className={css.contents}>
            {CHAPTERS.map(({ id, icon }) => (
              <PathLink key={id} path={`/guide?chapter=${id}`} className={css.chapter}>
                <span className={css.entry} data-current={(wanted === '' && id === chapter?.id) || undefined}>
                  <Icon name={icon} /> {t(`guide:chapter.${id}`)}
                </span>
              </PathLink>
            ))}
          </nav>
        </div>
        <div className={css.pages}>
          {wanted.trim() !== '' ? <Found wanted={wanted} /> : chapter && <Pages chapter={chapter} />}
        </div>
      </div>
    </OpenPage>
  );
}

function Pages({ chapter: { id, sections, screens } }: { chapter: Chapter }) {
  const { t } = useTranslation(['guide', 'screens']);
  const readable = useGuideText();
  return (
    <>
      <h2 className={css.heading}>{t(`guide:chapter.${id}`)}</h2>
      {sections.map((section) => (
        <Page key={section} section={readable(section)} />
      ))}
      <Ways screens={screens} />
    </>
  );
}

/** What opens only for managers is no way for a visitor. */
function Ways({ screens }: { screens: readonly string[] }) {
  const { t } = useTranslation(['guide', 'screens']);
  const user = useUser();
  if (!user) return null;
  // Chapters name screens without their ids; the titles are kept by whole paths. A test holds that each exists.
  const titleOf = (screen: string) =>
    t(`screens:${screen as ScreenPath}`, { defaultValue: t(`screens:${`${screen}/{-$id}` as ScreenPath}`) });
  const ways = screens.filter((screen) => !NEED_AN_ID.includes(screen));
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t('guide:goTo')} className={css.ways}>
      <span className={css.dim}>{t('guide:goTo')}</span>
      {ways.map((screen) => (
        <PathLink key={screen} path={screen} className={css.way}>
          {titleOf(screen)}
        </PathLink>
      ))}
    </nav>
  );
}

/** Nobody's own: one gets there from a name. */
const NEED_AN_ID: readonly string[] = ['/game', '/player', '/player/stats', '/player/game-logs'];

function Found({ wanted }: { wanted: string }) {
  const { t } = useTranslation('guide');
  const readable = useGuideText();
  const setSearch = useSetSearch();
  const all = useMemo(() => CHAPTERS.flatMap(({ sections }) => sections).map(readable), [readable]);
  const found = findSections(all, wanted);
  const clear = (
    <Button variant="default" onClick={() => setSearch({ search: undefined })}>
      {t('clear')}
    </Button>
  );
  if (found.length === 0) {
    return (
      <EmptyState icon="search" title={t('nothing')}>
        <p>{t('nothingHint')}</p>
        {clear}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={css.count} role="status">
        {t('found', { count: found.length })} {clear}
      </div>
      {found.map((section) => (
        <Page key={section.id} section={section} chapter={chapterWith(section.id)} />
      ))}
    </>
  );
}

function chapterWith(section: SectionId): ChapterId | undefined {
  return CHAPTERS.find(({ sections }) => sections.includes(section))?.id;
}

function Page({
  section: { title, text },
  chapter,
}: {
  section: Readable<SectionId>;
  chapter?: ChapterId | undefined;
}) {
  const { t } = useTranslation('guide');
  return (
    <Section
      title={title}
      aside={chapter && <PathLink path={`/guide?chapter=${chapter}`}>{t(`chapter.${chapter}`)}</PathLink>}
      level={chapter ? 2 : 3}
    >
      <div className={css.text}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
