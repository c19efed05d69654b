/** Sound files that a browser can play, as samples. */
import { HORN_RATE } from '#domains/horn/constants.ts';
import { mixDown } from './cut.ts';

/** Larger files are not read: decoded, a song takes many times what its first five seconds do. */
export const MAX_FILE_MB = 15;

/**
 * The sound of a file at `HORN_RATE`, in one channel. The browser decodes it; what it cannot play is no sound.
 * @throws DOMException when it is none
 */
export async function decodeSound(file: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, HORN_RATE);
  // Decoded at the rate of the context, whatever the file's own is.
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  return mixDown(Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel)));
}

/** Plays samples once. @returns what ends it */
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
