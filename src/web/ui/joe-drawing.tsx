/** Joe: a snow monkey with his goalie mask pushed up, our own drawing. */
export function JoeDrawing({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden>
      {/* Fur of the body, jersey with a slanted stripe. */}
      <path d="M22 120c0-22 15-35 38-35s38 13 38 35z" fill="#c9252c" />
      <path d="M25 108c1-4 3-7 5-10l65 10 2 8z" fill="#fff" />
      <path d="M44 88c4 7 28 7 32 0l-4-8H48z" fill="#e9e2d8" />
      {/* Ears. */}
      <circle cx="24" cy="56" r="10" fill="#d8cfc2" />
      <circle cx="96" cy="56" r="10" fill="#d8cfc2" />
      <circle cx="24" cy="56" r="5.5" fill="#e58f86" />
      <circle cx="96" cy="56" r="5.5" fill="#e58f86" />
      {/* Head and its ruff of white fur. */}
      <path
        d="M60 18c24 0 38 16 38 38 0 7-1 12-4 17l4 6-9 1c-6 8-16 12-29 12s-23-4-29-12l-9-1 4-6c-3-5-4-10-4-17 0-22 14-38 38-38z"
        fill="#efe9e0"
      />
      {/* The red face of a snow monkey. */}
      <path
        d="M60 44c5-6 22-5 24 8 1 8-2 12-4 17-2 7-9 15-20 15s-18-8-20-15c-2-5-5-9-4-17 2-13 19-14 24-8z"
        fill="#e58f86"
      />
      <ellipse cx="60" cy="72" rx="14" ry="10" fill="#eba59d" />
      <circle cx="49" cy="58" r="4.5" fill="#0a1a31" />
      <circle cx="71" cy="58" r="4.5" fill="#0a1a31" />
      <circle cx="50.6" cy="56.4" r="1.5" fill="#fff" />
      <circle cx="72.6" cy="56.4" r="1.5" fill="#fff" />
      <path d="M57 66.5h6" stroke="#8f4740" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M51 73c4 5.5 14 5.5 18 0" fill="none" stroke="#8f4740" strokeWidth="2.6" strokeLinecap="round" />
      {/* The goalie mask, pushed up onto the forehead. */}
      <path d="M25 44c-2-22 13-38 35-38s37 16 35 38c-8-9-20-13-35-13s-27 4-35 13z" fill="#0a1a31" />
      <path d="M25 44c-2-22 13-38 35-38l-9 26c-11 1-20 5-26 12z" fill="#14305a" />
      <path d="M33 40c7-6 16-9 27-9s20 3 27 9" fill="none" stroke="#fff" strokeWidth="2.5" />
      <path
        d="M38 30c6-5 14-7 22-7s16 2 22 7M47 22v13M60 20v11M73 22v13"
        fill="none"
        stroke="#b9c7d8"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M60 8l2.4 4.8 5.3.8-3.8 3.7.9 5.2-4.8-2.5-4.8 2.5.9-5.2-3.8-3.7 5.3-.8z" fill="#f4c430" />
    </svg>
  );
}
