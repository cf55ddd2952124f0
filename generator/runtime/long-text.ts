/** Characters of a text that is handed on as one string; making or searching a longer one holds everybody up. */
export const LONGEST_STRING = 1_048_576;

/** Text of a large body, in the checked pieces of its arrival. A text within `LONGEST_STRING` has one piece. */
export class LongText {
  readonly pieces: readonly string[];
  readonly length: number;
  /** True without NUL and without unpaired surrogates. */
  readonly sound: boolean;

  constructor(pieces: readonly string[], length: number, sound: boolean) {
    this.pieces = pieces;
    this.length = length;
    this.sound = sound;
  }

  /** The text as one string; null when it exceeds the maximum length of a string. */
  get whole(): string | null {
    return this.length > LONGEST_STRING ? null : this.pieces.join('');
  }

  toJSON(): string {
    return this.pieces.join('');
  }
}
