/** People of the game as the tests need them, made through the API like any others; the journey makes its own on screen. */

import { setTimeout as delay } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, type BrowserContextOptions, request, test } from '@playwright/test';
import type { User } from '#domains/account/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { ADMIN } from './game-server.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Somebody who is logged in. */
export interface Person {
  name: string;
  email: string;
  /** Cookies for a browser. */
  session: StorageState;
  /** Calls of the API in his name. */
  api: Api;
}

export interface Manager extends Person {
  /** His PRO team. */
  team: TeamRef;
}

export const PASSWORD = 'five-hole-on-friday';

/** The API in one person's name: JSON in and out, with the CSRF token. */
export class Api {
  readonly #context: APIRequestContext;
  /** Where the game is. */
  readonly url: string;

  constructor(context: APIRequestContext, url: string) {
    this.#context = context;
    this.url = url;
  }

  /** @throws when the call is refused */
  async get<Answer>(path: string): Promise<Answer> {
    return read<Answer>(await patiently(() => this.#context.get(path)));
  }

  /** @throws when the call is refused */
  async send<Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data: object = {},
    more: Record<string, string> = {},
  ): Promise<Answer> {
    await patiently(() => this.#context.get('/api/sanctum/csrf-cookie'));
    const { cookies } = await this.#context.storageState();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const headers = { ...more, 'X-XSRF-TOKEN': decodeURIComponent(token) };
    return read<Answer>(await patiently(() => this.#context.fetch(path, { method, headers, data })));
  }

  async text(path: string): Promise<string> {
    return (await this.#context.get(path)).text();
  }

  session(): Promise<StorageState> {
    return this.#context.storageState();
  }

  close(): Promise<void> {
    return this.#context.dispose();
  }
}

/** Who prepares a test asks again, as the answer says, while the game is busy: on a machine that others load, too. It has done nothing yet. */
async function patiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (let times = 0; ; times++) {
    const response = await ask();
    if (![409, 503].includes(response.status()) || times >= 40) return response;
    if (!/server\.busy|world\.taking-step/.test(await response.text())) return response;
    await delay(500);
  }
}

async function read<Answer>(response: APIResponse): Promise<Answer> {
  const text = await response.text();
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${text}`);
  return JSON.parse(text || 'null');
}

async function openApi(url: string): Promise<Api> {
  return new Api(await request.newContext({ baseURL: url }), url);
}

/** @throws when the login is refused */
export async function logIn(url: string, credentials: { email: string; password: string }): Promise<Api> {
  const api = await openApi(url);
  await api.send('POST', '/api/auth/login', credentials);
  return api;
}

export async function logInAdmin(url: string): Promise<Person> {
  const api = await logIn(url, ADMIN);
  return { name: 'Commissioner', email: ADMIN.email, session: await api.session(), api };
}

/** Somebody who runs a club already. */
export async function logInManager(url: string, { name, email }: Pick<Person, 'name' | 'email'>): Promise<Manager> {
  const api = await logIn(url, { email, password: PASSWORD });
  const { team } = (await api.get<{ data: User }>('/api/user')).data;
  if (!team) throw new Error(`${name} runs no club.`);
  return { name, email, session: await api.session(), api, team };
}

function numberOfThisTry(): number {
  try {
    const { retry, repeatEachIndex } = test.info();
    return retry + 2 * repeatEachIndex;
  } catch {
    // The world that all tests share is furnished before any of them runs.
    return 0;
  }
}

/** A second try finds the world as the first left it: anyone who registers then is somebody else, by a letter after the name. */
function nameOfThisTry(name: string): string {
  const number = numberOfThisTry();
  return number === 0 ? name : `${name} ${String.fromCharCode('A'.charCodeAt(0) + number)}`;
}

/** Somebody who has registered, and not opened his mail; who goes by which name is told by what comes back. */
export async function register(url: string, called: string): Promise<Person> {
  const name = nameOfThisTry(called);
  const api = await openApi(url);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@rinkside.test`;
  const timeZone = 'Europe/Helsinki';
  await api.send('POST', '/api/auth/register', { email, password: PASSWORD, name, country: 'FI', timeZone });
  return { name, email, session: await api.session(), api };
}

/** Somebody who has opened his mail, and has no club. */
export async function activate(person: Person): Promise<Person> {
  await person.api.send('POST', '/api/auth/activate', { token: tokenOf(await mailTo(person.api, person.email)) });
  return { ...person, session: await person.api.session() };
}

/** Somebody who runs a club: the one that stands `place`th in the list of open clubs, or the last one where fewer are open. */
export async function takeClub(person: Person, place = 0): Promise<Manager> {
  const { data } = await person.api.get<{ data: { team: TeamRef }[] }>('/api/clubs/open');
  const team = (data[place] ?? data.at(-1))?.team;
  if (!team) throw new Error('No club is open.');
  await person.api.send('POST', `/api/clubs/${team.clubId}/take`);
  // He knows his way: what a screen says at first sight is a test of its own.
  for (const step of ['help:all', 'rookie:closed']) await person.api.send('POST', '/api/rookie/steps', { step });
  return { ...person, session: await person.api.session(), team };
}

export async function readUser(person: Person): Promise<User> {
  return (await person.api.get<{ data: User }>('/api/user')).data;
}

/** Where the mails of a game are, whose pages are at `url`: on the operator's port, one above. */
export function outboxOf(url: string): string {
  const address = new URL('/dev/outbox', url);
  address.port = String(Number(address.port) + 1);
  return address.href;
}

/** The newest mail to an address, as the outbox shows it. */
async function mailTo(api: Api, email: string): Promise<string> {
  const address = outboxOf(api.url);
  const outbox = await api.text(address);
  const newest = outbox.split('<li>').find((item) => item.includes(`to ${email}<`));
  const path = newest && /href="(\/dev\/outbox\/\d+)"/.exec(newest)?.[1];
  if (!path) throw new Error(`There is no mail to ${email}.`);
  return api.text(new URL(path, address).href);
}

/** The token in the link of a mail. */
function tokenOf(mail: string): string {
  const token = /[?&]token=([\w-]+)/.exec(mail)?.[1];
  if (!token) throw new Error(`There is no link with a token in this mail:\n${mail}`);
  return token;
}
