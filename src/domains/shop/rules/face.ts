/** Composes users' faces from a fixed choice of parts, without any text and with listed colors only. */
import { FACE_PARTS, FACE_SIZES, type FaceChoice, type FacePart, PART_IDS } from '#domains/shop/constants.ts';

/** Returns a facesjs description. Features that cannot be chosen have the default size. */
export function faceOf(choice: FaceChoice): Record<string, unknown> {
  const { fatness, size, angle, shave } = FACE_SIZES;
  return {
    fatness,
    teamColors: ['#f4f6f8', '#16324f', '#9aa5b1'],
    hairBg: { id: 'none' },
    body: { id: 'body', color: choice.skin, size },
    jersey: { id: 'hockey' },
    ear: { id: choice.ear, size },
    head: { id: choice.head, shave },
    eyeLine: { id: choice.eyeLine },
    smileLine: { id: choice.smileLine, size },
    miscLine: { id: choice.miscLine },
    facialHair: { id: choice.facialHair },
    eye: { id: choice.eye, angle },
    eyebrow: { id: choice.eyebrow, angle },
    hair: { id: choice.hair, color: choice.hairColor, flip: false },
    mouth: { id: choice.mouth, flip: false },
    nose: { id: choice.nose, flip: false, size },
    glasses: { id: choice.glasses },
    accessories: { id: choice.accessories },
  };
}

/** Returns the parts of which a face was composed; the first of each list for missing ones. */
export function choiceOf(face: Readonly<Record<string, unknown>>): FaceChoice {
  const ofPart = (part: FacePart): string => {
    if (part === 'skin') return fieldOf(face['body'], 'color');
    if (part === 'hairColor') return fieldOf(face['hair'], 'color');
    return fieldOf(face[part], 'id');
  };
  const parts = PART_IDS.map((part) => {
    const known = FACE_PARTS[part].find((value) => value === ofPart(part));
    return [part, known ?? FACE_PARTS[part][0]] as const;
  });
  return Object.fromEntries(parts) as FaceChoice; // one of each part
}

function fieldOf(of: unknown, name: string): string {
  if (typeof of !== 'object' || of === null) return '';
  const value: unknown = Reflect.get(of, name);
  return typeof value === 'string' ? value : '';
}
