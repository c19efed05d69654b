import { SAMPLE_RATE, type Signal } from './signal.ts';

/** Length of the RIFF header with one `fmt ` and one `data` chunk. */
const HEADER_BYTES = 44;
const PCM = 1;

/** Returns a mono WAV file of a signal from −1 to 1. 8 bits are enough where notes are loud throughout, at half the size. */
export function wavOf(signal: Signal, bits: 8 | 16): Buffer {
  const bytesPerSample = bits / 8;
  const dataBytes = signal.length * bytesPerSample;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(bits, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  signal.forEach((value, at) => {
    const clipped = Math.max(-1, Math.min(1, value));
    // 8-bit samples are unsigned, 16-bit ones signed.
    if (bits === 8) file.writeUInt8(Math.round(clipped * 127 + 128), HEADER_BYTES + at);
    else file.writeInt16LE(Math.round(clipped * 32_767), HEADER_BYTES + at * 2);
  });
  return file;
}
