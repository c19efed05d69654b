/** An authenticator in software: makes passkeys and signs with them (WebAuthn, "none" attestation, ES256). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  challenge: string;
  /** The origin that the browser reports. */
  origin?: string;
  rpId?: string;
  /** Whether the device asked for a finger, a face or a PIN. */
  isVerified?: boolean;
}

export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const base = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  const device = { counter: 0 };
  return {
    id,
    device,
    /** Returns the response to the options of a registration. */
    register(ceremony: Ceremony) {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        bytesOf(credentialId.length, 2),
        credentialId,
        coseOf(publicKey),
      ]);
      const data = Buffer.concat([authenticatorData(ceremony, HAS_CREDENTIAL, device.counter), attested]);
      const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255];
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0]), cborText('authData')],
        Buffer.from(head),
        data,
      ]);
      const clientDataJSON = clientData('webauthn.create', ceremony).toString('base64url');
      const response = { clientDataJSON, attestationObject: attestationObject.toString('base64url') };
      return { ...base, response: { ...response, transports: ['internal'] } };
    },
    /** Returns the response to the options of a login. */
    logIn(ceremony: Ceremony) {
      device.counter++;
      const data = authenticatorData(ceremony, 0, device.counter);
      const client = clientData('webauthn.get', ceremony);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...base,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function clientData(type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({ rpId = 'localhost', isVerified = true }: Ceremony, more: number, counter: number): Buffer {
  const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), bytesOf(counter, 4)]);
}

/** { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } as CBOR. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [half, other] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    half,
    Buffer.from([0x22, 0x58, 0x20]),
    other,
  ]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

function bytesOf(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}
