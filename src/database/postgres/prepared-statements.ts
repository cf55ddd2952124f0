import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { GenerationalCache } from '../bounded-cache.ts';
import type { RowShape } from './row-shape.ts';

/** Statement that one connection has prepared or is about to prepare. */
export interface PostgresStatement {
  readonly name: string;
  readonly sql: string;
  readonly plannedForValues: boolean;
  /** Known once it has been described, and as fixed as the statement: Postgres refuses to run one that would change. */
  shape: RowShape | null;
}

/**
 * Names of the statements that set the planning of the following ones: each time with their values, or once for the
 * connection.
 */
export const planning = { eachTime: 'planned_each_time', once: 'planned_once' } as const;

/** Tells whether the best plan of a statement depends on its values, such as its limit or offset. */
export function isPlannedForValues(sql: string): boolean {
  return /\b(?:limit|offset) \$\d/i.test(sql);
}

/** Prepared statements of one connection; the oldest are deallocated. */
export class PostgresStatements {
  readonly #client: PoolClient;
  readonly #prepared = new GenerationalCache<string, PostgresStatement>(1000, (dropped) => {
    this.#deallocate([...dropped.values()]);
  });

  constructor(client: PoolClient) {
    this.#client = client;
    this.#preparePlanning();
  }

  /** The statement of this SQL; undefined for SQL that gains nothing from it. */
  get(sql: string): PostgresStatement | undefined {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      // Schema changes and the like run once.
      if (!/^\s*(select|insert|update|delete|with|values)\b/i.test(sql)) return undefined;
      const plannedForValues = isPlannedForValues(sql);
      prepared = { name: getStatementName(sql), sql, plannedForValues, shape: null };
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }

  /** Forgets everything, here and on the server. */
  async clear(): Promise<void> {
    this.#prepared.clear();
    const { connection } = toInternals(this.#client);
    connection.parsedStatements = {};
    await this.#client.query('deallocate all');
    this.#preparePlanning();
  }

  /** Queues the statements that switch the plan mode before any other query. */
  #preparePlanning(): void {
    for (const [name, mode] of [
      [planning.eachTime, 'force_custom_plan'],
      [planning.once, 'force_generic_plan'],
    ] as const) {
      // A lost connection shows with the query behind it.
      this.#client.query({ name, text: `set plan_cache_mode = ${mode}` }).catch(() => {});
    }
  }

  #deallocate(statements: readonly PostgresStatement[]): void {
    const { connection } = toInternals(this.#client);
    for (const { name } of statements) {
      // The server does not know a statement whose SQL it rejected. Deallocating it would fail, which inside a
      // transaction is fatal.
      if (connection.parsedStatements[name] === undefined) continue;
      delete connection.parsedStatements[name];
      // Queued in front of the query that pushed it out; a lost connection shows there.
      this.#client.query(`deallocate "${name}"`).catch(() => {});
    }
  }
}

/** Prepared statements of the connection, which the types of pg omit. */
interface ClientInternals {
  readonly connection: { parsedStatements: Record<string, string> };
}

function toInternals(client: PoolClient): ClientInternals {
  return client as unknown as ClientInternals;
}

const names = new GenerationalCache<string, string>(4000);

function getStatementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
    names.set(sql, name);
  }
  return name;
}
