/** Making and using a passkey in browser and device; the library loads on demand. */
import { client } from '#web/lib/api.ts';

type MakeOptions = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];
type AskOptions = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];

export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** The device made or used no passkey: the user refused, or there is none. */
export class NoPasskeyError extends Error {}

export async function makePasskey({ name, password }: { name: string; password: string }) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { data } = await client.passkeys.begin({ password });
  // The server's own library has made the options for this one.
  const optionsJSON = data as unknown as MakeOptions;
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(refuse);
  const { clientDataJSON, attestationObject, transports } = response;
  return client.passkeys.add({
    name,
    response: {
      ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject, transports },
    },
  });
}

export async function logInWithPasskey(remember: boolean) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { data } = await client.passkeys.beginLogin();
  const optionsJSON = data as unknown as AskOptions; // as above
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return client.passkeys.logIn({
    remember,
    response: {
      ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  });
}

function refuse(error: unknown): never {
  throw new NoPasskeyError('no passkey', { cause: error });
}
