import type { Knex } from 'knex';
import { GenerationalCache } from './bounded-cache.ts';
import type { Database } from './database.ts';
import { execution } from './execution.ts';
import type { Dialect } from './executor.ts';
import { toNative } from './knex-client.ts';
import type { KnexBuilder } from './knex-client.ts';
import { SlotTable } from './slots.ts';
import type { Slots } from './slots.ts';
import { ListValue } from './values.ts';

export type { Slots } from './slots.ts';

/**
 * A query that Knex builds and compiles once, and that runs as a prepared statement ever after.
 * Every property that the query uses must be given, each time. `null` is welcome as a value to
 * store, and refused where the SQL compares (`= null` would match nothing): make that a shape.
 */
interface Statement<Parameters extends object, Result extends object> {
  /** Every row. */
  all(db: Database, parameters: Parameters): Promise<Result[]>;
  /** The first row; give the query a `limit(1)` so that Postgres does not send more. */
  first(db: Database, parameters: Parameters): Promise<Result | undefined>;
  /** Runs a write; returns the number of rows inserted, changed or deleted. */
  run(db: Database, parameters: Parameters): Promise<number>;
}

/** A statement for queries whose SQL depends on a shape: which filters are on, which order. */
export interface ShapedStatement<Shape, Parameters extends object, Result extends object> {
  all(db: Database, shape: Shape, parameters: Parameters): Promise<Result[]>;
  first(db: Database, shape: Shape, parameters: Parameters): Promise<Result | undefined>;
  run(db: Database, shape: Shape, parameters: Parameters): Promise<number>;
}

/** Awaitable builders of any row type. */
type AnyQuery = Pick<Knex.QueryBuilder | Knex.Raw, 'toSQL'>;

type Build<Parameters, Shape> = (db: Database, slots: Slots<Parameters>, shape: Shape) => AnyQuery;

/** Maximum number of compiled shapes of one statement. */
const maxShapes = 500;

/**
 * Declares a hot query, at module level:
 *
 *     const findByPath = statement<{ path: string }, ProjectRow>((db, { path }) =>
 *       db('projects').where('full_path', path).limit(1),
 *     );
 *     const project = await findByPath.first(db, { path: 'group/project' });
 *
 * The second argument holds placeholders, typed as the values they stand for so that Knex takes
 * them in `where`, `whereInList`, `limit`, `offset`, raw bindings, and as values to store. They cannot
 * be computed with or branched on.
 */
export function prepareStatement<Parameters extends object, Result extends object>(
  build: (db: Database, slots: Slots<Parameters>) => AnyQuery,
): Statement<Parameters, Result> {
  const compiled = new Map<Dialect, CompiledStatement>();

  function getCompiled(db: Database): CompiledStatement {
    const { dialect } = db[execution];
    let found = compiled.get(dialect);
    if (found === undefined) {
      found = compile(db, build, undefined);
      compiled.set(dialect, found);
    }
    return found;
  }

  return {
    async all(db, parameters) {
      const { sql, plan } = getCompiled(db);
      return toResult<Result[]>(await db[execution].executor.all(sql, fill(plan, parameters)));
    },
    async first(db, parameters) {
      const { sql, plan } = getCompiled(db);
      return toResult<Result | undefined>(
        await db[execution].executor.first(sql, fill(plan, parameters)),
      );
    },
    async run(db, parameters) {
      const { sql, plan } = getCompiled(db);
      return db[execution].executor.run(sql, fill(plan, parameters));
    },
  };
}

/**
 * Variant of `prepareStatement` for SQL that depends on `shape`: a text, or plain data small enough to be written as
 * JSON. The builder runs once per distinct shape, so only what changes the SQL belongs there; a value in a shape would
 * be compiled in and fill the cache.
 */
