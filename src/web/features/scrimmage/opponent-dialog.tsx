import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Opponent } from '#domains/scrimmage/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { OpponentWords } from './opponent-words.tsx';
import css from './scrimmage.module.css';

/** Chooses any team of the level by its name or its manager's; `of` managers: to invite one, friends first. */
export function OpponentDialog(props: {
  team: TeamRef;
  of?: 'all' | 'managers';
  isOpen: boolean;
  onClose: () => void;
  onChoose: (opponent: Opponent) => void;
}) {
  const { t } = useTranslation('scrimmage');
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t(props.of === 'managers' ? 'chooseManager' : 'choose')}
    >
      <Choice team={props.team} of={props.of ?? 'all'} onChoose={props.onChoose} />
    </Dialog>
  );
}

interface ChoiceProps {
  team: TeamRef;
  of: 'all' | 'managers';
  onChoose: (opponent: Opponent) => void;
}

function Choice({ team, of, onChoose }: ChoiceProps) {
  const { t } = useTranslation('scrimmage');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery(
    api.scrimmages.opponents.queryOptions({
      input: { id: team.id, search, of },
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),
  );
  return (
    <>
      <TextInput
        label={t(of === 'managers' ? 'searchManager' : 'search')}
        description={t('searchHint')}
        value={typed}
        maxLength={60}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Loaded query={query} skeleton={<div className={css.waiting} />}>
        {(opponents) =>
          opponents.length === 0 ? (
            <Text aside>{t('noneFound')}</Text>
          ) : (
            <ul className={css.choice} aria-label={t(of === 'managers' ? 'foundManagers' : 'found')}>
              {opponents.map((opponent) => (
                <li key={opponent.team.id}>
                  <button type="button" className={css.one} onClick={() => onChoose(opponent)}>
                    <Crest team={opponent.team} size={32} isDecoration />
                    <OpponentWords opponent={opponent} />
                    <RatingPill rating={opponent.overall} />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
