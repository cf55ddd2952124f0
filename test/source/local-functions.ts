import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { verbs } from './verbs.ts';

/** A function that its file keeps to itself. */
interface LocalFunction {
  readonly file: string;
  readonly name: string;
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The name of a function that is declared or kept in a variable; null for all else, and for exported ones. */
function findFunctionName(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node)) return isExported(node) ? null : (node.name?.text ?? null);
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return null;
  const { initializer } = node;
  if (initializer === undefined) return null;
  if (!ts.isArrowFunction(initializer) && !ts.isFunctionExpression(initializer)) return null;
  return isExported(node.parent.parent) ? null : node.name.text;
}

/** The local functions of a folder, those within functions too. Components are named as things and left out. */
export function listLocalFunctions(folder: string): LocalFunction[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
      const names: string[] = [];
      const visit = (node: ts.Node): void => {
        const name = findFunctionName(node);
        if (name !== null && !/^[A-Z]/.test(name)) names.push(name);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return names.map((name) => ({ file: path.join(folder, file), name }));
    });
}

/** The share of functions whose name begins with a verb, from 0 to 1. */
export function computeVerbShare(functions: readonly LocalFunction[]): number {
  const begins = functions.filter(({ name }) => verbs.has(/^[a-z0-9]+/.exec(name)?.[0] ?? name));
  return begins.length / functions.length;
}
