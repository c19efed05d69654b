/** The purse of the user's own career: its balance, what it buys, and the effect. */
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CareerKind } from '#domains/person/constants.ts';
import { DOLLARS_PER_PUCK, MAX_COURSES } from '#domains/purse/constants.ts';
import type { LessonView, PurseView } from '#domains/purse/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Box, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';

/** Shows the purse; shows nothing for users without such a career. */
export function Purse({ kind }: { kind: CareerKind }) {
  const { t } = useTranslation('purse');
  const query = useQuery(api.purses.find.queryOptions({ input: { kind } }));
  if (query.data?.data === null) return null;
  return (
    <Section title={t('title')}>
      <Loaded query={query}>{({ data }) => data && <Content kind={kind} view={data} />}</Loaded>
    </Section>
  );
}

function Content({ kind, view }: { kind: CareerKind; view: PurseView }) {
  const { t } = useTranslation('purse');
  const format = useFormat();
  const { balance, lessons, next, pucks, pucksLeft } = view;
  const hasLessons = lessons.length > 0;
  const allowance = next === null ? t('enough') : t('left', { count: MAX_COURSES + 1 - next });
  return (
    <>
      <Text size="xl" strong>
        {format.money(balance)}
      </Text>
      <Text top="xs" aside>
        {t(hasLessons ? 'hint' : 'noneHint')}
      </Text>
      <Text top="xs" aside>
        {t('pucks', { count: pucks })} {t('rate', { money: format.money(DOLLARS_PER_PUCK), left: pucksLeft })}
      </Text>
      {hasLessons && (
        <Text top="xs" aside>
          {allowance}
        </Text>
      )}
      {hasLessons && (
        <Stack as="ul" gap="none" top="sm">
          {lessons.map((lesson) => (
            <Lesson key={lesson.course} kind={kind} lesson={lesson} next={next} balance={balance} />
          ))}
        </Stack>
      )}
      <Taken view={view} />
    </>
  );
}

interface LessonProps {
  kind: CareerKind;
  lesson: LessonView;
  next: number | null;
  balance: number;
}

function Lesson({ kind, lesson, next, balance }: LessonProps) {
  const { t } = useTranslation('purse');
  const format = useFormat();
  const world = useWorldIfLoaded();
  const { course, price, nations } = lesson;
  const country = useUser()?.country;
  const [chosen, setChosen] = useState('');
  const learn = useCommand(
    client.purses.learn,
    () => t('paid'),
    [api.purses, api.jobs, api.coaches, api.scouts, api.agents, api.reporters].map((of) => of.key()),
  );
  const open = (world?.nations ?? []).filter(({ id }) => nations?.includes(id));
  const own = open.find(({ code }) => code === country) ?? open[0];
  const nationId = nations === null ? undefined : (open.find(({ id }) => String(id) === chosen) ?? own)?.id;
  const money = format.money(price ?? 0);
  return (
    <Row as="li" gap="md" close justify="between" line="top" inset="line">
      <Stack as="span" gap="none" shrinks>
        <span>{t(`course.${course}`)}</span>
        <Change lesson={lesson} />
      </Stack>
      {price !== null && next !== null && (
        <Row as="span" gap="sm">
          {nations !== null && (
            <NativeSelect
              size="xs"
              aria-label={t('nation')}
              value={String(nationId ?? '')}
              data={open.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
            />
          )}
          <ConfirmButton
            size="xs"
            variant="default"
            disabled={balance < price}
            loading={learn.isPending}
            aria-label={t('payFor', { money, course: t(`course.${course}`) })}
            question={t('question', { money })}
            explanation={<p>{t(`course.${course}`)}</p>}
            confirmLabel={t('confirm')}
            onConfirm={() => learn.mutate({ kind, course, number: next, nationId })}
          >
            {t('pay', { money })}
          </ConfirmButton>
        </Row>
      )}
    </Row>
  );
}

/** Says what a lesson would raise, or why its course is closed. */
function Change({ lesson: { course, from, to, price } }: { lesson: LessonView }) {
  const { t } = useTranslation('purse');
  if (from !== null) {
    return (
      <Words top="xs" aside>
        {to === null ? t('mastered', { from }) : t('raises', { from, to })}
      </Words>
    );
  }
  const isClosable = course === 'study-trip' || course === 'relocation';
  return price === null && isClosable ? (
    <Words top="xs" aside>
      {t(`closed.${course}`)}
    </Words>
  ) : null;
}

function Taken({ view: { taken } }: { view: PurseView }) {
  const { t } = useTranslation('purse');
  const format = useFormat();
  const world = useWorldIfLoaded();
  if (taken.length === 0) return null;
  return (
    <Box top="md">
      <strong>{t('taken')}</strong>
      <Stack as="ul" gap="sm" top="sm">
        {taken.map(({ season, number, day, course, nationId, price, from, to }) => (
          <li key={`${season} ${number}`}>
            {t(`course.${course}`)}
            {nationId !== null && ` · ${world?.nations.find(({ id }) => id === nationId)?.name ?? ''}`}
            {from !== null && to !== null && ` · ${t('raises', { from, to })}`}{' '}
            <Words top="xs" aside>
              {format.money(price)} · {t('date', { season, day })}
            </Words>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
