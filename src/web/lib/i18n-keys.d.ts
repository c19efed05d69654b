import 'i18next';
import type account from '#web/locales/en/account.ts';
import type admin from '#web/locales/en/admin.ts';
import type auth from '#web/locales/en/auth.ts';
import type club from '#web/locales/en/club.ts';
import type columns from '#web/locales/en/columns.ts';
import type common from '#web/locales/en/common.ts';
import type game from '#web/locales/en/game.ts';
import type gameReports from '#web/locales/en/game-reports.ts';
import type home from '#web/locales/en/home.ts';
import type layout from '#web/locales/en/layout.ts';
import type league from '#web/locales/en/league.ts';
import type lineups from '#web/locales/en/lineups.ts';
import type mascot from '#web/locales/en/mascot.ts';
import type nations from '#web/locales/en/nations.ts';
import type news from '#web/locales/en/news.ts';
import type opensLater from '#web/locales/en/opens-later.ts';
import type orders from '#web/locales/en/orders.ts';
import type player from '#web/locales/en/player.ts';
import type skills from '#web/locales/en/skills.ts';
import type stats from '#web/locales/en/stats.ts';
import type table from '#web/locales/en/table.ts';
import type tactics from '#web/locales/en/tactics.ts';
import type trouble from '#web/locales/en/trouble.ts';
import type { Labels } from '#web/locales/labels.ts';

import type { Catalogues } from './catalogues.ts';
import type { ScreenPath } from './screens.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** See i18n-formats.ts. */
    interpolationFormatTypeMap: { season: number; money: number; shortMoney: number; ordinal: number };
    resources: Catalogues & {
      account: typeof account;
      admin: typeof admin;
      auth: typeof auth;
      club: typeof club;
      columns: typeof columns;
      common: typeof common;
      game: typeof game;
      'game-reports': typeof gameReports;
      home: typeof home;
      /** Names of kinds, from all features. */
      labels: Labels;
      layout: typeof layout;
      league: typeof league;
      lineups: typeof lineups;
      mascot: typeof mascot;
      nations: typeof nations;
      news: typeof news;
      'opens-later': typeof opensLater;
      orders: typeof orders;
      player: typeof player;
      /** Titles by path, from the static data of the routes. */
      screens: Record<ScreenPath, string>;
      skills: typeof skills;
      stats: typeof stats;
      table: typeof table;
      tactics: typeof tactics;
      trouble: typeof trouble;
    };
  }
}
