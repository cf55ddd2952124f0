import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { saysUnit } from './unit-words.ts';
import { verbs } from './verbs.ts';

/** Numbers of the things that a reader of the house stumbles over. */
interface Figures {
  readonly files: number;
  readonly filesAtRoot: number;
  readonly lines: number;
  /** The longest functions, with their lines and cyclomatic complexity. */
  readonly longest: readonly Measured[];
  readonly functionsOver80Lines: number;
  readonly exportedFunctions: number;
  readonly withoutVerb: readonly string[];
  /** Exported names that are defined in more than one file. */
  readonly withTwoHomes: readonly string[];
  /** Exported names with a word of our own where the field has one. */
  readonly inDialect: readonly string[];
  /** Parameters, properties and variables within files that are named by such a word alone, by file. */
  readonly localsInDialect: readonly string[];
  readonly numbers: number;
  readonly numbersWithoutUnit: readonly string[];
}

interface Measured {
  readonly name: string;
  readonly file: string;
  readonly lines: number;
  readonly complexity: number;
}

const branches: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.CatchClause,
  ts.SyntaxKind.ConditionalExpression,
]);
const logical: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** How many ways lead through a function; those of functions inside it are their own. */
function countWays(body: ts.Node): number {
  let ways = 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (branches.has(node.kind)) ways += 1;
    if (ts.isBinaryExpression(node) && logical.has(node.operatorToken.kind)) ways += 1;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return ways;
}

/** Names of `src/units.ts` count as numbers. */
const isNumeric = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  (ts.isIdentifier(node) && /^[a-z]+(?:Ms|Seconds|Bytes)$/.test(node.text)) ||
  (ts.isBinaryExpression(node) && isNumeric(node.left) && isNumeric(node.right)) ||
  (ts.isParenthesizedExpression(node) && isNumeric(node.expression));

const isConstant = ({ declarationList }: ts.VariableStatement): boolean =>
  (declarationList.flags & ts.NodeFlags.Const) !== 0;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The field says input, parameters, query, level, owner, timeout. */
const dialect = new Set(['asked', 'given', 'held', 'holder', 'patience', 'said', 'told', 'wanted']);
const isDialect = (name: string): boolean =>
  name.split(/(?=[A-Z])/).some((word) => dialect.has(word.toLowerCase()));

/** Words that hide the meaning as a whole name; as part of a longer one, such as `asked_at`, they may be accurate. */
const bareWords = new Set(['asked', 'given', 'held', 'holder', 'said', 'wanted']);

/** The name of a parameter, a property or a variable; null for all else. */
function findLocalName(node: ts.Node): string | null {
  const isLocal =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node);
  if (!isLocal || !(ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))) return null;
  return node.name.text.replace('#', '');
}

const firstWord = (name: string): string => /^[A-Z]?[a-z0-9]+/.exec(name)?.[0] ?? name;

/** Components are named as things. */
const isNamedForAct = (name: string): boolean => /^[A-Z]/.test(name) || verbs.has(firstWord(name));

