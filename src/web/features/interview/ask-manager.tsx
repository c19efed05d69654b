import { Button, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_QUESTION, MAX_QUESTIONS, MIN_QUESTION } from '#domains/interview/constants.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';

const MIN_LETTERS = 2;

/** A form for up to three questions to the manager of a team. */
export function AskManager() {
  const { t } = useTranslation('interview');
  const [name, setName] = useState('');
  const [team, setTeam] = useState<TeamRef | null>(null);
  const [questions, setQuestions] = useState(() => Array.from({ length: MAX_QUESTIONS }, () => ''));
  const asked = name.trim();
  const query = useQuery({
    ...api.search.quick.queryOptions({ input: { name: asked }, placeholderData: keepPreviousData }),
    enabled: asked.length >= MIN_LETTERS,
  });
  const ask = useCommand(client.interviews.ask, () => t('askedDone'), [api.interviews.key()]);
  const given = questions.map((question) => question.trim()).filter((question) => question.length >= MIN_QUESTION);
  const found = asked.length >= MIN_LETTERS ? (query.data?.data.teams ?? []) : [];
  return (
    <Section title={t('request')}>
      <Stack
        as="form"
        gap="md"
        onSubmit={sends(() => {
          if (team) ask.mutate({ id: team.id, questions: given }, { onSuccess: () => setTeam(null) });
        })}
      >
        <TextInput
          label={t('team')}
          description={t('teamHint')}
          value={name}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Row gap="sm">
          {found.map((each) => (
            <Button
              key={each.id}
              size="compact-sm"
              variant={each.id === team?.id ? 'filled' : 'default'}
              aria-pressed={each.id === team?.id}
              onClick={() => setTeam(each)}
            >
              {teamName(each)}
            </Button>
          ))}
        </Row>
        {questions.map((question, index) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: the three fields stay where they are
            key={index}
            label={t('question', { number: index + 1 })}
            value={question}
            maxLength={MAX_QUESTION}
            onChange={({ currentTarget: { value } }) => setQuestions((now) => now.with(index, value))}
          />
        ))}
        {team && (
          <Button type="submit" loading={ask.isPending} disabled={given.length === 0}>
            {t('ask', { team: teamName(team) })}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
