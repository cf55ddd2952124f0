import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { findImportedFile } from './import-graph.ts';

interface Column {
  readonly kind: 'number' | 'boolean' | 'string' | 'json';
  readonly nullable: boolean;
}
type Tables = ReadonlyMap<string, ReadonlyMap<string, Column>>;

/** The columns of each table, as the schema beside the migrations has them. */
export function readTables(kind: 'sqlite' | 'postgres'): Tables {
  const text = readFileSync(`migrations/schema.${kind}.sql`, 'utf8');
  const found = text.matchAll(/^create table (\w+) \(\n([^]*?)\n\)/gm);
  return new Map(
    [...found].map(([, table = '', body = '']) => {
      const columns = body.split(',\n').flatMap((line): [string, Column][] => {
        const [, name, type] =
          /^ {2}(?!constraint |foreign key |primary key |unique |check )(\w+) (\w+)/i.exec(line) ??
          [];
        if (name === undefined || type === undefined) return [];
        const nullable = !/ not null| primary key/.test(line);
        return [[name, { kind: kindOf(type), nullable }]];
      });
      return [table, new Map(columns)];
    }),
  );
}

function kindOf(type: string): Column['kind'] {
  if (/^(?:bigint|integer|smallint|double|real)$/.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  return /^(?:jsonb?|bytea)$/.test(type) ? 'json' : 'string';
}

/** A program of the files below `src`, which knows nothing of packages: rows are made of types of ours alone. */
function createProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const source = resolve('src');
  const files = fileNames.filter((file) => file.startsWith(`${source}/`));
  const known = new Set(files);
  const settings = { ...options, noEmit: true, incremental: false, types: [] };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(settings),
    resolveModuleNameLiterals: (names, from) =>
      names.map(({ text }) => {
        const path = resolve(findImportedFile(from, text) ?? '');
        const module = { resolvedFileName: path, extension: ts.Extension.Ts };
        return { resolvedModule: known.has(path) ? module : undefined };
      }),
  };
  return ts.createProgram(files, settings, host);
}

/** A type that somebody gave to rows of a table: of the table itself, or of what a statement reads of it. */
interface Use {
  readonly table: string;
  readonly type: ts.TypeNode;
  /** Properties that are called otherwise than their columns. */
  readonly columns: ReadonlyMap<string, string>;
  /** Columns by which the rows are found: what is compared is not null. */
  readonly compared: ReadonlySet<string>;
  /** True if the properties may contain other values than columns of the table. */
  readonly more: boolean;
}

/**
 * Columns of the parent. The value is null only during the removal, which hides the row: rows that are read have it.
 */
const places: ReadonlySet<string> = new Set([
  'epics.group_id',
  'issues.project_id',
  'merge_requests.target_project_id',
]);

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly type: string;
  /** The fault of a column, or of the table. */
  readonly text: string;
}

/** Tells how types of rows differ from the tables; and how many types were compared. */
export function compareRows(): { readonly faults: readonly Fault[]; readonly compared: number } {
  const tables = readTables('postgres');
  const program = createProgram();
  const checker = program.getTypeChecker();
  const faults: Fault[] = [];
  let compared = 0;

  const compare = (file: ts.SourceFile, use: Use) => {
    const columns = tables.get(use.table);
    const { line } = file.getLineAndCharacterOfPosition(use.type.getStart(file));
    const path = file.fileName.slice(process.cwd().length + 1);
    const add = (text: string) =>
      faults.push({ file: path, line: line + 1, type: use.type.getText(file), text });
    if (columns === undefined) {
      // Knex notes there what has run.
      if (use.table === 'knex_migrations') return;
      add(`there is no table ${use.table}`);
      return;
    }
    compared += 1;
    for (const property of rowOf(checker, use.type).getProperties()) {
      const name = use.columns.get(property.name) ?? property.name;
      const column = columns.get(name);
      const whole = `${use.table}.${name}`;
      if (column === undefined) {
        if (!use.more) add(`${use.table} has no column ${name}`);
        continue;
      }
      const type = checker.getTypeOfSymbol(property);
      const parts = type.isUnion() ? type.types : [type];
      if (parts.some(({ flags }) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0)) {
        continue;
      }
      const nullable = parts.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
      if (nullable && !column.nullable) add(`${whole} is never null`);
      if (!nullable && column.nullable && !use.compared.has(name) && !places.has(whole)) {
        add(`${whole} may be null`);
      }
      const other = parts.find((part) => !isOf(part, column.kind));
      if (other !== undefined) {
        add(`${whole} is a ${column.kind}, not a ${checker.typeToString(other)}`);
      }
    }
  };

  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node)) for (const use of readUses(node)) compare(file, use);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { faults, compared };
}

