import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Comment {
  /** File and line: `src/app.ts:12`. */
  readonly place: string;
  /** Text without the comment marks; consecutive `//` lines form one comment. */
  readonly text: string;
}

/** Instructions to a linter, formatter or compiler, and licence headers, are no comments. */
const directive = /^(?:eslint|oxlint|prettier|@ts-|@vitest|v8 |istanbul|@__|#__)/;

/** Reads the comments of all modules below the folders, in the order of the files. */
export function readComments(root: string, folders: readonly string[]): Comment[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mts,mjs}`, { cwd: root }))
    .filter((file) => !/(?:^|\/)(?:dist|node_modules)\//.test(file))
    .toSorted()
    .flatMap((file) => readCommentsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

export function readCommentsOf(file: string, text: string): Comment[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const comments = findRanges(source).filter(
    ({ pos, end }) => !directive.test(withoutMarks(text.slice(pos, end))),
  );
  return joinLines(text, comments).flatMap(({ pos, end }) => {
    const content = withoutMarks(text.slice(pos, end));
    const { line } = source.getLineAndCharacterOfPosition(pos);
    return content === '' ? [] : [{ place: `${file}:${line + 1}`, text: content }];
  });
}

interface Range {
  readonly pos: number;
  end: number;
}

/** Finds the comments between tokens: strings, patterns and the text of elements may hold the same marks. */
function findRanges(source: ts.SourceFile): Range[] {
  const { text } = source;
  const marks = [...text.matchAll(/\/[/*]/g)].map(({ index }) => index);
  const found = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    const [from, to] = [node.getFullStart(), node.end];
    const next = marks.findIndex((mark) => mark >= from);
    if (ts.isJsxText(node) || next === -1 || (marks[next] ?? to) >= to) return;
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const ranges = [
      ...(ts.getTrailingCommentRanges(text, from) ?? []),
      ...(ts.getLeadingCommentRanges(text, from) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, end);
  };
  visit(source);
  return [...found].map(([pos, end]) => ({ pos, end })).toSorted((a, b) => a.pos - b.pos);
}

/** Joins consecutive lines of `//` with nothing but indentation between them. */
function joinLines(text: string, ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const { pos, end } of ranges) {
    const last = joined.at(-1);
    const follows =
      last !== undefined &&
      text.startsWith('//', last.pos) &&
      text.startsWith('//', pos) &&
      /^\r?\n[ \t]*$/.test(text.slice(last.end, pos));
    if (follows) last.end = end;
    else joined.push({ pos, end });
  }
  return joined;
}

const withoutMarks = (comment: string): string =>
  comment
    .replace(/^\/\*\*?/, '')
    .replace(/\*\/$/, '')
    .replaceAll(/^[ \t]*(?:\*(?!\*)|\/\/) ?/gm, '')
    .trim();
