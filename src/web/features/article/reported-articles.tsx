import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedArticle } from '#domains/article/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PathLink } from '#web/ui/path-link.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './article.module.css';
import { HideButton } from './article-page.tsx';

/** For moderators: articles that users have reported, to be kept or hidden. */
export function ReportedArticles() {
  const { t } = useTranslation('article');
  const query = useQuery(api.articles.reported.queryOptions());
  const columns = useMemo(
    (): Column<ReportedArticle>[] => [
      {
        id: 'author',
        header: t('reported.author'),
        value: ({ reporter }) => playerName(reporter),
        cell: ({ reporter }) => <PersonLink person={reporter} />,
        isName: true,
      },
      {
        id: 'text',
        header: t('reported.text'),
        value: ({ headline }) => headline,
        cell: ({ id, headline, reporter }) => (
          <PathLink path={`/reporter/${reporter.id}?article=${id}`}>{headline}</PathLink>
        ),
        isText: true,
      },
      {
        id: 'reasons',
        header: t('reported.reasons'),
        value: ({ reports }) => reports.map(({ reason, by }) => `${t(`reported.reason.${reason}`)} (${by})`).join(', '),
        isText: true,
      },
      {
        id: 'actions',
        header: t('reported.actions'),
        value: () => null,
        isUnsortable: true,
        cell: ({ id }) => <Decision id={id} />,
      },
    ],
    [t],
  );
  return (
    <Section title={t('reported.title')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={2} />}>
        {({ data }) => (
          <DataTable
            label={t('reported.title')}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t('reported.empty')}
          />
        )}
      </Loaded>
    </Section>
  );
}

function Decision({ id }: { id: number }) {
  const { t } = useTranslation('article');
  const keep = useCommand(client.articles.keep, () => t('reported.kept'), [api.articles.key()]);
  return (
    <span className={css.actions}>
      <Button size="compact-sm" variant="default" disabled={keep.isPending} onClick={() => keep.mutate({ id })}>
        {t('reported.keep')}
      </Button>
      <HideButton id={id} />
    </span>
  );
}
