import type { FC } from 'hono/jsx';
import type { TextRange } from './diff-rows.ts';

/** Characters that change the direction of text: code that holds them may read other than it runs. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

interface CodeTextProps {
  readonly text: string;
  /** Range that is marked by `mark`. */
  readonly changed?: TextRange | null;
  readonly mark?: 'ins' | 'del';
}

/** A piece of code. Characters that change the direction of text are shown by their names. */
export const CodeText: FC<CodeTextProps> = ({ text, changed, mark = 'ins' }) => {
  if (changed === null || changed === undefined || changed.from >= changed.to) {
    return <Visible text={text} />;
  }
  const middle = <Visible text={text.slice(changed.from, changed.to)} />;
  return (
    <>
      <Visible text={text.slice(0, changed.from)} />
      {mark === 'ins' ? <ins>{middle}</ins> : <del>{middle}</del>}
      <Visible text={text.slice(changed.to)} />
    </>
  );
};

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

/** Characters of HTML that a text takes at most. */
export function countEscaped(text: string): number {
  const escaped = text.match(/["&'<>]/g)?.length ?? 0;
  const named = directions.test(text) ? text.split(directions).length : 0;
  return text.length + 5 * escaped + 110 * named;
}
