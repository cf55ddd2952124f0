import type { Child, FC } from 'hono/jsx';
import { CodeText, countEscaped } from './code-text.tsx';
import { type DiffRow, formatDiffLineCode, computeDiffAnchor, readDiffRows } from './diff-rows.ts';
import { Glyph } from './icons.tsx';
import { State } from './markers.tsx';

/** A changed file as the API shows it. */
export interface ShownDiff {
  readonly diff: string;
  readonly old_path: string;
  readonly new_path: string;
  readonly a_mode: string;
  readonly b_mode: string;
  readonly new_file: boolean;
  readonly renamed_file: boolean;
  readonly deleted_file: boolean;
}

/** A line of a diff, for what stands below it. */
export interface ShownDiffLine {
  readonly file: ShownDiff;
  /** `<hash of the path>_<old>_<new>`: `line_code` of notes, and the anchor of the row. */
  readonly code: string;
  readonly kind: 'same' | 'added' | 'removed';
  readonly oldLine: number | null;
  readonly newLine: number | null;
}

interface DiffProps {
  readonly files: readonly ShownDiff[];
  /** Address of the whole file, for a link in its heading. */
  readonly hrefOfFile?: (file: ShownDiff) => string | undefined;
  /** Address that has all lines of a file, for files that are cut here. */
  readonly hrefOfDiff?: (file: ShownDiff) => string | undefined;
  /** Address behind the number of a line, as of a form for a comment; its anchor unless given. */
  readonly hrefOfLine?: (line: ShownDiffLine) => string;
  /** Shown below a line over the whole width, as discussions are; null for nothing. */
  readonly below?: (line: ShownDiffLine) => Child;
  /** Shown above the lines of a file. */
  readonly above?: (file: ShownDiff) => Child;
  /** Characters of HTML that all lines together may take. Files behind are listed without lines. */
  readonly budget?: number;
  /** Rows of files, with their words; those of other files are read here. */
  readonly rows?: ReadonlyMap<ShownDiff, readonly DiffRow[]>;
}

/** A page with its frame stays below 150 kB with this. */
export const maxDiffChars = 110_000;
/** Files of more rows are folded, unless the page shows only one. */
const foldedRows = 400;
/** Characters of HTML around the text of a row. */
const rowChars = 230;

/** Changed files, each with a unified diff. */
export const DiffFiles: FC<DiffProps> = ({ files, budget = maxDiffChars, rows, ...props }) => {
  const parts = cutDiff(files, budget, rows ?? new Map());
  return (
    <>
      {parts.map((part) => (
        <DiffFile {...props} {...part} alone={files.length === 1} />
      ))}
    </>
  );
};

interface DiffPart {
  readonly file: ShownDiff;
  readonly rows: readonly DiffRow[];
  /** True where the budget leaves lines out. */
  readonly cut: boolean;
}

/** Takes the lines of files, in their order, as far as the budget allows: of several files only whole ones. */
function cutDiff(
  files: readonly ShownDiff[],
  budget: number,
  known: ReadonlyMap<ShownDiff, readonly DiffRow[]>,
): readonly DiffPart[] {
  const single = files.length === 1;
  let left = budget;
  return files.map((file) => {
    if (left < file.diff.length && !single) return { file, rows: [], cut: true };
    const rows = (known.get(file) ?? readDiffRows(file.diff)).map(shorten);
    const shown = rows.filter((row) => (left -= rowChars + countEscaped(row.text, row.words)) > 0);
    const cut = shown.length < rows.length;
    return { file, rows: cut && !single ? [] : shown, cut };
  });
}

/** Longer lines, as of minified scripts, are cut. */
const maxLineChars = 2000;

const shorten = (row: DiffRow): DiffRow =>
  row.text.length <= maxLineChars
    ? row
    : { ...row, text: `${row.text.slice(0, maxLineChars)}…`, changed: null, words: undefined };

type DiffFileProps = Omit<DiffProps, 'files' | 'budget' | 'rows'> &
  DiffPart & { readonly alone: boolean };

const DiffFile: FC<DiffFileProps> = ({ file, rows, cut, alone, ...props }) => {
  const id = computeDiffAnchor(file.new_path);
  const lines = (
    <DiffLines file={file} rows={rows} id={id} below={props.below} hrefOfLine={props.hrefOfLine} />
  );
  return (
    <section class="box diff" id={id} aria-label={file.new_path}>
      <DiffTitle file={file} href={props.hrefOfFile?.(file)} />
      {props.above?.(file)}
      {!alone && rows.length > foldedRows ? (
        <details>
          <summary class="box-body">Show {rows.length} lines</summary>
          {lines}
        </details>
      ) : cut && rows.length === 0 ? null : (
        lines
      )}
      {cut ? (
        <p class="box-body quiet">
          More lines have changed. <DiffLink file={file} href={props.hrefOfDiff?.(file)} />
        </p>
      ) : null}
    </section>
  );
};

