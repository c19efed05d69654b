import { Button } from '@mantine/core';
import { useState } from 'react';
import { PROGRAM, PROGRAM_DRAFT } from '#domains/election/constants.ts';
import type { ElectionView, FederationElections } from '#domains/election/contract.ts';
import type { NationId } from '#engine/ids.ts';
import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { type Named, NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, MainAndSide, Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { ElectionTable, useElectionState } from './election-table.tsx';
import { Programs } from './programs.tsx';

/** Shows the elections of a federation: the current one with all that a member can do, recall votes, and past elections. */
export function Elections({ nationId }: { nationId: NationId }) {
  const { t } = useTranslation('election');
  return (
    <Load from={api.elections.ofFederation.queryOptions({ input: { id: nationId } })}>
      {({ data }) => (
        <MainAndSide>
          <Stack>
            {data.current ? (
              <UnderWay nationId={nationId} view={data} election={data.current} />
            ) : (
              <Section title={t('title')}>
                <EmptyState icon="flag" title={t('none')}>
                  {t('noneHint')}
                </EmptyState>
              </Section>
            )}
            <Section title={t('past')} isFlush>
              <ElectionTable label={t('past')} elections={data.past} empty={t('noPast')} />
              {data.past.map(
                (election) => election.candidates.length > 0 && <Programs key={election.id} election={election} />,
              )}
            </Section>
          </Stack>
          <Stack>
            {data.current?.state === 'campaign' && <Stand nationId={nationId} own={data.own} />}
            {!data.current && <Recall nationId={nationId} view={data} />}
          </Stack>
        </MainAndSide>
      )}
    </Load>
  );
}

/** Returns a command of an election that reports its result and refetches everything. */
function useElectionCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  return useCommand(does, () => said, [[]]);
}

interface OfElection {
  nationId: NationId;
  view: FederationElections;
  election: ElectionView;
}

function UnderWay({ nationId, view, election }: OfElection) {
  const { t } = useTranslation('election');
  const stateOf = useElectionState();
  const { own } = view;
  const { candidates, electorate, state, cause } = election;
  const isVoting = state !== 'campaign';
  const named = useNamed(candidates.map(({ program }) => program));
  const shown = state === 'runoff' ? candidates.filter(({ isInRunoff }) => isInRunoff) : candidates;
  return (
    <Section title={t(`cause.${cause}`)} aside={<span>{stateOf(election)}</span>}>
      <Stack gap="sm" hugs bottom="md">
        {electorate !== null && <span>{t('electorate', { count: electorate })}</span>}
        {isVoting && own.isMember && !own.mayVote && <span>{t(own.hasVoted ? 'voted' : 'joinedTooLate')}</span>}
        {!own.isMember && <span>{t('onlyMembers')}</span>}
        <Words aside>{t('secret')}</Words>
      </Stack>
      {shown.length === 0 ? (
        <p>{t('noCandidates')}</p>
      ) : (
        <Columns min={280}>
          {shown.map((candidate) => (
            <Candidate
              key={candidate.id}
              nationId={nationId}
              candidate={candidate}
              named={named}
              mayVote={own.mayVote}
              isOwn={candidate.id === own.candidacyId}
            />
          ))}
        </Columns>
      )}
    </Section>
  );
}

function Candidate({
  nationId,
  candidate: { id, person, program, votes },
  named,
  mayVote,
  isOwn,
}: {
  nationId: NationId;
  candidate: ElectionView['candidates'][number];
  /** The users and subjects mentioned in the programs. */
  named: Named;
  mayVote: boolean;
  isOwn: boolean;
}) {
  const { t } = useTranslation('election');
  const name = playerName(person);
  const vote = useElectionCommand(client.elections.vote, t('voteSaid'));
  return (
    <Section level={3} title={<PersonLink person={person} face />}>
      <Stack gap="sm" hugs bottom="md">
        {program ? <ArticleBody source={program} named={named} /> : <p>{t('noProgram')}</p>}
        {program !== '' && person.isUser && !isOwn && <ReportWords kind="election-program" id={id} />}
        {votes !== null && <strong>{t('votes', { count: votes })}</strong>}
        {mayVote && (
          <ConfirmButton
            size="xs"
            loading={vote.isPending}
            question={t('voteQuestion', { name })}
            explanation={t('voteExplanation')}
            confirmLabel={t('voteFor', { name })}
            onConfirm={() => vote.mutate({ id: nationId, candidacyId: id })}
          >
            {t('voteFor', { name })}
          </ConfirmButton>
        )}
      </Stack>
    </Section>
  );
}

function Stand({ nationId, own }: { nationId: NationId; own: FederationElections['own'] }) {
  const { t } = useTranslation('election');
  const stand = useElectionCommand(client.elections.stand, t('standsSaid'));
  const down = useElectionCommand(client.elections.standDown, t('standDownSaid'));
  const [program, setProgram] = useState('');
  const [named, setNamed] = useState(NOBODY_NAMED);
  if (!own.isMember) return null;
  if (own.candidacyId !== null) {
    return (
      <Section title={t('stand')}>
        <Stack gap="sm" hugs bottom="md">
          <span>{t('youStand')}</span>
          <Button size="xs" variant="default" loading={down.isPending} onClick={() => down.mutate({ id: nationId })}>
            {t('standDown')}
          </Button>
        </Stack>
      </Section>
    );
  }
  if (!own.person) {
    return (
      <Section title={t('stand')}>
        <p>{t('noCareer')}</p>
        <LinkButton to="/president/overview/{-$id}" params={{ id: undefined }}>
          {t('begin')}
        </LinkButton>
      </Section>
    );
  }
  return (
    <Section title={t('stand')}>
      <form onSubmit={sends(() => stand.mutate({ id: nationId, program }))}>
        <Stack gap="md">
          <MarkupField
            label={t('program')}
            isArticle
            value={program}
            onChange={setProgram}
            maxLength={PROGRAM.max}
            draft={{ place: { kind: PROGRAM_DRAFT, id: nationId }, isSending: stand.isPending }}
            named={named}
            onNamed={setNamed}
          />
          <Text aside>{t('programHint', PROGRAM)}</Text>
          <Button
            type="submit"
            loading={stand.isPending}
            disabled={!own.mayStand || program.trim().length < PROGRAM.min}
          >
            {t('stand')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}

function Recall({ nationId, view: { own, recall } }: { nationId: NationId; view: FederationElections }) {
  const { t } = useTranslation('election');
  const sign = useElectionCommand(client.elections.recall, t('signSaid'));
  const { signatures, needed, daysLeft } = recall;
  return (
    <Section title={t('recall')}>
      <Stack gap="sm" hugs bottom="md">
        <span>{t('recallHint')}</span>
        <strong>{t('signatures', { signatures, needed })}</strong>
        {daysLeft > 0 && <span>{t('resting', { count: daysLeft })}</span>}
        {own.hasSigned && <span>{t('signed')}</span>}
        {own.maySign && (
          <ConfirmButton
            size="xs"
            variant="default"
            loading={sign.isPending}
            question={t('signQuestion')}
            explanation={t('signExplanation')}
            confirmLabel={t('sign')}
            onConfirm={() => sign.mutate({ id: nationId })}
          >
            {t('sign')}
          </ConfirmButton>
        )}
      </Stack>
    </Section>
  );
}
