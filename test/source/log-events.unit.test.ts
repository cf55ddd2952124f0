import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const levels = new Set(['debug', 'error', 'fatal', 'info', 'trace', 'warn']);

interface Line {
  readonly place: string;
  /** Null where the line has none that is written out. */
  readonly event: string | null;
  readonly messages: readonly string[];
}

/** The lines that the server logs: calls of a method of a level on something that is called a log. */
function readLines(): Line[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!/\blog\b/.test(text)) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const lines: Line[] = [];
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

function stringsOf(message: ts.Node): string[] {
  if (ts.isStringLiteralLike(message)) return [message.text];
  const texts: string[] = [];
  message.forEachChild((child) => void texts.push(...stringsOf(child)));
  return texts;
}

const lines = readLines();

it('log lines are found', () => {
  expect(lines.length).toBeGreaterThan(40);
});

it.each(lines)('$place has an event and a message that begins with its subject', (line) => {
  expect(line.event).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(line.messages.length).toBeGreaterThan(0);
  for (const message of line.messages)
    expect(message).toMatch(/^(?!a |an |the |it |cannot |what |who )[a-zA-Z].*[a-zA-Z]$/);
});

it('the events of the guide are those of the code', () => {
  const guide = readFileSync(path.join(root, 'docs/operate.md'), 'utf8');
  const [, behind = ''] = guide.split('### Log events\n');
  const [table = ''] = behind.split('\n## ');
  const documented = [...table.matchAll(/^\| `([a-z_]+)` +\| [0-9]/gm)].map(([, name]) => name);
  expect(documented).toEqual([...new Set(lines.map(({ event }) => event))].toSorted());
});
