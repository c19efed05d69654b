import type { ReactNode } from 'react';
import type { Fruit } from '#domains/banana/constants.ts';

const DRAWINGS: Readonly<Record<Fruit, ReactNode>> = {
  banana: (
    <>
      <path d="M7 5c0 9 5 17 16 18 3 .3 4 2 3 4-1 2-4 3-8 2C8 27 3 17 5 6z" fill="#f6c624" stroke="#7a5b00" />
      <path d="M5 6l-.5-3h3L7 5.5z" fill="#6b4a12" />
    </>
  ),
  orange: (
    <>
      <circle cx="16" cy="18" r="11" fill="#f28c1c" stroke="#8a4700" />
      <path d="M16 8c1-4 5-5 8-4-1 3-4 5-8 4z" fill="#3f8f3a" stroke="#1f5a1c" />
    </>
  ),
  mango: (
    <>
      <path d="M22 7c6 5 6 15-1 19S5 27 5 19 15 2 22 7z" fill="#e8632c" stroke="#8a2f10" />
      <path d="M20 11c4 3 4 9 0 12" fill="none" stroke="#f9c04a" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  pineapple: (
    <>
      <path d="M16 11c6 0 9 4 9 9s-4 9-9 9-9-4-9-9 3-9 9-9z" fill="#e0a81e" stroke="#7a5500" />
      <path d="M9 15l13 12M23 15L10 27M7.5 20.5L16 29M24.5 20.5L16 29" stroke="#7a5500" />
      <path
        d="M16 11c-5-1-7-4-8-7 3 0 5 1 6 3 0-2 1-4 2-5 1 1 2 3 2 5 1-2 3-3 6-3-1 3-3 6-8 7z"
        fill="#3f8f3a"
        stroke="#1f5a1c"
      />
    </>
  ),
  coconut: (
    <>
      <circle cx="16" cy="17" r="12" fill="#7a4f2b" stroke="#41260f" />
      <circle cx="12" cy="13" r="1.8" fill="#2b1708" />
      <circle cx="18" cy="12" r="1.8" fill="#2b1708" />
      <circle cx="16" cy="17" r="1.8" fill="#2b1708" />
    </>
  ),
};

/** A fruit, our own drawing; its name is shown beside it. */
export function FruitDrawing({ fruit, size }: { fruit: Fruit; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" style={{ flex: 'none' }} aria-hidden>
      {DRAWINGS[fruit]}
    </svg>
  );
}
