/** How a club looks: plain data that the server draws as SVG. */

/** One of the hockey jerseys that facesjs draws; colors come from the club. */
export interface Jersey {
  /** 'hockey' | 'hockey2' | 'hockey3' | 'hockey4' */
  pattern: string;
}

/** A crest of our own drawing: a shape, a division of its field and a charge upon it. */
export interface Crest {
  shape: 'shield' | 'round' | 'diamond' | 'hexagon' | 'pennant';
  field: 'plain' | 'chief' | 'pale' | 'bend' | 'chevron' | 'quarterly';
  charge:
    | 'star'
    | 'crown'
    | 'anchor'
    | 'bolt'
    | 'wave'
    | 'tree'
    | 'mountain'
    | 'flame'
    | 'wing'
    | 'paw'
    | 'stick'
    | 'gear';
}
