import type { FC } from 'hono/jsx';
import type { CodeLine } from '#src/text/code-line.ts';
import type { TextRange } from './diff-rows.ts';

/** Characters that change the direction of text: code that holds them may read other than it runs. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

interface CodeTextProps {
  readonly text: string;
  /** The text in parts with their kinds; nothing where they are unknown. */
  readonly words?: CodeLine | undefined;
  /** Range that is marked by `mark`. */
  readonly changed?: TextRange | null;
  readonly mark?: 'ins' | 'del';
}

/** A piece of code. Characters that change the direction of text are shown by their names. */
export const CodeText: FC<CodeTextProps> = ({ text, words, changed, mark = 'ins' }) => {
  const parts = words ?? [['', text]];
  if (changed === null || changed === undefined || changed.from >= changed.to) {
    return <Words parts={parts} />;
  }
  const middle = <Words parts={sliceWords(parts, changed.from, changed.to)} />;
  return (
    <>
      <Words parts={sliceWords(parts, 0, changed.from)} />
      {mark === 'ins' ? <ins>{middle}</ins> : <del>{middle}</del>}
      <Words parts={sliceWords(parts, changed.to)} />
    </>
  );
};

/** The parts of a line between two of its characters. */
function sliceWords(parts: CodeLine, from: number, to = Infinity): CodeLine {
  let start = 0;
  return parts.map(([kind, text]) => {
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return [kind, part] as const;
  });
}

const Words: FC<{ readonly parts: CodeLine }> = ({ parts }) => (
  <>
    {parts.map(([kind, text]) =>
      kind === '' || text === '' ? (
        <Visible text={text} />
      ) : (
        <span class={`w-${kind}`}>
          <Visible text={text} />
        </span>
      ),
    )}
  </>
);

const Visible: FC<{ readonly text: string }> = ({ text }) =>
  directions.test(text) ? (
    <>
      {text.split(new RegExp(`(${directions.source})`)).map((part) =>
        directions.test(part) ? (
          <span class="direction" title="This character changes the direction of the text">
            {`U+${part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`}
          </span>
        ) : (
          part
        ),
      )}
    </>
  ) : (
    <>{text}</>
  );

/** Characters of HTML around a word with a kind. */
const wordChars = 30;

/** Characters of HTML that a text takes at most, with its words. */
export function countEscaped(text: string, words: CodeLine = []): number {
  const escaped = text.match(/["&'<>]/g)?.length ?? 0;
  const named = directions.test(text) ? text.split(directions).length : 0;
  const marked = words.filter(([kind]) => kind !== '').length;
  return text.length + 5 * escaped + 110 * named + wordChars * marked;
}
