import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_DECISION_REASON, SAME_JUDGE_MS } from '#domains/moderation/constants.ts';
import type { ModerationCase } from '#domains/moderation/contract.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber, useSearchState } from '#web/lib/search-params.ts';
import { useAbility } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ReportedText } from './reported-text.tsx';
import { SanctionLine } from './sanction-line.tsx';
import { Statistics } from './statistics.tsx';
import { useSubjectName } from './use-subject-name.ts';

/** Shows moderators all reports and appeals in one queue. */
export function ModerationQueue() {
  const { t } = useTranslation('moderation');
  const [list, setList] = useSearchState('state', ['waiting', 'decided']);
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.moderation.queue.queryOptions({ input: { list, page }, placeholderData: keepPreviousData }),
  );
  const other = list === 'waiting' ? 'decided' : 'waiting';
  return (
    <Stack>
      <Statistics />
      <Section
        title={t(`queue.${list}`)}
        aside={
          <Button size="compact-sm" variant="default" onClick={() => setList(other)}>
            {t(`show.${other}`)}
          </Button>
        }
      >
        <Loaded query={query} skeleton={<LoadingTable />}>
          {({ data, pagination }) => (
            <Stack gap="md">
              {data.length === 0 && <p>{t('empty')}</p>}
              {data.map((one) => (
                <Case key={one.id} one={one} />
              ))}
              <Pager {...pagination} />
            </Stack>
          )}
        </Loaded>
      </Section>
    </Stack>
  );
}

function Case({ one }: { one: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const nameOf = useSubjectName();
  const { subject, path, snapshot, author, state, claimedBy, reports, appeal, answer, answerReason, acts } = one;
  const { decision, rule, reason, sanction } = one;
  const kind = nameOf(subject.kind);
  return (
    <Stack as="article" gap="md" aria-label={`${kind} ${one.id}`}>
      <Row gap="sm">
        <strong>
          {kind} · {author?.name ?? t('left')} · {t(`state.${state}`)}
        </strong>
        <PathLink path={path}>{t('open')}</PathLink>
      </Row>
      {claimedBy && <span>{t('heldBy', { name: claimedBy.name })}</span>}
      <ReportedText kind={subject.kind} source={snapshot} />
      {reports.length > 0 && (
        <ul aria-label={t('reports')}>
          {reports.map(({ reason: why, text, by, at, context, weight, snapshot: seen }) => (
            <li key={by + at}>
              {t(`reason.${why}`)} ({by}, {t('weight', { weight: format.number(weight, 1) })}) {text}
              {seen !== snapshot && <Text written>{t('seen', { text: seen })}</Text>}
              {context.length > 0 && (
                <details>
                  <summary>{t('context', { count: context.length })}</summary>
                  <ol>
                    {context.map((line, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a report never change
                      <Text key={index} as="li" written>
                        {line.name}: {line.text}
                      </Text>
                    ))}
                  </ol>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
      {one.flags.length > 0 && (
        <ul aria-label={t('flags')}>
          {one.flags.map(({ check, found, places, snapshot: seen }) => (
            <li key={check}>
              {t(`check.${check}`)}: {found.length > 0 ? found.join(', ') : t('places', { count: places })}
              {seen !== snapshot && seen !== '' && <Text written>{t('checked', { text: seen })}</Text>}
            </li>
          ))}
        </ul>
      )}
      {one.history.length > 0 && (
        <ul aria-label={t('history')}>
          {one.history.map((earlier) => (
            <li key={earlier.at}>
              {format.instant(earlier.at, 'date')}: {t(`act.${earlier.decision}`)} ({t(`rules.${earlier.rule}`)})
              {earlier.answer && `, ${t(`act.${earlier.answer}`)}`}
            </li>
          ))}
        </ul>
      )}
      {decision && decision !== 'dismissed' && (
        <p>
          {t(`act.${decision}`)}. {rule && t('yours.rule', { rule: t(`rules.${rule}`) })}
        </p>
      )}
      {reason !== '' && <p>{t('removedFor', { reason })}</p>}
      {sanction && <SanctionLine sanction={sanction} />}
      {appeal !== '' && (
        <Text written>
          {t('act.appealed')}: {appeal}
        </Text>
      )}
      {answer && <p>{t(`answer.${answer}`, { reason: answerReason })}</p>}
      <details>
        <summary>{t('log')}</summary>
        <ol>
          {acts.map(({ act, by, at }) => (
            <li key={act + at}>
              {format.instant(at)}: {t(`act.${act}`)} {by}
            </li>
          ))}
        </ol>
      </details>
      <Actions one={one} />
    </Stack>
  );
}

function Actions({ one: { id, state, isMine, sanction } }: { one: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const changes = [api.moderation.key()];
  const claim = useCommand(client.moderation.claim, () => t('claimed'), changes);
  const release = useCommand(client.moderation.release, () => t('released'), changes);
  const decide = useCommand(client.moderation.decide, () => t('decided'), changes);
  const answer = useCommand(client.moderation.answer, () => t('decided'), changes);
  const mayLift = useAbility(moderationPolicy.lift);
  if (state === 'decided' || state === 'closed') return mayLift && sanction?.isInForce ? <LiftButton id={id} /> : null;
  const dialog = {
    label: t('reasonForAuthor'),
    max: MAX_DECISION_REASON,
    isBusy: decide.isPending || answer.isPending,
  };
  if (!isMine)
    return (
      <Row gap="sm">
        <Button size="compact-sm" variant="default" disabled={claim.isPending} onClick={() => claim.mutate({ id })}>
          {t('claim')}
        </Button>
      </Row>
    );
  return (
    <Row gap="sm">
      {state === 'appealed' ? (
        <>
          <span>{t('appealAlone', { hours: SAME_JUDGE_MS / HOUR_MS })}</span>
          <ReasonDialog
            {...dialog}
            title={t('uphold')}
            onSend={(reason, close) => answer.mutate({ id, answer: 'upheld', reason }, { onSuccess: close })}
          />
          <ReasonDialog
            {...dialog}
            title={t('overturn')}
            onSend={(reason, close) => answer.mutate({ id, answer: 'overturned', reason }, { onSuccess: close })}
          />
        </>
      ) : (
        <>
          <Button
            size="compact-sm"
            variant="default"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ id, decision: 'dismissed' })}
          >
            {t('dismiss')}
          </Button>
          <DecideDialog id={id} />
        </>
      )}
      <Button size="compact-sm" variant="default" disabled={release.isPending} onClick={() => release.mutate({ id })}>
        {t('release')}
      </Button>
    </Row>
  );
}

function LiftButton({ id }: { id: number }) {
  const { t } = useTranslation('moderation');
  const lift = useCommand(client.moderation.lift, () => t('lifted'), [api.moderation.key()]);
  return (
    <Row gap="sm">
      <Button size="compact-sm" variant="default" disabled={lift.isPending} onClick={() => lift.mutate({ id })}>
        {t('lift')}
      </Button>
    </Row>
  );
}
