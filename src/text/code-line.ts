/** The kinds of colored words in source code; empty for all others. */
export const wordKinds = ['', 'kw', 'str', 'com', 'num', 'fn', 'type', 'attr', 'meta'] as const;
export type WordKind = (typeof wordKinds)[number];

/** A line of a program text in parts, each with its kind. The parts together are the line. */
export type CodeLine = readonly (readonly [kind: WordKind, text: string])[];
