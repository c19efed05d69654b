/** The state of the talk about a game, and how each update changes it. */

import type { LiveMessage } from '#domains/game/contract/game.ts';
import type { EventReactions, ReactionKind, ReadMessage } from '#domains/game/contract/talk.ts';

export interface TalkState {
  /** Oldest first. */
  messages: readonly ReadMessage[];
  /** There are older messages. */
  hasOlder: boolean;
  /** Counts by event. */
  counts: ReadonlyMap<number, EventReactions['counts']>;
  /** The user's own reactions, as `keyOf` writes them. */
  mine: ReadonlySet<string>;
}

export const NO_TALK: TalkState = { messages: [], hasOlder: false, counts: new Map(), mine: new Set() };

export type TalkNews =
  | Extract<LiveMessage, { kind: 'chat' | 'reactions' }>
  /** A page of messages that was requested: the newest, or older ones. */
  | { kind: 'page'; messages: readonly ReadMessage[]; hasOlder: boolean }
  | { kind: 'mine'; mine: readonly { event: number; kind: ReactionKind }[] }
  | { kind: 'reacted'; event: number; reaction: ReactionKind; isOn: boolean };

export function keyOf(event: number, reaction: ReactionKind): string {
  return `${event} ${reaction}`;
}

export function withNews(state: TalkState, news: TalkNews): TalkState {
  switch (news.kind) {
    case 'chat': {
      const oldest = news.messages[0]?.id ?? Number.POSITIVE_INFINITY;
      // A backlog contains all of the newest messages: one that is missing was removed while the stream was down.
      const kept = news.isBacklog ? state.messages.filter(({ id }) => id < oldest) : state.messages;
      const messages = merged(kept, news.messages).filter(({ id }) => !news.removed.includes(id));
      return { ...state, messages };
    }
    case 'page':
      return { ...state, messages: merged(state.messages, news.messages), hasOlder: news.hasOlder };
    case 'reactions':
      return {
        ...state,
        counts: new Map([...state.counts, ...news.reactions.map(({ event, counts }) => [event, counts] as const)]),
      };
    case 'mine':
      return { ...state, mine: new Set(news.mine.map(({ event, kind }) => keyOf(event, kind))) };
    case 'reacted': {
      const mine = new Set(state.mine);
      if (news.isOn) mine.add(keyOf(news.event, news.reaction));
      else mine.delete(keyOf(news.event, news.reaction));
      return { ...state, mine };
    }
  }
}

/** Returns each message once, oldest first. */
function merged(known: readonly ReadMessage[], more: readonly ReadMessage[]): ReadMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}
