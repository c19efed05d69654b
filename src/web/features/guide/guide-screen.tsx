import { useRouter } from '@tanstack/react-router';
import { placeOf } from '#web/features/rookie/helped.ts';
import { ownHref } from '#web/lib/navigation.ts';
import { type ScreenPath, type ScreenTree, screensOf } from '#web/lib/screens.ts';
import { useSearchText } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { CHAPTERS, type Chapter, chapterAbout } from './chapters.ts';
import { Found, GuideSearch, Page } from './found.tsx';
import css from './guide.module.css';
import { useGuideText, useHelpText } from './use-guide-text.ts';

/** Shows the handbook: one chapter at a time, or the results of a search. */
export function GuideScreen() {
  const { t } = useTranslation(['guide', 'screens']);
  const wanted = useSearchText('search').trim();
  const asked = useSearchText('chapter');
  const about = useSearchText('about');
  const chapter = CHAPTERS.find(({ id }) => id === asked) ?? chapterAbout(about) ?? CHAPTERS[0];
  return (
    <>
      <PageHeader title={t('screens:/guide')} details={t('guide:intro')} />
      <div className={css.screen}>
        <div className={css.side}>
          <GuideSearch />
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
          {wanted === '' ? chapter && <Pages chapter={chapter} about={about} /> : <Found wanted={wanted} />}
        </div>
      </div>
    </>
  );
}

function Pages({ chapter: { id, sections, screens }, about }: { chapter: Chapter; about: string }) {
  const { t } = useTranslation('guide');
  const readable = useGuideText();
  const asked = screens.filter((screen) => placeOf(screen) === about);
  return (
    <>
      <h2 className={css.heading}>{t(`chapter.${id}`)}</h2>
      {asked.length > 0 && <Ways title={t('thisScreen')} screens={asked} />}
      {sections.map((section) => (
        <Page key={section} section={readable(section)} level={3} />
      ))}
      <Ways title={t('goTo')} screens={screens} />
    </>
  );
}

/** Lists screens with their purpose, each linked if the reader can open it without an id. */
function Ways({ title, screens }: { title: string; screens: readonly ScreenPath[] }) {
  const helpOf = useHelpText();
  const tree: ScreenTree = useRouter();
  const isVisitor = useUser() === null;
  const data = new Map(screensOf(tree));
  const isOpen = (screen: ScreenPath) => {
    const { guest, menu, redirectIfActivated, redirectIfNotBankrupt, alwaysOpen } = data.get(screen) ?? {};
    if (alwaysOpen || redirectIfNotBankrupt || (isVisitor ? !guest : redirectIfActivated)) return false;
    return menu !== undefined || !screen.includes('$');
  };
  return (
    <Section title={title} level={3}>
      <dl className={css.ways}>
        {screens.map((screen) => {
          const { title, text } = helpOf(screen);
          return (
            <div key={screen}>
              <dt>{isOpen(screen) ? <PathLink path={ownHref(screen)}>{title}</PathLink> : title}</dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
