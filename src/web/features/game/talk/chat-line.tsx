import { ActionIcon } from '@mantine/core';
import type { ReadMessage } from '#domains/game/contract/talk.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import { boardTime } from '#web/features/game/board-time.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import type { Named } from '#web/features/markup/mention.tsx';
import { TalkBody } from '#web/features/markup/talk-body.tsx';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './chat.module.css';

interface ChatLineProps {
  message: ReadMessage;
  /** The users and subjects mentioned in the messages. */
  named: Named;
  stage: GameStage;
  talk: Talk;
}

/** Shows a message: author, moment of the game, text, and actions for it. */
export function ChatLine({ message, named, stage, talk }: ChatLineProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { author, text, at, id, abilities } = message;
  const event = stage.events[message.afterEvent];
  const left = event ? boardTime(event, stage.view.game.overtime) : '';
  // Before the faceoff and after the final horn there is no game time.
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
        <Text dateTime={at} as="time" tone="dim" size="xs" numeric data-tip={format.instant(at, 'date-time')}>
          {moment}
        </Text>
        <Row as="span" unbroken align="stretch" push>
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
          {abilities.report && (
            <ReportButton subject={{ kind: 'comment', id }} label={t('talk.report', { name: author.name })} isSmall />
          )}
        </Row>
      </span>
      <Text as="div" breaks>
        <TalkBody source={text} named={named} />
      </Text>
    </li>
  );
}
