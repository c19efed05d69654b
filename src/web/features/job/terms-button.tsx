import { Button, Group, Modal, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEASONS } from '#domains/job/constants.ts';
import { dailyPay } from '#domains/job/rules.ts';
import { useFormat } from '#web/lib/format.ts';
import css from './staff.module.css';

export interface Terms {
  pay: number;
  untilSeason: number;
}

/** A button that asks for pay and term before it hires or renews. @param from the earliest last season */
export function TermsButton({
  label,
  title,
  ask,
  season,
  from,
  isPending,
  isUser = false,
  onAgree,
}: {
  label: string;
  title: string;
  /** Whole dollars a season. */
  ask: number;
  season: number;
  from: number;
  isPending: boolean;
  /** He is a user, who is offered the terms and decides himself. */
  isUser?: boolean;
  onAgree: (terms: Terms) => void;
}) {
  const { t } = useTranslation(['job', 'common']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [pay, setPay] = useState<number>(ask);
  const possible = Array.from({ length: MAX_SEASONS }, (_, ahead) => season + ahead).filter((end) => end >= from);
  const [until, setUntil] = useState(Math.max(from, Math.min(season + 1, season + MAX_SEASONS - 1)));
  return (
    <>
      <Button
        size="xs"
        loading={isPending}
        onClick={() => {
          setPay(ask);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            onAgree({ pay, untilSeason: until });
          }}
        >
          <p>{t(isUser ? 'job:post.termsHint' : 'job:terms', { ask: format.money(ask) })}</p>
          <NumberInput
            label={t('job:payField')}
            value={pay}
            min={0}
            max={50_000_000}
            step={5_000}
            allowDecimal={false}
            thousandSeparator=","
            onChange={(next) => setPay(Number(next) || 0)}
          />
          <NativeSelect
            label={t('job:untilField')}
            value={String(until)}
            data={possible.map((end) => ({ value: String(end), label: t('common:seasonNumber', { number: end }) }))}
            onChange={({ currentTarget: { value } }) => setUntil(Number(value))}
          />
          <p className={css.dim}>{t('job:total', { money: format.money(dailyPay(pay)) })}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
            <Button type="submit">{label}</Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
