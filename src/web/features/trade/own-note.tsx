import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamRef } from '#domains/shapes.ts';
import { MAX_NOTE } from '#domains/trade/constants.ts';
import { api, client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import css from './trade.module.css';
import { useTradeCommand } from './use-trade-command.ts';

/** The user's private note about trades with a club. */
export function OwnNote({ team }: { team: TeamRef }) {
  const { t } = useTranslation('trade');
  const query = useQuery(api.trades.note.queryOptions({ input: { id: team.id } }));
  return (
    <Section title={t('note.title')}>
      <Loaded query={query}>{({ data }) => <Note key={data.text} team={team} kept={data.text} />}</Loaded>
    </Section>
  );
}

function Note({ team, kept }: { team: TeamRef; kept: string }) {
  const { t } = useTranslation('trade');
  const [text, setText] = useState(kept);
  const save = useTradeCommand(
    () => client.trades.saveNote({ id: team.id, text }),
    () => t('note.saved'),
  );
  return (
    <div className={css.form}>
      <Textarea
        label={t('note.about', { team: teamName(team) })}
        description={t('note.private')}
        maxLength={MAX_NOTE}
        autosize
        minRows={2}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Row gap="sm" align="end">
        <Button
          size="xs"
          variant="default"
          disabled={text.trim() === kept}
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {t('note.save')}
        </Button>
      </Row>
    </div>
  );
}
