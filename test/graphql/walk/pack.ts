import type { Step } from './steps.ts';

/** The bounds of one document, with room for what is counted here more coarsely than by the server. */
const most = { score: 190, characters: 9_000, rows: 400_000 };

interface Size {
  readonly score: number;
  readonly characters: number;
  readonly rows: number;
}

interface Piece {
  readonly text: string;
  readonly size: Size;
}

const fits = ({ score, characters, rows }: Size) =>
  score <= most.score && characters <= most.characters && rows <= most.rows;

const sum = (sizes: readonly Size[]): Size => ({
  score: sizes.reduce((total, { score }) => total + score, 0),
  characters: sizes.reduce((total, { characters }) => total + characters + 1, 0),
  rows: sizes.reduce((total, { rows }) => total + rows, 0),
});

/** Documents that together ask for all parts, each as wide as it may be. */
export function pack(steps: readonly Step[]): readonly string[] {
  const pieces = steps.flatMap((step) => piecesOf(step));
  return together(pieces).map((group) => {
    // The same field of the root stands in a document several times, each with a name of its own.
    const named = group.map(({ text }, index) => `r${index}: ${text}`);
    return `{ ${named.join(' ')} }`;
  });
}

/** Puts pieces together, as many as fit, in their order. */
function together(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let group: Piece[] = [];
  for (const piece of pieces) {
    if (group.length > 0 && !fits(sum([...group, piece].map(({ size }) => size)))) {
      groups.push(group);
      group = [];
    }
    group.push(piece);
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** A part as pieces that each fit into a document: whole, or the same head with some of what is asked of it. */
function piecesOf(step: Step): Piece[] {
  const within: Piece[] = [
    ...step.leaves.map(({ text, score }) => ({
      text,
      size: { score, characters: text.length, rows: 0 },
    })),
    ...step.inner.flatMap((inner) => piecesOf(inner)),
  ];
  const pieces: Piece[] = [];
  let inner: Piece[] = [];
  for (const each of within) {
    // Fields that cost too much for lists are asked of single objects alone.
    if (!fits(around(step, [each]).size)) continue;
    if (inner.length > 0 && !fits(around(step, [...inner, each]).size)) {
      pieces.push(around(step, inner));
      inner = [];
    }
    inner.push(each);
  }
  if (inner.length > 0) pieces.push(around(step, inner));
  return pieces;
}

function around({ head, wrap, cost }: Step, inner: readonly Piece[]): Piece {
  const text = `${head} ${wrap(inner.map((each) => each.text).join(' '))}`;
  const within = sum(inner.map(({ size }) => size));
  const { weight = 1, git = false, resolver = false, add = 0, perPage = 0.01, rows } = cost;
  const own = weight + (git ? 1 : 0) + add + within.score + (resolver ? 7 : 0);
  const score = resolver && rows > 1 ? Math.ceil(own * (1 + rows * perPage)) : own;
  return { text, size: { score, characters: text.length, rows: rows * (1 + within.rows) } };
}