const DiffLink = ({
  file,
  href,
}: {
  readonly file: ShownDiff;
  readonly href: string | undefined;
}) =>
  href === undefined ? null : (
    <a href={href} aria-label={`Show the changes of ${file.new_path}`}>
      Show the changes of this file
    </a>
  );

const DiffTitle: FC<{ readonly file: ShownDiff; readonly href?: string | undefined }> = ({
  file,
  href,
}) => (
  <h3 class="box-title">
    <Glyph name="file" />
    <span>
      {file.renamed_file ? <span class="quiet">{file.old_path} → </span> : null}
      {href === undefined || file.deleted_file ? file.new_path : <a href={href}>{file.new_path}</a>}
    </span>
    <ChangeMark file={file} />
    <span class="end">
      <DiffCounts patch={file.diff} />
    </span>
  </h3>
);

const ChangeMark = ({ file }: { readonly file: ShownDiff }) => {
  if (file.new_file) return <State tone="open" icon="plus" text="Added" />;
  if (file.deleted_file) return <State tone="failed" icon="trash" text="Deleted" />;
  if (file.renamed_file) return <State tone="quiet" icon="file-symlink-file" text="Renamed" />;
  if (file.a_mode === file.b_mode) return null;
  return (
    <span class="quiet">
      {file.a_mode} → {file.b_mode}
    </span>
  );
};

/** Lines that a patch adds and removes. */
export const DiffCounts: FC<{ readonly patch: string }> = ({ patch }) => {
  const added = patch.match(/^\+/gm)?.length ?? 0;
  const removed = patch.match(/^-/gm)?.length ?? 0;
  return <LineCounts added={added} removed={removed} />;
};

export const LineCounts: FC<{ readonly added: number; readonly removed: number }> = ({
  added,
  removed,
}) => (
  <span class="counts">
    <span class="plus">
      +{added}
      <span class="unseen"> lines added</span>
    </span>{' '}
    <span class="minus">
      −{removed}
      <span class="unseen"> lines removed</span>
    </span>
  </span>
);

interface LineProps {
  readonly file: ShownDiff;
  readonly id: string;
  readonly below: DiffProps['below'] | undefined;
  readonly hrefOfLine: DiffProps['hrefOfLine'] | undefined;
}

const DiffLines: FC<LineProps & { readonly rows: readonly DiffRow[] }> = ({
  file,
  rows,
  id,
  below,
  hrefOfLine,
}) =>
  rows.length === 0 ? (
    <p class="box-body quiet">{explainNoLines(file)}</p>
  ) : (
    <div class="code-lines" tabindex={0} role="region" aria-label={`Changes of ${file.new_path}`}>
      <table>
        <tbody>
          {rows.map((row) => (
            <Row row={row} file={file} id={id} below={below} hrefOfLine={hrefOfLine} />
          ))}
        </tbody>
      </table>
    </div>
  );

function explainNoLines({ diff, renamed_file, a_mode, b_mode }: ShownDiff): string {
  if (diff.startsWith('Binary files ')) return 'The file is binary.';
  if (renamed_file) return 'The file has only moved.';
  return a_mode === b_mode || a_mode === '0' || b_mode === '0'
    ? 'The file has no lines, or its changes are too large to be shown.'
    : 'Only the mode of the file has changed.';
}

const signs = { added: '+', removed: '-', same: ' ' };

const Row: FC<LineProps & { readonly row: DiffRow }> = ({ row, file, id, below, hrefOfLine }) => {
  const { kind, text, oldLine, newLine, changed, words } = row;
  if (kind === 'hunk' || kind === 'note') {
    return (
      <tr class="hunk">
        <td colspan={3}>
          <CodeText text={text} />
        </td>
      </tr>
    );
  }
  const code = formatDiffLineCode(id, row);
  const line: ShownDiffLine = { file, code, kind, oldLine, newLine };
  const href = hrefOfLine?.(line) ?? `#${code}`;
  const child = below?.(line) ?? null;
  return (
    <>
      <tr id={code} class={kind === 'same' ? undefined : kind}>
        <td class="number">{newLine === null ? <a href={href}>{oldLine}</a> : oldLine}</td>
        <td class="number">{newLine === null ? null : <a href={href}>{newLine}</a>}</td>
        <td>
          <span class="sign">{signs[kind]}</span>
          <CodeText
            text={text}
            words={words}
            changed={changed}
            mark={kind === 'removed' ? 'del' : 'ins'}
          />
        </td>
      </tr>
      {child === null || child === false ? null : (
        <tr class="below">
          <td colspan={3}>{child}</td>
        </tr>
      )}
    </>
  );
};
