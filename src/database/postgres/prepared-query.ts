import { Query } from 'pg';
import type { Row } from '../executor.ts';
import { planning, type PostgresStatement } from './prepared-statements.ts';
import { RowShape, type FieldDescription } from './row-shape.ts';

/** The result of a query. */
export interface QueryOutcome {
  readonly rows: Row[];
  /** Rows read, inserted, changed or deleted. */
  readonly count: number;
}

/** Value in its sent form: text, or bytes. */
export type SentValue = string | Buffer | null;

/** The parts of pg's connection that a query writes to. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(parameters: { readonly statement: string; readonly values: readonly SentValue[] }): void;
  describe(what: { readonly type: 'P'; readonly name: string }): void;
  execute(portal: object): void;
  sync(): void;
}

type Done = (error: Error | null, outcome: QueryOutcome) => void;

/** The members of pg's own class that its types leave out. */
interface QueryInternals {
  name: string;
  /** Handed to the callback in the end. */
  _results: unknown;
  _canceledDueToError: unknown;
}

const Base = Query as unknown as new (
  text: string,
  values: undefined,
  callback: Done,
) => QueryInternals;

/**
 * Prepared statement under way. It replaces pg's own query, which requests the description of the columns with each
 * execution. For a project that is larger than the row, and takes both ends longer to process.
 */
export class PreparedQuery extends Base {
  readonly #statement: PostgresStatement;
  readonly #values: readonly SentValue[];
  readonly #outcome = { rows: [] as Row[], count: 0 };

  constructor(statement: PostgresStatement, values: readonly SentValue[], done: Done) {
    super(statement.sql, undefined, done);
    this.name = statement.name;
    this.#statement = statement;
    this.#values = values;
    this._results = this.#outcome;
  }

  /** Called by pg, which sends everything written here at once. */
  prepare(connection: Connection): void {
    const { name, sql, shape, plannedForValues } = this.#statement;
    const { parsedStatements, submittedNamedStatements } = connection;
    if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
      connection.parse({ name, text: sql });
      submittedNamedStatements[name] = sql;
    }
    if (plannedForValues) perform(connection, planning.eachTime);
    connection.bind({ statement: name, values: this.#values });
    if (shape === null) connection.describe({ type: 'P', name: '' });
    connection.execute({});
    // A failing statement also rolls back the setting.
    if (plannedForValues) perform(connection, planning.once);
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDescription[] }): void {
    this.#statement.shape = new RowShape(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { shape } = this.#statement;
    if (shape === null || this._canceledDueToError) return;
    try {
      this.#outcome.rows.push(shape.toRow(fields));
    } catch (error) {
      // Called when the remaining rows have arrived.
      this._canceledDueToError = error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (text !== 'SET') this.#outcome.count = Number(/\d+$/.exec(text)?.[0] ?? 0);
  }
}

function perform(connection: Connection, statement: string): void {
  connection.bind({ statement, values: [] });
  connection.execute({});
}