export function prepareShapedStatement<Shape, Parameters extends object, Result extends object>(
  build: Build<Parameters, Shape>,
): ShapedStatement<Shape, Parameters, Result> {
  const compiled = {
    sqlite: new GenerationalCache<string, CompiledStatement>(maxShapes),
    postgres: new GenerationalCache<string, CompiledStatement>(maxShapes),
  };

  function getCompiled(db: Database, shape: Shape): CompiledStatement {
    const shapes = compiled[db[execution].dialect];
    const key = typeof shape === 'string' ? shape : JSON.stringify(shape);
    let found = shapes.get(key);
    if (found === undefined) {
      found = compile(db, build, shape);
      shapes.set(key, found);
    }
    return found;
  }

  return {
    async all(db, shape, parameters) {
      const { sql, plan } = getCompiled(db, shape);
      return toResult<Result[]>(await db[execution].executor.all(sql, fill(plan, parameters)));
    },
    async first(db, shape, parameters) {
      const { sql, plan } = getCompiled(db, shape);
      return toResult<Result | undefined>(
        await db[execution].executor.first(sql, fill(plan, parameters)),
      );
    },
    async run(db, shape, parameters) {
      const { sql, plan } = getCompiled(db, shape);
      return db[execution].executor.run(sql, fill(plan, parameters));
    },
  };
}

/** The database returns columns of unknown types; the caller declares them. */
function toResult<Result>(rows: unknown): Result {
  return rows as Result;
}

interface CompiledStatement {
  readonly sql: string;
  readonly plan: readonly Binding[];
}

/** One `?` of the SQL: a constant that the builder wrote, or a parameter by name. */
interface Binding {
  readonly name: string | null;
  readonly constant: unknown;
  readonly list: boolean;
  readonly compared: boolean;
}

function compile<Parameters, Shape>(
  db: Database,
  build: Build<Parameters, Shape>,
  shape: Shape,
): CompiledStatement {
  const slots = new SlotTable<Parameters>();
  const builder: KnexBuilder = build(db, slots.proxy, shape);
  const query = builder.toSQL();
  if (Array.isArray(query)) throw new Error('a statement must be a single query');

  const { sql, values } = toNative(db[execution].client, builder, query);
  slots.assertNotSpelledOut(sql);
  const before = splitAtPlaceholders(query.sql);
  const plan = values.map((value, index): Binding => {
    const slot = slots.find(value);
    if (slot === undefined) {
      return { name: null, constant: value, list: false, compared: false };
    }
    if (/\bin \(?$/i.test(before[index] ?? '')) {
      throw new Error(`slot "${slot.name}" is a list: use whereInList() instead of whereIn()`);
    }
    return { ...slot, constant: undefined, compared: isCompared(before[index] ?? '') };
  });
  return { sql, plan };
}

function fill(plan: readonly Binding[], parameters: object): unknown[] {
  const values: unknown[] = new Array(plan.length);
  let index = -1;
  for (const binding of plan) {
    index += 1;
    const { name } = binding;
    if (name === null) {
      values[index] = binding.constant;
      continue;
    }
    const value: unknown = Reflect.get(parameters, name);
    if (value === undefined) throw new TypeError(`parameter "${name}" of the statement is missing`);
    if (value === null && binding.compared) {
      throw new TypeError(
        `parameter "${name}" is null where the statement compares it; ` +
          'make a shape with whereNull for that',
      );
    }
    if (binding.list) {
      if (!Array.isArray(value)) throw new TypeError(`parameter "${name}" must be a list`);
      values[index] = new ListValue(value);
    } else {
      values[index] = value;
    }
  }
  return values;
}

/** The SQL in front of each `?`, in order. `\?` is an operator, not a placeholder. */
function splitAtPlaceholders(sql: string): string[] {
  const texts: string[] = [];
  for (const match of sql.matchAll(/(?<!\\)\?/g)) texts.push(sql.slice(0, match.index));
  return texts;
}

/** Tells whether the next placeholder is an operand of a comparison and no stored value. */
function isCompared(text: string): boolean {
  if (!/(=|<>|!=|<|>|<=|>=|\blike|\bbetween|\bany|\blower)\s*\(?\s*$/i.test(text)) return false;
  const lower = text.toLowerCase();
  const lastSet = lower.lastIndexOf(' set ');
  const lastCondition = Math.max(
    lower.lastIndexOf(' where '),
    lower.lastIndexOf(' on '),
    lower.lastIndexOf(' having '),
  );
  return lastSet <= lastCondition;
}
