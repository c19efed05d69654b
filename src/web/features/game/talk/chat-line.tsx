import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReadMessage } from '#domains/game/contract/talk.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import { boardTime } from '#web/features/game/board-time.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import { useFormat } from '#web/lib/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './chat.module.css';

const REASONS = ['abuse', 'spam', 'other'] as const;

/** One message: who, at what moment of the game, what; and what may be done about it. */
export function ChatLine({ message, stage, talk }: { message: ReadMessage; stage: GameStage; talk: Talk }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { author, text, at, id, abilities } = message;
  const event = stage.events[message.afterEvent];
  const left = event ? boardTime(event, stage.view.game.overtime) : '';
  // Before the faceoff and after the final horn the game has no time.
  const moment =
    event && event.type !== 'game-end'
      ? `${t(`periodShort.${periodKey(event.period, stage.view.game.overtime)}`)} ${left && t('talk.left', { time: left })}`
      : format.instant(at, 'time');
  return (
    <li className={css.line} data-own={!abilities.report || undefined}>
      <span className={css.head}>
        <b>
          <UserLink user={author} />
        </b>
        <time dateTime={at} className={css.time} data-tip={format.instant(at, 'date-time')}>
          {moment}
        </time>
        <span className={css.actions}>
          {abilities.remove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('talk.remove', { name: author.name })}
              onClick={() => talk.unsay(id)}
            >
              <Icon name="close" size={14} />
            </ActionIcon>
          )}
          {abilities.report && <ReportMenu name={author.name} onReport={(reason) => talk.report(id, reason)} />}
        </span>
      </span>
      <span className={css.text}>{text}</span>
    </li>
  );
}

function ReportMenu({ name, onReport }: { name: string; onReport: (reason: (typeof REASONS)[number]) => void }) {
  const { t } = useTranslation('game');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('talk.report', { name })}>
          <Icon name="flag" size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('talk.why')}</Menu.Label>
        {REASONS.map((reason) => (
          <Menu.Item key={reason} onClick={() => onReport(reason)}>
            {t(`talk.reason.${reason}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
