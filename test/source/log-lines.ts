import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const levels = new Set(['debug', 'error', 'fatal', 'info', 'trace', 'warn']);

export interface LogLine {
  readonly place: string;
  /** Null where the line has none that is written out. */
  readonly event: string | null;
  readonly messages: readonly string[];
}

/** The lines that the server logs: calls of a method of a level on something that is called a log. */
export function readLogLines(root: string): LogLine[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!/\blog\b/.test(text)) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const lines: LogLine[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isLog(node.expression)) {
        const [fields, message] = node.arguments;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        lines.push({
          place: `${file}:${line + 1}`,
          event: fields === undefined ? null : findEvent(fields, source),
          messages: message === undefined ? [] : stringsOf(message),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return lines;
  });
}

function isLog(callee: ts.Expression): boolean {
  if (ts.isElementAccessExpression(callee)) return isNamedLog(callee.expression);
  return (
    ts.isPropertyAccessExpression(callee) &&
    levels.has(callee.name.text) &&
    isNamedLog(callee.expression)
  );
}

const isNamedLog = (node: ts.Expression): boolean =>
  (ts.isIdentifier(node) && node.text === 'log') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'log');

/** The text of the member `event` of an object, or of the object of a variable of the same file. */
function findEvent(fields: ts.Node, source: ts.SourceFile): string | null {
  let found: string | null = null;
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'event' &&
      ts.isStringLiteral(node.initializer)
    )
      found = node.initializer.text;
    else ts.forEachChild(node, visit);
  };
  if (!ts.isIdentifier(fields)) visit(fields);
  else {
    const declared = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.name.getText() === fields.text) visit(node);
      else ts.forEachChild(node, declared);
    };
    declared(source);
  }
  return found;
}

/** The texts in an expression: a string, or the parts of a conditional one. */
export function stringsOf(message: ts.Node): string[] {
  if (ts.isStringLiteralLike(message)) return [message.text];
  const texts: string[] = [];
  message.forEachChild((child) => void texts.push(...stringsOf(child)));
  return texts;
}
