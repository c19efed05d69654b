import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { MAX_SEASONS } from '#domains/job/constants.ts';
import { dailyPay, mostBonus, type Terms, worthOfTerms } from '#domains/job/rules.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import css from './staff.module.css';

/** A button that asks for salary, term and bonus before it hires or re-signs. @param from the earliest last season */
export function TermsButton({
  label,
  title,
  ask,
  season,
  from,
  isPending,
  isUser = false,
  isOfNation = false,
  onAgree,
}: {
  label: string;
  title: string;
  /** Whole dollars per season. */
  ask: number;
  season: number;
  from: number;
  isPending: boolean;
  /** The person is a user, who receives an offer and decides on it. */
  isUser?: boolean;
  /** For a nation's staff: there is no playoff bonus. */
  isOfNation?: boolean;
  onAgree: (terms: Terms) => void;
}) {
  const { t } = useTranslation(['job', 'common']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [pay, setPay] = useState<number>(ask);
  const [wished, setBonus] = useState(0);
  const bonus = isOfNation ? 0 : Math.min(wished, mostBonus(pay));
  const possible = Array.from({ length: MAX_SEASONS }, (_, ahead) => season + ahead).filter((end) => end >= from);
  const [until, setUntil] = useState(Math.max(from, Math.min(season + 1, season + MAX_SEASONS - 1)));
  return (
    <>
      <Button
        size="xs"
        loading={isPending}
        onClick={() => {
          setPay(ask);
          setBonus(0);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Stack
          as="form"
          gap="md"
          onSubmit={sends(() => {
            setOpen(false);
            onAgree({ pay, untilSeason: until, bonus });
          })}
        >
          <p>{t(isUser ? 'job:post.termsHint' : 'job:terms', { ask: format.money(ask) })}</p>
          <NumberField
            label={t('job:payField')}
            value={pay}
            min={0}
            max={50_000_000}
            step={5_000}
            kind="money"
            onChange={setPay}
          />
          <NativeSelect
            label={t('job:untilField')}
            value={String(until)}
            data={possible.map((end) => ({ value: String(end), label: t('common:seasonNumber', { number: end }) }))}
            onChange={({ currentTarget: { value } }) => setUntil(Number(value))}
          />
          {!isOfNation && (
            <NumberField
              label={t('job:bonus.field')}
              description={t('job:bonus.hint', { most: format.money(mostBonus(pay)) })}
              value={bonus}
              min={0}
              max={mostBonus(pay)}
              step={5_000}
              kind="money"
              onChange={setBonus}
            />
          )}
          {bonus > 0 && !isUser && (
            <p className={css.dim}>{t('job:bonus.worth', { money: format.money(worthOfTerms({ pay, bonus })) })}</p>
          )}
          <p className={css.dim}>{t('job:total', { money: format.money(dailyPay(pay)) })}</p>
          <Row gap="md" justify="end">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
            <Button type="submit">{label}</Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
}
