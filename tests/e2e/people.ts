/** Users of the game for the tests, made through the API like any others; the journey makes its own on screen. */

import { setTimeout as delay } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, type BrowserContextOptions, request, test } from '@playwright/test';
import type { User } from '#domains/account/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { ADMIN } from './game-server.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A logged-in user. */
export interface Person {
  name: string;
  email: string;
  /** Cookies for a browser. */
  session: StorageState;
  /** API calls as this user. */
  api: Api;
}

export interface Manager extends Person {
  /** His PRO team. */
  team: TeamRef;
}

export const PASSWORD = 'five-hole-on-friday';

/** The API as one user: JSON in and out, with the CSRF token. */
export class Api {
  readonly #context: APIRequestContext;
  /** The URL of the game. */
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

/**
 * Retries a call that prepares a test, as the response says, while the game is busy: on a machine under other load, too. The
 * refused call has done nothing.
 */
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

/** Logs in a user who already manages a club. */
export async function logInManager(url: string, { name, email }: Pick<Person, 'name' | 'email'>): Promise<Manager> {
  const api = await logIn(url, { email, password: PASSWORD });
  const { team } = (await api.get<{ data: User }>('/api/user')).data;
  if (!team) throw new Error(`${name} runs no club.`);
  return { name, email, session: await api.session(), api, team };
}

function numberOfThisRun(): number {
  try {
    return test.info().repeatEachIndex;
  } catch {
    // The world that all tests share is set up before any of them runs.
    return 0;
  }
}

/** A repetition finds the world as the one before left it: its users get another letter after the name. */
function nameInThisRun(name: string): string {
  const number = numberOfThisRun();
  return number === 0 ? name : `${name} ${String.fromCharCode('A'.charCodeAt(0) + number)}`;
}

/** Registers a user, and leaves the activation mail unopened; the name actually used is in the result. */
export async function register(url: string, called: string): Promise<Person> {
  const name = nameInThisRun(called);
  const api = await openApi(url);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@rinkside.test`;
  const timeZone = 'Europe/Helsinki';
  await api.send('POST', '/api/auth/register', { email, password: PASSWORD, name, country: 'FI', timeZone });
  return { name, email, session: await api.session(), api };
}

/** Activates a user, who has no club. */
export async function activate(person: Person): Promise<Person> {
  await person.api.send('POST', '/api/auth/activate', { token: tokenOf(await mailTo(person.api, person.email)) });
  return { ...person, session: await person.api.session() };
}

/**
 * Gives a user a club: the one at index `place` in the list of open clubs, or the last one where fewer are open. A test
 * beside this one may take it first; then it is the next one.
 */
export async function takeClub(person: Person, place = 0): Promise<Manager> {
  const { data } = await person.api.get<{ data: { team: TeamRef }[] }>('/api/clubs/open');
  const team = (data[place] ?? data.at(-1))?.team;
  if (!team) throw new Error('No club is open.');
  try {
    await person.api.send('POST', `/api/clubs/${team.clubId}/take`);
  } catch (error) {
    if (data.length > 1 && /"club\.taken"/.test(String(error))) return takeClub(person, place);
    throw error;
  }
  // No first-time help: what a screen says at first sight has its own test.
  for (const step of ['help:all', 'rookie:closed']) await person.api.send('POST', '/api/rookie/steps', { step });
  return { ...person, session: await person.api.session(), team };
}

export async function readUser(person: Person): Promise<User> {
  return (await person.api.get<{ data: User }>('/api/user')).data;
}

/** Returns where the mails of a game at `url` are: on the operator's port, one above. */
export function outboxOf(url: string): string {
  const address = new URL('/dev/outbox', url);
  address.port = String(Number(address.port) + 1);
  return address.href;
}

/** Returns the newest mail to an address, as the outbox shows it. */
async function mailTo(api: Api, email: string): Promise<string> {
  const address = outboxOf(api.url);
  const outbox = await api.text(address);
  const newest = outbox.split('<li>').find((item) => item.includes(`to ${email}<`));
  const path = newest && /href="(\/dev\/outbox\/\d+)"/.exec(newest)?.[1];
  if (!path) throw new Error(`There is no mail to ${email}.`);
  return api.text(new URL(path, address).href);
}

/** Returns the token in the link of a mail. */
function tokenOf(mail: string): string {
  const token = /[?&]token=([\w-]+)/.exec(mail)?.[1];
  if (!token) throw new Error(`There is no link with a token in this mail:\n${mail}`);
  return token;
}
