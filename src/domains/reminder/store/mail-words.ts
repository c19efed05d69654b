/** Texts of mails and pushes to absent users, in each supported language. */
import type { WrittenLanguage } from '#domains/settings/rules.ts';

interface Words {
  why: string;
  stop: string;
  hello: (name: string) => string;
  /** Singular and plural of each. */
  unread: Readonly<Record<'news' | 'messages' | 'world', readonly [string, string]>>;
  digest: { daily: string; weekly: string; results: string; waiting: (what: string) => string; button: string };
  /** New posts in topics that the user follows. */
  forum: { subject: string; intro: string; topic: (topic: { title: string; posts: number }) => string; button: string };
  /** A final score, visitors first. */
  result: (game: { away: string; home: string; score: { home: number; away: number } | null }) => string;
  faceoff: {
    subject: (away: string, home: string) => string;
    line: (away: string, home: string) => string;
    button: string;
  };
  push: (what: string) => string;
}

export const MAIL_WORDS: Readonly<Record<WrittenLanguage, Words>> = {
  en: {
    why: 'You get this email because you asked for it in your settings.',
    stop: 'Stop these emails',
    hello: (name) => `Hello ${name},`,
    unread: {
      news: ['news item', 'news items'],
      messages: ['message', 'messages'],
      world: ['notification about the world', 'notifications about the world'],
    },
    digest: {
      daily: 'Your day in hockey',
      weekly: 'Your week in hockey',
      results: 'These games are in the books:',
      waiting: (what) => `Waiting for you, unread: ${what}.`,
      button: 'Open your inbox',
    },
    forum: {
      subject: 'Your week in the forum',
      intro: 'New in the topics you follow:',
      topic: ({ title, posts }) => `${title}: ${posts} new ${posts === 1 ? 'post' : 'posts'}`,
      button: 'Open your topics',
    },
    result: ({ away, home, score }) => (score ? `${away} ${score.away}, ${home} ${score.home}` : `${away} at ${home}`),
    faceoff: {
      subject: (away, home) => `The puck drops: ${away} at ${home}`,
      line: (away, home) => `Your game has begun: ${away} at ${home}. You can change your lines in the intermissions.`,
      button: 'Watch the game',
    },
    push: (what) => `New: ${what}.`,
  },
  de: {
    why: 'Du bekommst diese Mail, weil du sie in deinen Einstellungen bestellt hast.',
    stop: 'Diese Mails beenden',
    hello: (name) => `Hallo ${name},`,
    unread: {
      news: ['Meldung', 'Meldungen'],
      messages: ['Nachricht', 'Nachrichten'],
      world: ['Neuigkeit aus der Welt', 'Neuigkeiten aus der Welt'],
    },
    digest: {
      daily: 'Dein Hockeytag',
      weekly: 'Deine Hockeywoche',
      results: 'Diese Spiele sind vorbei:',
      waiting: (what) => `Ungelesen wartet auf dich: ${what}.`,
      button: 'Posteingang öffnen',
    },
    forum: {
      subject: 'Deine Woche im Forum',
      intro: 'Neu in den Themen, denen du folgst:',
      topic: ({ title, posts }) => `${title}: ${posts} ${posts === 1 ? 'neuer Beitrag' : 'neue Beiträge'}`,
      button: 'Deine Themen öffnen',
    },
    result: ({ away, home, score }) => `${away} bei ${home}${score ? ` ${score.away}:${score.home}` : ''}`,
    faceoff: {
      subject: (away, home) => `Erstes Bully: ${away} bei ${home}`,
      line: (away, home) =>
        `Dein Spiel hat begonnen: ${away} bei ${home}. In den Drittelpausen kannst du deine Reihen umstellen.`,
      button: 'Zum Spiel',
    },
    push: (what) => `Neu: ${what}.`,
  },
};