/** The row of `Row`, `Row[]` and `Row | undefined`. */
function rowOf(checker: ts.TypeChecker, node: ts.TypeNode): ts.Type {
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  return checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type;
}

function isOf({ flags }: ts.Type, kind: Column['kind']): boolean {
  if ((flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0 || kind === 'json') return true;
  if (kind === 'number') return (flags & ts.TypeFlags.NumberLike) !== 0;
  if (kind === 'boolean') return (flags & ts.TypeFlags.BooleanLike) !== 0;
  return (flags & ts.TypeFlags.StringLike) !== 0 || (flags & ts.TypeFlags.Intersection) !== 0;
}

const readers = new Set(['first', 'select', 'returning']);
/** These read something besides columns. */
const adders = new Set(['avg', 'count', 'countDistinct', 'max', 'min', 'sum']);

/** The types of rows that a query names, which begins with this call: none where it reads several tables. */
function readUses(start: ts.CallExpression): readonly Use[] {
  const [first] = start.arguments;
  if (first === undefined || !ts.isStringLiteral(first) || !isDatabase(start.expression)) return [];
  const { methods, table } = readQuery(start, first.text);
  if (table === null) return [];
  const compared = new Set(methods.flatMap(readCompared));
  const own = start.typeArguments?.[0];
  const uses: Use[] = [];
  if (own !== undefined) uses.push({ table, type: own, columns: new Map(), compared, more: false });
  const selected = methods.flatMap((call) =>
    nameOf(call) === 'select' ? [...call.arguments] : [],
  );
  const adds = methods.some((call) => adders.has(nameOf(call)));
  for (const call of methods) {
    const type = call.typeArguments?.[0];
    if (type === undefined || !readers.has(nameOf(call))) continue;
    const said = call.arguments.length > 0 ? call.arguments : selected;
    const { columns, more } = readColumns(said);
    uses.push({ table, type, compared, columns, more: more || adds });
  }
  return uses;
}

const isDatabase = (callee: ts.Expression) =>
  /^(?:db|trx)$/.test(ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText());

/** The calls that follow one another on a query; no table where another is joined. */
function readQuery(start: ts.CallExpression, text: string) {
  const methods: ts.CallExpression[] = [];
  let node: ts.Node = start;
  while (ts.isPropertyAccessExpression(node.parent) && ts.isCallExpression(node.parent.parent)) {
    node = node.parent.parent;
    methods.push(node as ts.CallExpression);
  }
  const joined = methods.some((call) => /join|union|^with|^from$/i.test(nameOf(call)));
  const [, table = null] = /^(\w+)(?: as \w+)?$/.exec(text) ?? [];
  return { methods, table: joined ? null : table };
}

const nameOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

/** Columns that a condition compares with something. */
function readCompared(call: ts.CallExpression): readonly string[] {
  if (!/where/i.test(nameOf(call)) || nameOf(call) === 'whereNull') return [];
  return call.arguments.slice(0, 1).flatMap((argument) => {
    if (ts.isStringLiteral(argument)) return [argument.text.replace(/^\w+\./, '')];
    if (!ts.isObjectLiteralExpression(argument)) return [];
    return argument.properties.map(
      ({ name }) => name?.getText().replace(/^'(?:\w+\.)?|'$/g, '') ?? '',
    );
  });
}

/** Columns that a read names. */
function readColumns(args: readonly ts.Expression[]): Pick<Use, 'columns' | 'more'> {
  const flat = args.flatMap((argument) =>
    ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument],
  );
  const renamed = flat.filter(ts.isStringLiteral).flatMap(({ text }): [string, string][] => {
    const [, column, name] = /^(?:\w+\.)?(\w+) as (\w+)$/.exec(text) ?? [];
    return column === undefined || name === undefined ? [] : [[name, column]];
  });
  const isPlain = (each: ts.Expression) => ts.isStringLiteral(each) || ts.isSpreadElement(each);
  return { columns: new Map(renamed), more: !flat.every(isPlain) };
}
