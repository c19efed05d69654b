/** Somebody who uses the API of a running program, as a browser does. */

export interface Visitor {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: object): Promise<Answer>;
}

/** Returns a visitor of the program at `url`, who keeps what it gives them. Their calls throw when they are refused. */
export function visitorOf(url: string): Visitor {
  const cookies = new Map<string, string>();
  async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text || 'null');
  }
  return {
    get: (path) => ask('GET', path),
    async post(path, body = {}) {
      if (!cookies.has('XSRF-TOKEN')) await ask('GET', '/api/sanctum/csrf-cookie');
      return ask('POST', path, body);
    },
  };
}
