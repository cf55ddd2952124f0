import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Comment as Title } from './comments.ts';

const functions = /^(?:describe\w*|it|race)$/;

/** Titles of the outermost suites and tests below the folder: a reader sees them before all others. */
export function readTitles(root: string, folder: string): Title[] {
  return globSync(`${folder}/**/*.test.ts`, { cwd: root })
    .toSorted()
    .flatMap((file) => readTitlesOf(file, readFileSync(path.join(root, file), 'utf8')));
}

function readTitlesOf(file: string, text: string): Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    const title = findTitle(node);
    if (title === null) return ts.forEachChild(node, visit);
    const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
    titles.push({ place: `${file}:${line + 1}`, text: title.getText(source).slice(1, -1) });
  };
  visit(source);
  return titles;
}

/** The first argument of a suite or test that is a text; null for any other node. */
function findTitle(node: ts.Node): ts.Expression | null {
  if (!ts.isCallExpression(node) || !functions.test(findCalledName(node.expression))) return null;
  const title = node.arguments.find(
    (argument) => ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument),
  );
  return title ?? null;
}

/** Name of a function without its modifiers: `it` of `it.each(table)` and `it.skipIf(condition)`. */
function findCalledName(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called))
    return findCalledName(called.expression);
  return ts.isTaggedTemplateExpression(called) ? findCalledName(called.tag) : '';
}
