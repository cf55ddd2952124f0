import type { FC } from 'hono/jsx';
import type { CodeLine } from '#src/text/code-line.ts';
import { CodeText, countEscaped } from './code-text.tsx';

interface CodeLinesProps {
  readonly text: string;
  /** Number of the first line that is shown. */
  readonly first?: number;
  /** The words of the lines from the first one on; null where they are unknown. */
  readonly words?: readonly CodeLine[] | null;
  readonly label: string;
  /** Address of the page, for its other parts. */
  readonly page: string;
  /** Address of the whole text. */
  readonly raw: string;
}

/** A page with its frame stays below 150 kB with this. */
const budgetChars = 110_000;
/** Characters of HTML around the text of a line. */
const lineChars = 90;
/** A page has no more lines. */
export const maxPageLines = Math.ceil(budgetChars / lineChars);
/** Longer lines, as of minified scripts, are cut. */
const maxLineChars = 1000;

/** Lines of a text with their numbers as anchors, as many as a page holds. */
export const CodeLines: FC<CodeLinesProps> = ({ text, first = 1, words, label, page, raw }) => {
  const lines = text.replace(/\r?\n$/, '').split('\n');
  const shown = takeLines(lines.slice(first - 1), words ?? []);
  const next = first + shown.length;
  return (
    <>
      <div class="code-lines" tabindex={0} role="region" aria-label={label}>
        <table>
          <tbody>
            {shown.map((line, index) => (
              <tr id={`L${first + index}`}>
                <td class="number">
                  <a href={`#L${first + index}`}>{first + index}</a>
                </td>
                <td>
                  <CodeText {...line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === lines.length ? null : (
        <p class="box-body quiet">
          Lines {first} to {next - 1} of {lines.length}.{' '}
          {next <= lines.length ? <a href={`${page}?from=${next}`}>Next lines</a> : null}{' '}
          <a href={raw}>Whole file</a>
        </p>
      )}
    </>
  );
};

interface ShownLine {
  readonly text: string;
  readonly words: CodeLine | undefined;
}

function takeLines(lines: readonly string[], words: readonly CodeLine[]): readonly ShownLine[] {
  const taken: ShownLine[] = [];
  let left = budgetChars;
  for (const [index, line] of lines.entries()) {
    const shown =
      line.length > maxLineChars
        ? { text: `${line.slice(0, maxLineChars)}…`, words: undefined }
        : { text: line, words: words[index] };
    left -= lineChars + countEscaped(shown.text, shown.words);
    if (left < 0 && taken.length > 0) break;
    taken.push(shown);
  }
  return taken;
}
