/** The front of a card as a file to keep and share, made from the drawing on screen. */
import { CARD } from './card-look.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Returns the drawing as a self-contained file, with the face inside. @throws if the face cannot be loaded */
export async function drawingOf(front: SVGSVGElement): Promise<Blob> {
  // The clone of an SVG is an SVG.
  const copy = front.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('width', String(CARD.width));
  copy.setAttribute('height', String(CARD.height));
  const face = copy.querySelector('[data-face]');
  const address = face?.getAttribute('href');
  if (face && address) face.setAttribute('href', await embedded(address));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** Returns the drawing as pixels. @throws if the browser cannot draw it */
export async function pictureOf(front: SVGSVGElement): Promise<Blob> {
  const source = URL.createObjectURL(await drawingOf(front));
  try {
    const image = new Image(CARD.width, CARD.height);
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [CARD.width, CARD.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, CARD.width, CARD.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('the browser made no picture');
    return blob;
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** Downloads a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has started when the click returns, but some browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function embedded(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the face did not load: ${answer.status}`);
  const bytes = new TextEncoder().encode(await answer.text());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/svg+xml;base64,${btoa(text)}`;
}
