/**
 * libyaml, the parser of v4, requires no indentation within brackets, braces and quotes; our parser does. A configuration
 * that fails for this reason alone is indented and parsed again.
 */

/** The place of a fault: the offset of the character, and of the first one of its line. */
interface Mark {
  readonly position: number;
  readonly column: number;
}

/** Number of spaces that the first repair of a line inserts, and that the second inserts. */
const indentations = [' '.repeat(16), ' '.repeat(200)];

/** The most characters of all attempts to parse one configuration of a pipeline, off the event loop. */
export const maxParsedChars = 8_388_608;

/**
 * Parses a text, and parses it again after each repair of a fault of indentation. Throws what `load` throws for all other
 * faults, and where too many lines need a repair: all attempts together parse at most `most` characters.
 */
export function loadWithFlows<T>(text: string, most: number, load: (text: string) => T): T {
  let current = text;
  let parsed = 0;
  for (;;) {
    try {
      return load(current);
    } catch (error) {
      const mark = findIndentationFault(error);
      const repaired = mark === null ? null : repair(current, mark);
      parsed += current.length;
      if (repaired === null || parsed + repaired.length > most) throw error;
      current = repaired;
    }
  }
}

function findIndentationFault(error: unknown): Mark | null {
  if (!(error instanceof Error) || !('reason' in error) || !('mark' in error)) return null;
  return error.reason === 'deficient indentation' ? (error.mark as Mark) : null;
}

/**
 * Repairs one fault without a change of meaning; null where that is not possible. A line with white space alone before the
 * fault begins within brackets or quotes, where spaces before it mean nothing. On another line a tab separates two tokens
 * before the fault, and a space does the same.
 */
function repair(text: string, { position, column }: Mark): string | null {
  const lineStart = position - column;
  const before = text.slice(lineStart, position);
  if (before.trim() === '') {
    const spaces = indentations.find((each) => !before.startsWith(each));
    return spaces === undefined ? null : indentLines(text, lineStart, spaces);
  }
  const tab = text.lastIndexOf('\t', position - 1);
  return tab < lineStart ? null : `${text.slice(0, tab)} ${text.slice(tab + 1)}`;
}

/** Indents the line that begins at an offset, and the lines after it that begin within the same brackets or quotes. */
function indentLines(text: string, start: number, spaces: string): string {
  // Brackets and quotes end only at one of these characters.
  const closing = /[\]}'"]/g;
  closing.lastIndex = start;
  const end = closing.exec(text)?.index ?? text.length;
  return text.slice(0, start) + text.slice(start, end).replace(/^/gm, spaces) + text.slice(end);
}
