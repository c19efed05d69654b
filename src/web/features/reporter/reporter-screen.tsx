import { Link } from '@tanstack/react-router';
import type { ReporterView } from '#domains/reporter/contract.ts';
import { truthScore } from '#domains/rumor/rules/truth.ts';
import { ArticleEditor } from '#web/features/article/article-editor.tsx';
import { ArticleList } from '#web/features/article/article-list.tsx';
import { ArticlePage } from '#web/features/article/article-page.tsx';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { Interviews } from '#web/features/interview/interviews.tsx';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { CareerFacts } from '#web/features/person/career-facts.tsx';
import { Purse } from '#web/features/purse/purse.tsx';
import { Rumors } from '#web/features/rumor/rumors.tsx';
import { TellRumor } from '#web/features/rumor/tell-rumor.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { Bylines } from './bylines.tsx';
import { Desks } from './desks.tsx';

/** Shows a reporter with their work; without an id the user's own. The article to read is in the URL. */
export function ReporterScreen() {
  const articleId = useSearchNumber('article');
  const id = useIdParam();
  if (articleId !== undefined) return <ArticlePage id={articleId} />;
  if (id === null) return <NoReporter />;
  return id === undefined ? <OwnReporter /> : <AnyReporter id={id} />;
}

function NoReporter() {
  const { t } = useTranslation('reporter');
  return (
    <>
      <PageHeader title={t('none')} />
      <EmptyState icon="sign" title={t('none')}>
        <LinkButton to="/world/actors" mt="sm">
          {t('toPeople')}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function OwnReporter() {
  const { t } = useTranslation(['reporter', 'screens']);
  return (
    <Load from={api.reporters.mine.queryOptions()}>
      {({ data: { personId } }) =>
        personId === null ? (
          <>
            <PageHeader title={t('screens:/reporter/{-$id}')} details={t('reporter:intro')} />
            <Interviews mayAsk={false} />
            <BeginCareer kind="reporter" />
          </>
        ) : (
          <AnyReporter id={personId} />
        )
      }
    </Load>
  );
}

function AnyReporter({ id }: { id: number }) {
  const edited = useSearchNumber('edit');
  const isWriting = useSearchNumber('write') !== undefined;
  return (
    <Load from={api.reporters.find.queryOptions({ input: { id } })} missing={<NoReporter />}>
      {({ data }) =>
        data.isMine && (isWriting || edited !== undefined) ? (
          <ArticleEditor id={edited} hasDesk={data.desk !== null} />
        ) : (
          <Reporter view={data} />
        )
      }
    </Load>
  );
}

const TABS = ['articles', 'rumors', 'bylines', 'desks', 'interviews'] as const;
/** Tabs that only the reporter's own user has. */
const OWN_TABS: readonly string[] = ['desks', 'interviews'];

function Reporter({ view }: { view: ReporterView }) {
  const { t } = useTranslation('reporter');
  const asked = useSearchChoice('tab', TABS);
  const { person, desk, age, isMine } = view;
  const tab = OWN_TABS.includes(asked) && !isMine ? 'articles' : asked;
  const name = playerName(person);
  return (
    <>
      <PageHeader
        band
        title={name}
        eyebrow={t('eyebrow')}
        picture={<PersonFace person={person} width={72} />}
        details={
          <>
            <span>{desk ? desk.paper : t('freelance')}</span>
            {desk?.team && <TeamLink team={desk.team} />}
            <span>
              <Flag nationId={person.nationId} /> {t('age', { age })}
            </span>
            {person.isUser && !isMine && <ReportWords kind="career-name" id={person.id} />}
          </>
        }
        actions={
          isMine && (
            <LinkButton to="/reporter/{-$id}" search={{ write: 1 }}>
              {t('write')}
            </LinkButton>
          )
        }
      />
      {isMine && <OwnDesk />}
      <TabLinks
        label={t('tabs')}
        current={tab}
        tabs={TABS.filter((id) => isMine || !OWN_TABS.includes(id)).map((id) => ({ id, label: t(`tab.${id}`) }))}
      />
      <MainAndSide>
        <Stack>
          {tab === 'articles' && <ArticleList personId={person.id} />}
          {tab === 'rumors' && isMine && desk !== null && <TellRumor />}
          {tab === 'rumors' && <Rumors personId={person.id} />}
          {tab === 'bylines' && <Bylines personId={person.id} name={name} />}
          {tab === 'interviews' && <Interviews mayAsk={desk !== null} />}
          {tab === 'desks' && <Desks ownId={desk?.id ?? null} />}
        </Stack>
        <Stack>
          <Career view={view} />
          {isMine && view.own && <Purse kind="reporter" />}
          <Prizes view={view} />
        </Stack>
      </MainAndSide>
    </>
  );
}

function Prizes({ view: { prizes } }: { view: ReporterView }) {
  const { t } = useTranslation('article');
  return (
    <Section title={t('prize.title')}>
      <Stack as="ul" gap="sm">
        {prizes.map(({ season, prize, articleId, headline, votes }) => (
          <li key={`${season} ${prize} ${articleId}`}>
            <strong>{t(`prize.${prize}`)}</strong> {seasonLabel(season)}{' '}
            <Link to="/reporter/{-$id}" search={{ article: articleId }}>
              {headline}
            </Link>{' '}
            <Words aside>{t('prize.votes', { count: votes })}</Words>
          </li>
        ))}
      </Stack>
      <Text aside>{t('prize.how')}</Text>
    </Section>
  );
}

function Career({ view }: { view: ReporterView }) {
  const { t } = useTranslation('reporter');
  const { articles, readers, rumors, own, desk } = view;
  const score = truthScore(rumors);
  const { right, wrong } = rumors;
  const changes = [api.reporters.key(), api.jobs.key(), api.account.key(), api.persons.key(), api.purses.key()];
  const leave = useCommand(client.reporters.leave, () => t('left'), changes);
  const retire = useCommand(client.jobs.retire, () => t('retiredDone'), changes);
  return (
    <Section title={t('career')}>
      <StatTiles
        tiles={[
          { label: t('tiles.articles'), value: articles },
          { label: t('tiles.readers'), value: readers },
          ...(score === null
            ? []
            : [{ label: t('tiles.truth'), value: score, note: t('truthNote', { right, checked: right + wrong }) }]),
        ]}
      />
      <CareerFacts personId={view.person.id} career={view} />
      {own && own.daysToStay > 0 && <Text aside>{t('stay', { count: own.daysToStay })}</Text>}
      {own && (
        <Row gap="sm" top="sm">
          {desk && (
            <ConfirmButton
              size="xs"
              variant="default"
              loading={leave.isPending}
              question={t('leaveQuestion')}
              explanation={<p>{t('leaveHint')}</p>}
              confirmLabel={t('leave')}
              onConfirm={() => leave.mutate({})}
            >
              {t('leave')}
            </ConfirmButton>
          )}
          <ConfirmButton
            size="xs"
            variant="default"
            loading={retire.isPending}
            question={t('retireQuestion')}
            explanation={<p>{t('retireHint')}</p>}
            confirmLabel={t('retire')}
            onConfirm={() => retire.mutate({ kind: 'reporter' })}
          >
            {t('retire')}
          </ConfirmButton>
        </Row>
      )}
    </Section>
  );
}
