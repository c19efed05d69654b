import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SAVED_LINEUPS } from '#domains/lineups/constants.ts';
import type { Board } from '#domains/lineups/rules/board.ts';
import type { TeamId } from '#engine/ids.ts';
import { KeepTemplate } from '#web/features/lineups/keep-template.tsx';
import { TemplateRow } from '#web/features/lineups/template-row.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface TemplatesProps {
  teamId: TeamId;
  board: Board;
  /** @param what names what was put on the board, as in "the lines of Home" */
  onApply: (part: Partial<Board>, what: string) => void;
}

/** Lists the manager's templates: save the board by name; apply a template, or only its lines or tactics. */
export function Templates({ teamId, board, onApply }: TemplatesProps) {
  const { t } = useTranslation('lineups');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="menu" size={16} />} onClick={() => setOpen(true)}>
        <span className="visually-hidden-on-phone">{t('templates.title')}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} size="lg" title={t('templates.title')}>
        <TemplateList
          teamId={teamId}
          board={board}
          onApply={(part, what) => {
            setOpen(false);
            onApply(part, what);
          }}
        />
      </Dialog>
    </>
  );
}

function TemplateList({ teamId, board, onApply }: TemplatesProps) {
  const { t } = useTranslation('lineups');
  const queries = useQueryClient();
  // The lineup, too, says which one is for away games.
  const renew = () =>
    Promise.all(
      [api.lineups.saved, api.lineups.find].map((call) =>
        queries.invalidateQueries({ queryKey: call.key({ input: { id: teamId } }) }),
      ),
    );
  return (
    <Load from={api.lineups.saved.queryOptions({ input: { id: teamId } })} skeleton={<Skeleton height={120} />}>
      {({ data }) => (
        <>
          {data.length === 0 ? (
            <Text bottom="md" aside>
              {t('templates.none')}
            </Text>
          ) : (
            <Stack as="ul" gap="sm" bottom="lg">
              {data.map((template) => (
                <TemplateRow
                  key={template.id}
                  teamId={teamId}
                  template={template}
                  board={board}
                  onApply={(part, kind) => onApply(part, t(`templates.what.${kind}`, { name: template.name }))}
                  onChanged={renew}
                />
              ))}
            </Stack>
          )}
          <KeepTemplate
            teamId={teamId}
            board={board}
            isFull={data.length >= MAX_SAVED_LINEUPS}
            names={data.map(({ name }) => name)}
            onKept={renew}
          />
        </>
      )}
    </Load>
  );
}