export function measure(checkout: string): Figures {
  const root = path.join(checkout, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const measured: Measured[] = [];
  const homes = new Map<string, Set<string>>();
  const functions: string[] = [];
  const numbers: string[] = [];
  const localsInDialect: string[] = [];
  let lines = 0;
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    lines += text.split('\n').length - 1;
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line;
    const visit = (node: ts.Node): void => {
      const local = findLocalName(node);
      if (local !== null && bareWords.has(local)) localsInDialect.push(`${file}: ${local}`);
      if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
        const owner = ts.isVariableDeclaration(node.parent) ? node.parent : node;
        const name = owner.name?.getText() ?? '(unnamed)';
        const length = lineOf(node.getEnd()) - lineOf(node.getStart()) + 1;
        measured.push({ name, file, lines: length, complexity: countWays(node.body) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    // The parts of a service in several domains have one name.
    const place = file.replace(/^domains\/[^/]+\/(?=[^/]+\/service\.ts$)/, '');
    const home = (name: string) => homes.set(name, (homes.get(name) ?? new Set()).add(place));
    for (const statement of source.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          if (!ts.isIdentifier(name) || initializer === undefined) continue;
          if (isConstant(statement) && isNumeric(initializer)) {
            numbers.push(`${file}: ${name.text}`);
          }
          if (!isExported(statement)) continue;
          home(name.text);
          if (ts.isArrowFunction(initializer)) functions.push(name.text);
        }
      } else if (isExported(statement) && 'name' in statement && statement.name !== undefined) {
        const name = (statement.name as ts.Identifier).text;
        home(name);
        if (ts.isFunctionDeclaration(statement)) functions.push(name);
      }
    }
  }
  // Registries list these exports of each resource.
  const ruled = new Set(['subscriptions', 'workers']);
  return {
    files: files.length,
    filesAtRoot: files.filter((file) => !file.includes('/')).length,
    lines,
    longest: measured.toSorted((a, b) => b.lines - a.lines).slice(0, 10),
    functionsOver80Lines: measured.filter(({ lines }) => lines > 80).length,
    exportedFunctions: functions.length,
    withoutVerb: functions.filter((name) => !isNamedForAct(name)),
    withTwoHomes: [...homes]
      .filter(([name, files]) => files.size > 1 && !ruled.has(name))
      .map(([name]) => name),
    inDialect: [...homes.keys()].filter(isDialect),
    localsInDialect,
    numbers: numbers.length,
    numbersWithoutUnit: numbers.filter((each) => !saysUnit(each.split(': ')[1] ?? '')),
  };
}

/** The lines of the document, and those that stand in runs of ten or more that stand elsewhere too. */
interface DocumentFigures {
  readonly lines: number;
  readonly repeated: number;
  /** The longest of these runs, as `file:line: 40 lines`. */
  readonly longest: readonly string[];
}

export function measureDocument(checkout: string): DocumentFigures {
  const root = path.join(checkout, 'spec');
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      file: path.join('spec', file),
      lines: readFileSync(path.join(root, file), 'utf8').split('\n').slice(0, -1),
    }));
  const runLines = 10;
  const seen = new Map<string, number>();
  const runAt = (lines: readonly string[], at: number) => lines.slice(at, at + runLines).join('\n');
  for (const { lines } of texts) {
    for (let at = 0; at + runLines <= lines.length; at += 1) {
      const run = runAt(lines, at);
      seen.set(run, (seen.get(run) ?? 0) + 1);
    }
  }
  const runs: { readonly place: string; lines: number }[] = [];
  for (const { file, lines } of texts) {
    let covered = 0;
    for (let at = 0; at + runLines <= lines.length; at += 1) {
      if ((seen.get(runAt(lines, at)) ?? 0) < 2) continue;
      const last = runs.at(-1);
      if (at < covered && last !== undefined) last.lines += at + runLines - covered;
      else runs.push({ place: `${file}:${at + 1}`, lines: runLines });
      covered = at + runLines;
    }
  }
  return {
    lines: texts.reduce((sum, { lines }) => sum + lines.length, 0),
    repeated: runs.reduce((sum, { lines }) => sum + lines, 0),
    longest: runs
      .toSorted((a, b) => b.lines - a.lines)
      .slice(0, 10)
      .map(({ place, lines }) => `${place}: ${lines} lines`),
  };
}

function print(checkout: string): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const figures = measure(checkout);
  const document = measureDocument(checkout);
  const share = (part: number, whole: number) => `${part} (${Math.round((100 * part) / whole)} %)`;
  say(`src: ${figures.files} files, ${figures.lines} lines, ${figures.filesAtRoot} at its root`);
  say(`functions of more than 80 lines: ${figures.functionsOver80Lines}`);
  for (const { name, file, lines, complexity } of figures.longest) {
    say(`    ${lines} lines, ${complexity} ways: ${name} in ${file}`);
  }
  const { exportedFunctions, withoutVerb, withTwoHomes } = figures;
  const { inDialect, localsInDialect, numbers, numbersWithoutUnit } = figures;
  say(`exported functions without a verb: ${share(withoutVerb.length, exportedFunctions)}`);
  say(`exported names with two homes: ${withTwoHomes.length}`);
  say(`exported names in a dialect: ${inDialect.length}`);
  say(`parameters, properties and variables in a dialect: ${localsInDialect.length}`);
  say(`numbers at the top of a file without a unit: ${share(numbersWithoutUnit.length, numbers)}`);
  say(`spec: ${document.lines} lines, ${share(document.repeated, document.lines)} repeated`);
}

if (process.argv[1] === import.meta.filename) print(process.argv[2] ?? '.');
