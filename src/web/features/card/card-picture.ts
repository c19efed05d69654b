/** The front of a card as a file that one can keep and share: made here, from what is on the screen. */
import { CARD } from './card-look.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The drawing as a file that needs nothing else: its face is inside. @throws when the face cannot be loaded */
export async function drawingOf(front: SVGSVGElement): Promise<Blob> {
  // A clone of an SVG is one.
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

/** The same in pixels. @throws when the browser cannot draw it */
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

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun when the click returns, but some browsers read a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function embedded(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the face did not load: ${answer.status}`);
  const bytes = new TextEncoder().encode(await answer.text());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/svg+xml;base64,${btoa(text)}`;
}
