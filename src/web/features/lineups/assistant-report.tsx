import { Button } from '@mantine/core';
import type { LineupChange } from '#domains/lineups/contract.ts';
import type { Change } from '#domains/lineups/rules/judge.ts';
import type { LineupFaultCode } from '#engine/lineup/validate.ts';
import { placeInUnit } from '#web/features/lineups/lineup-parts.ts';
import type { Absentee, LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { Delta } from '#web/features/lineups/promise-note.tsx';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import css from './lineups.module.css';

export interface AssistantWork {
  changes: readonly LineupChange[];
  /** Players of the lineup who are no longer on the team. */
  absent: ReadonlyMap<number, Absentee>;
  /** Places that could not be filled. */
  openPlaces: number;
  /** Expected strength of the team tonight, before and after. */
  strength: Change<number>;
}

/** Shows the assistant's changes to the board and the reasons, before anything is saved; one press undoes them. */
export function AssistantReport({
  work,
  roster,
  onUndo,
  onClose,
}: {
  work: AssistantWork;
  roster: LineupRoster;
  onUndo: (() => void) | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const format = useFormat();
  const nameOf = (id: number | null) => {
    if (id === null) return null;
    const player = roster.views.get(id);
    return player ? playerName(player, 'short') : (work.absent.get(id)?.name ?? null);
  };
  const leaver = ({ out, fault }: LineupChange) => {
    const name = nameOf(out) ?? t('emptySlot');
    if (fault === null || fault === 'empty') return name;
    const level = out !== null && fault === 'unknown-player' ? work.absent.get(out)?.level : null;
    // The codes are the engine's own; the contract only widens them.
    const reason = t(`assistant.reason.${fault as LineupFaultCode}`);
    const elsewhere = level && t('assistant.elsewhere', { level: t(`common:level.${level}`) });
    return t('assistant.out', { player: name, reason: elsewhere || reason });
  };
  return (
    <Dialog onClose={onClose} size="lg" title={t('assistant.title', { count: work.changes.length })}>
      <p>{t('assistant.hint')}</p>
      <Row as="p" unbroken gap="sm" align="baseline" top="xs">
        {t('assistant.strength', {
          before: format.number(work.strength.before, 1),
          after: format.number(work.strength.after, 1),
        })}{' '}
        <Delta name={t('promise.team')} change={work.strength.after - work.strength.before} />
      </Row>
      {work.openPlaces > 0 && (
        <Text tone="bad" role="alert">
          {t('assistant.open', { count: work.openPlaces })}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={t('assistant.title', { count: work.changes.length })}>
        <Sheet
          words
          head={[t('conflict.place'), t('assistant.before'), t('assistant.after')]}
          rows={work.changes.map((change) => [
            change.place,
            placeInUnit(t, change.place),
            change.place === 'shootout' && change.out === null ? NOTHING : leaver(change),
            <strong key="after">
              {nameOf(change.in) ?? (change.place === 'shootout' ? t('conflict.order') : t('emptySlot'))}
            </strong>,
          ])}
        />
      </section>
      <Row gap="md" justify="end" top="lg">
        {onUndo && (
          <Button variant="default" onClick={onUndo}>
            {t('assistant.undo')}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('assistant.keep')}
        </Button>
      </Row>
    </Dialog>
  );
}
