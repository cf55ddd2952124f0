import { Pool } from 'pg';
import type { ClientBase, PoolClient, PoolConfig, QueryResult, QueryResultRow } from 'pg';
import type { ConnectionLimits, ConnectOptions } from '../backend.ts';
import { DatabaseUnavailable, ServerReadOnly } from '../errors.ts';
import { transactionTimeoutMs } from '../transaction-scope.ts';
import { isConnectionLost, isServerUnreliable, translatePostgresFailure } from './failures.ts';
import { typeParsers } from './types.ts';

export const usualLimits: ConnectionLimits = {
  connectMs: 5_000,
  // The server itself ends a statement a little earlier.
  answerMs: transactionTimeoutMs + 2_000,
  revisionMs: 2_000,
  ageMs: 300_000,
};

const sessionSettings = [
  // Text forms of times are read by position, see parseTimestamp.
  'TimeZone=UTC',
  'DateStyle=ISO',
  // Pages are found along indexes, in memory or on disks without heads: as costly as rows in a row, or nearly. With
  // Postgres' own setting it would rather pass over thousands of rows in the order of ids.
  'random_page_cost=1.1',
  // Every query has an index. Postgres expects equally many rows of each value, even in columns where most rows have
  // one value, such as the issue of notes. It would then read the whole table for each row whose deletion a foreign
  // key cascades.
  'enable_seqscan=off',
  // Compiling a statement, or starting parallel workers, takes longer than reading a page.
  'jit=off',
  'max_parallel_workers_per_gather=0',
  // Every list walks along an index, so that one plan serves all values. Planning takes longer than running, and
  // Postgres would plan each statement five times on every connection, some of them for ever.
  'plan_cache_mode=force_generic_plan',
];

/** The settings of every connection to the server at `url`. */
export function toConnectionSettings(url: string, limits: ConnectionLimits): PoolConfig {
  return {
    connectionString: url,
    types: typeParsers,
    fallback_application_name: 'hearth',
    options: sessionSettings.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: transactionTimeoutMs,
    idle_in_transaction_session_timeout: transactionTimeoutMs,
    // Detects a lost peer after ten seconds, not after the two hours of the system.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/**
 * Connections to a server that may become silent, turn read-only or move to another address. Connections from before
 * such a change are not reused, and a connection left in a transaction never is.
 */
export class Connections {
  readonly #settings: PoolConfig;
  readonly #limits: ConnectionLimits;
  readonly #onError: NonNullable<ConnectOptions['onError']>;
  #pool: Pool;
  /** The open connections, and to which pool they belong. */
  readonly #pools = new Map<PoolClient, Pool>();
  readonly #taken = new Set<PoolClient>();
  #closed: Promise<void> | null = null;

  constructor(
    settings: PoolConfig,
    limits: ConnectionLimits,
    onError: NonNullable<ConnectOptions['onError']>,
  ) {
    this.#settings = settings;
    this.#limits = limits;
    this.#onError = onError;
    this.#pool = this.#openPool();
  }

  get load() {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { used: totalCount - idle, idle, waiting };
  }

  /** A connection of the caller's own until it is given back. */
  async take(): Promise<PoolClient> {
    for (;;) {
      if (this.#closed !== null) throw new DatabaseUnavailable('the database is closed');
      let client: PoolClient;
      try {
        client = await this.#pool.connect();
      } catch (error) {
        throw translatePostgresFailure(error);
      }
      this.#taken.add(client);
      if (this.#pools.get(client) === this.#pool) return client;
      this.giveBack(client, null);
    }
  }

  /**
   * @param failure error of the last use of the connection
   * @param unusable true if the connection is known to be unfit for others
   */
  giveBack(client: PoolClient, failure: unknown, unusable = false): void {
    this.#taken.delete(client);
    const pool = this.#pools.get(client);
    if (isServerUnreliable(failure)) this.distrust(pool);
    const fit = !unusable && pool === this.#pool && !isConnectionLost(failure) && isAtRest(client);
    if (!fit) cutOff(client);
    client.release(!fit);
  }

  /** Discards the pool, by default the current one, with all its connections: their answers are not reliable. */
  distrust(pool = this.#pool): void {
    if (pool !== this.#pool || this.#closed !== null) return;
    this.#pool = this.#openPool();
    // The others are cut off when they are given back.
    for (const [client, itsPool] of this.#pools) {
      if (itsPool === pool && !this.#taken.has(client)) cutOff(client);
    }
  }

  /** Waits for connections within a transaction, but not for an unresponsive server. */
  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    const patience = setTimeout(() => {
      for (const client of this.#pools.keys()) if (!this.#taken.has(client)) cutOff(client);
    }, this.#limits.connectMs);
    await this.#pool.end();
    clearTimeout(patience);
  }

  #openPool(): Pool {
    // The pool waits for it, which its types do not say.
    const admit = (client: ClientBase): unknown => requireWritable(client, this.#limits.connectMs);
    const pool = new Pool({
      ...this.#settings,
      // Queries of one transaction that do not wait for each other share a round trip.
      pipeline: true,
      idleTimeoutMillis: 60_000,
      maxLifetimeSeconds: this.#limits.ageMs / 1000,
      onConnect: admit,
    });
    // A stopping server ends idle connections, too; the pool replaces them on demand.
    pool.on('error', (error) => {
      if (!isConnectionLost(error)) this.#onError(error, 'an idle connection');
    });
    pool.on('connect', (client) => {
      this.#pools.set(client, pool);
      // The pool stops listening while a connection is in use; the query under way reports the failure.
      client.on('error', () => {});
    });
    pool.on('remove', (client) => void this.#pools.delete(client));
    return pool;
  }
}

/**
 * Refuses a server that takes no writes, as a standby does, and a session that is not set as ours are.
 * @throws DatabaseUnavailable
 */
export async function requireWritable(client: ClientBase, limitMs: number): Promise<void> {
  try {
    const { rows } = await askWithin<SessionRow>(client, { text: sessionQuestion }, limitMs);
    if (rows[0]?.read_only !== false) throw new ServerReadOnly();
    if (rows[0].time_zone !== 'UTC') {
      throw new DatabaseUnavailable('a proxy drops the settings of sessions');
    }
  } catch (error) {
    cutOff(client);
    throw error;
  }
}

interface SessionRow {
  readonly read_only: boolean;
  readonly time_zone: string;
}

const sessionQuestion = `
  select current_setting('transaction_read_only')::bool as read_only, current_setting('TimeZone') as time_zone`;

/** Runs a statement on a connection that ends when the answer does not come in time. */
export async function askWithin<Row extends QueryResultRow>(
  client: ClientBase,
  statement: { readonly text: string; readonly name?: string },
  limitMs: number,
): Promise<QueryResult<Row>> {
  const patience = setTimeout(() => cutOff(client), limitMs);
  try {
    return await client.query<Row>(statement);
  } finally {
    clearTimeout(patience);
  }
}

/** True when the server has answered everything, and no transaction is open. */
function isAtRest(client: PoolClient): boolean {
  const { readyForQuery } = client as unknown as ClientInternals;
  return readyForQuery && client.getTransactionStatus() === 'I';
}

/** Ends a connection without waiting for the server or for pending work. */
export function cutOff(client: ClientBase): void {
  const { connection } = client as unknown as ClientInternals;
  connection.stream.destroy();
}

/** pg's types leave it out. */
interface ClientInternals {
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: { destroy(): void } };
}
