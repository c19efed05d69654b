import { faceToSvgString } from 'facesjs';
import { describe, expect, it } from 'vitest';
import { FACE_PARTS, type FaceChoice, PART_IDS } from '#domains/shop/constants.ts';
import { choiceOf, faceOf } from '#domains/shop/rules/face.ts';
import { Random } from '#engine/random.ts';

const random = new Random('faces');
const draw = () => Object.fromEntries(PART_IDS.map((part) => [part, random.pick(FACE_PARTS[part])])) as FaceChoice;

describe('a custom face', () => {
  it('is stored as it was chosen', () => {
    for (let face = 0; face < 50; face++) {
      const choice = draw();
      expect(choiceOf(faceOf(choice))).toEqual(choice);
    }
    const first = Object.fromEntries(PART_IDS.map((part) => [part, FACE_PARTS[part][0]]));
    expect(choiceOf({ hair: 'no hair', eye: null })).toEqual(first);
  });

  it('looks different for each drawing, all of which facesjs has', () => {
    const plain = Object.fromEntries(PART_IDS.map((part) => [part, FACE_PARTS[part].at(-1)])) as FaceChoice;
    for (const part of PART_IDS) {
      const drawn = FACE_PARTS[part].map((value) =>
        faceToSvgString(faceOf({ ...plain, accessories: 'none', hair: 'afro', [part]: value }) as never),
      );
      expect(drawn.filter((svg) => svg.includes('undefined'))).toEqual([]);
      expect(new Set(drawn).size, part).toBe(drawn.length);
    }
  });
});
