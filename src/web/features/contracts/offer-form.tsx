import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { TermBoundsView } from '#domains/contracts/contract.ts';
import { faultOfTerms } from '#domains/contracts/rules/terms.ts';
import type { PlayerId } from '#engine/ids.ts';
import { averageOf, CLAUSES, type Clause, type OfferedTerms } from '#engine/market/terms.ts';
import { api } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import '#web/lib/english-refusals.ts';
import { wordsOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { Columns, Row, Stack, Text } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import css from './contracts.module.css';
import { OfferCap } from './offer-cap.tsx';
import { type Draft, draftOf, termsOf } from './offer-draft.ts';

/** Maximum change from one season to the next, in percent. */
const MAX_CHANGE = 20;

/** The most dollars that the field takes; the rules for offers say what is too much. */
const MAX_MONEY = 1_000_000_000;

/** The pause in typing before the offer is checked, in milliseconds. */
const PAUSE_MS = 300;

/** A form for an offer: it shows the costs and, by the rules for offers, whether the offer would be refused. */
export function OfferForm({
  bounds,
  start,
  isPending,
  onOffer,
  check,
  note,
  aside,
  label,
}: {
  bounds: TermBoundsView;
  /** The initial terms. */
  start: OfferedTerms;
  isPending: boolean;
  onOffer: (terms: OfferedTerms) => void;
  /** The player and kind of offer, for the user's own club; absent when an agent answers for a client. */
  check?: { of: 'offer' | 'sheet'; playerId: PlayerId };
  /** Further notes on the terms in the form. */
  note?: (terms: OfferedTerms) => ReactNode;
  aside?: ReactNode;
  /** The label of the submit button; by default that of an offer. */
  label?: string;
}) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const [draft, setDraft] = useState<Draft>(() => draftOf(start));
  const verdictId = useId();
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const terms = termsOf(draft);
  const misfit = faultOfTerms(terms, bounds);
  const [settled] = useDebouncedValue(JSON.stringify(terms), PAUSE_MS);
  const isSettled = settled === JSON.stringify(terms);
  const input = { id: check?.playerId ?? 0, terms };
  const isAsked = check !== undefined && misfit === null && isSettled;
  const offer = useQuery({
    ...api.contracts.checkOffer.queryOptions({ input }),
    enabled: isAsked && check.of === 'offer',
  });
  const sheet = useQuery({
    ...api.freeAgency.checkSheet.queryOptions({ input }),
    enabled: isAsked && check.of === 'sheet',
  });
  const answer = (check?.of === 'sheet' ? sheet : offer).data?.data;
  const leaves = misfit ? null : (offer.data?.data.leaves ?? null);
  const fault = misfit ?? answer?.fault ?? null;
  const isLegal = check === undefined || (answer?.fault === null && isSettled);
  const total = terms.salaries.reduce((sum, salary) => sum + salary, terms.signingBonus);
  return (
    <Stack
      as="form"
      gap="md"
      onSubmit={sends(() => {
        if (!fault) onOffer(terms);
      })}
    >
      {bounds.isEntry && (
        <Text tone="dim">{t('entryHint', { money: format.money(bounds.minimum), seasons: bounds.maxSeasons })}</Text>
      )}
      <Columns min={170} gap="md" align="end">
        <NativeSelect
          label={t('length')}
          value={String(draft.seasons)}
          data={lengthsOf(bounds)}
          onChange={({ currentTarget: { value } }) => set({ seasons: Number(value) })}
        />
        <NumberField
          kind="money"
          label={t('firstSeason', { season: bounds.fromSeason })}
          value={draft.first}
          onChange={(first) => set({ first })}
          min={0}
          max={MAX_MONEY}
          step={25_000}
          readOnly={bounds.isEntry}
        />
        <NumberField
          label={t('change')}
          description={t('changeHint')}
          value={draft.change}
          onChange={(change) => set({ change })}
          min={-MAX_CHANGE}
          max={MAX_CHANGE}
          kind="percent"
          decimals={1}
          disabled={bounds.isEntry || draft.seasons === 1}
        />
        <NumberField
          kind="money"
          label={t('bonusLabel')}
          value={draft.bonus}
          onChange={(bonus) => set({ bonus })}
          min={0}
          max={MAX_MONEY}
          step={25_000}
          disabled={bounds.isEntry}
        />
        <ClauseSelect bounds={bounds} draft={draft} onChange={set} />
      </Columns>
      <RelegationClause bounds={bounds} draft={draft} onChange={set} />
      {note?.(terms)}
      {draft.seasons > 1 && (
        <ol className={css.seasons} aria-label={t('bySeason')}>
          {terms.salaries.map((pay, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a season is its place in the list
            <li key={index}>
              <span>{t('season', { season: bounds.fromSeason + index })}</span>
              <b>{format.shortMoney(pay)}</b>
            </li>
          ))}
        </ol>
      )}
      <Text id={verdictId} ground={fault ? 'bad' : 'good'} inset="box" tone={fault ? 'bad' : undefined} role="status">
        {fault
          ? wordsOf(fault)
          : `${isLegal ? `${t('legal')} · ` : ''}${t('average')} ${format.money(averageOf(terms))} · ${t('total')} ${format.money(total)}`}
      </Text>
      {leaves && <Text tone="dim">{t('leavesForHim', { player: `${leaves.firstname} ${leaves.lastname}` })}</Text>}
      <Row gap="sm">
        <Button type="submit" disabled={fault !== null} loading={isPending} aria-describedby={verdictId}>
          {label ?? t('make')}
        </Button>
        {check && <OfferCap playerId={check.playerId} terms={terms} from={bounds.fromSeason} />}
        {aside}
      </Row>
    </Stack>
  );
}

/** Returns the possible lengths; entry-level contracts have only one. */
function lengthsOf({ isEntry, maxSeasons }: TermBoundsView): string[] {
  return isEntry ? [String(maxSeasons)] : Array.from({ length: maxSeasons }, (_, index) => String(index + 1));
}

interface ClauseProps {
  bounds: TermBoundsView;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** The choice of a no-move or no-trade clause. */
function ClauseSelect({ bounds, draft, onChange }: ClauseProps) {
  const { t } = useTranslation('contracts');
  return (
    <NativeSelect
      label={t('clauseLabel')}
      description={bounds.mayHaveClause ? undefined : t('clauseFrom')}
      value={draft.clause}
      disabled={!bounds.mayHaveClause}
      data={CLAUSES.map((value) => ({ value, label: t(`clause.${value}`) }))}
      onChange={({ currentTarget: { value } }) => onChange({ clause: clauseNamed(value) })}
    />
  );
}

/** The choice of a relegation clause, which lets him leave if the club is relegated. */
function RelegationClause({ bounds, draft, onChange }: ClauseProps) {
  const { t } = useTranslation('contracts');
  return (
    <Checkbox
      label={t('relegationClause')}
      description={t('relegationClauseHint')}
      checked={draft.relegationClause}
      disabled={bounds.isEntry}
      onChange={({ currentTarget: { checked } }) => onChange({ relegationClause: checked })}
    />
  );
}

function clauseNamed(value: string): Clause {
  return CLAUSES.find((clause) => clause === value) ?? 'none';
}
