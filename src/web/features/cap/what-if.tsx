import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import css from './cap.module.css';
import { CapSeasons, type CapSheetView } from './cap-seasons.tsx';

/** The contract tried first: a good regular for three seasons. */
const FIRST_TRY = { salary: 2_000_000, seasons: 3 } as const;
const SALARY_STEP = 250_000;
const MAX_SEASONS = 8;

/** Shows the cap before and after one more contract and, if the contract would be refused, what would help. */
export function WhatIf({ teamId, sheet }: { teamId: TeamId; sheet: CapSheetView }) {
  const { t } = useTranslation('cap');
  const format = useFormat();
  const [salary, setSalary] = useState<number>(FIRST_TRY.salary);
  const [seasons, setSeasons] = useState<number>(FIRST_TRY.seasons);
  const query = useQuery(
    api.cap.whatIf.queryOptions({ input: { id: teamId, salary, seasons }, placeholderData: keepPreviousData }),
  );
  const { after, refusal = null } = query.data?.data ?? {};
  return (
    <>
      <div className={css.form}>
        <NumberField
          label={t('whatIf.salary')}
          kind="money"
          min={0}
          max={1_000_000_000}
          step={SALARY_STEP}
          value={salary}
          onChange={setSalary}
        />
        <NumberField label={t('whatIf.seasons')} min={1} max={MAX_SEASONS} value={seasons} onChange={setSeasons} />
      </div>
      <CapSeasons before={sheet} after={after} />
      {after && (
        <Alert color={refusal ? 'yellow' : 'green'} aria-live="polite">
          {refusal ? (
            <>
              {t(refusal.isRescue ? 'whatIf.rescue' : 'whatIf.illegal', {
                over: format.money(refusal.over),
                season: refusal.season,
              })}
              {refusal.fitsFrom !== null && ` ${t('whatIf.fitsFrom', { day: refusal.fitsFrom })}`}
              {refusal.helps[0] && ` ${t('whatIf.help', { name: refusal.helps[0].name })}`}
            </>
          ) : (
            t('whatIf.legal')
          )}
        </Alert>
      )}
    </>
  );
}
