/** Kind of a word of a program text, as far as it has a colour; empty for all others. */
export type WordKind = '' | 'kw' | 'str' | 'com' | 'num' | 'fn' | 'type' | 'attr' | 'meta';

/** A line of a program text in parts, each with its kind. The parts together are the line. */
export type CodeLine = readonly (readonly [kind: WordKind, text: string])[];
