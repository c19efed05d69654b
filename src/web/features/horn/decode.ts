/** Decoding of sound files that a browser can play. */
import { HORN_RATE } from '#domains/horn/constants.ts';
import { mixDown } from './cut.ts';

/** Larger files are not read: decoded, a whole song takes many times the memory of its first five seconds. */
export const MAX_FILE_MB = 15;

/**
 * Returns the sound of a file at `HORN_RATE`, in one channel, decoded by the browser.
 * @throws DOMException if the browser cannot decode it
 */
export async function decodeSound(file: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, HORN_RATE);
  // Decoded at the rate of the context, no matter the rate of the file.
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  return mixDown(Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel)));
}

/** Plays samples once. @returns a function that stops them */
export function playSamples(samples: Float32Array): () => void {
  const context = new AudioContext();
  const buffer = context.createBuffer(1, Math.max(1, samples.length), HORN_RATE);
  buffer.getChannelData(0).set(samples);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  const end = () => {
    if (context.state !== 'closed') void context.close();
  };
  source.onended = end;
  source.start();
  return end;
}
