import { Client } from 'pg';
import type { ClientConfig, Submittable } from 'pg';
import type { ConnectionLimits } from '../backend.ts';
import { ServerReadOnly, ServerSilent } from '../errors.ts';
import type { Row } from '../executor.ts';
import { askWithin, cutOff, requireWritable } from './connections.ts';
import { RowShape } from './row-shape.ts';

/** The part of pg's connection that is written to. */
interface Connection {
  readonly stream: { write(bytes: Buffer): void };
}

type Done = (error: Error | null, row: Row | undefined) => void;

const name = 'repeated';

/**
 * A statement without parameters that runs over and over, on a connection of its own. The sent bytes never change,
 * no pool is searched, and the statement waits for no other. It costs half of a query from the pool, on both ends.
 */
export class RepeatedQuery {
  readonly #settings: ClientConfig;
  readonly #limits: ConnectionLimits;
  readonly #sql: string;
  #connecting: Promise<Client> | null = null;
  #client: Client | null = null;
  #madeAt = 0;
  #shape: RowShape | null = null;
  #closed = false;

  /** The row of the query has a column `read_only`, which describes the server. */
  constructor(settings: ClientConfig, limits: ConnectionLimits, sql: string) {
    this.#settings = { ...settings, connectionTimeoutMillis: limits.revisionMs };
    this.#limits = limits;
    this.#sql = sql;
  }

  /**
   * First row as of now. The connection is replaced with the next call after any failure; callers who need an answer
   * must query in another way meanwhile.
   * @throws ServerSilent, ServerReadOnly when no other connection to the server is reliable either
   */
  async first(): Promise<Row | undefined> {
    const client = this.#youngClient() ?? (await this.#connect());
    return new Promise((resolve, reject) => {
      let answered = false;
      const fail = (error: Error) => {
        answered = true;
        this.#forget(client);
        cutOff(client);
        reject(error);
      };
      const giveUp = () => {
        // An answer that arrived while the loop was busy has been read by then.
        setImmediate(() => {
          if (!answered) fail(new ServerSilent());
        });
      };
      const patience = setTimeout(giveUp, this.#limits.revisionMs);
      const finishQuery: Done = (error, row) => {
        if (answered) return;
        clearTimeout(patience);
        if (error !== null) return fail(error);
        if (row?.['read_only'] === true) return fail(new ServerReadOnly());
        answered = true;
        resolve(row);
      };
      client.query(new Execution(this.#shape, finishQuery));
    });
  }

  /** The connection, if there is one that is not too old. */
  #youngClient(): Client | null {
    const client = this.#client;
    if (client === null || performance.now() - this.#madeAt < this.#limits.ageMs) return client;
    this.#forget(client);
    client.end().catch(() => {});
    return null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#connecting?.catch(() => null);
    if (client === null || client === undefined) return;
    const patience = setTimeout(() => cutOff(client), this.#limits.revisionMs);
    await client.end();
    clearTimeout(patience);
  }

  #connect(): Promise<Client> {
    this.#connecting ??= this.#open().catch((error: unknown) => {
      this.#connecting = null;
      throw error;
    });
    return this.#connecting;
  }

  async #open(): Promise<Client> {
    if (this.#closed) throw new Error('the database is closed');
    const client = new Client(this.#settings);
    const forgetClient = () => this.#forget(client);
    client.on('error', forgetClient).on('end', forgetClient);
    await client.connect();
    this.#madeAt = performance.now();
    await requireWritable(client, this.#limits.revisionMs);
    const { fields } = await askWithin(client, { name, text: this.#sql }, this.#limits.revisionMs);
    this.#shape = new RowShape(fields);
    this.#client = client;
    return client;
  }

  #forget(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#connecting = null;
  }
}

/** One execution, in place of pg's own query; pg calls its methods. */
class Execution implements Submittable {
  readonly #shape: RowShape | null;
  readonly #done: Done;
  #row: Row | undefined;

  constructor(shape: RowShape | null, done: Done) {
    this.#shape = shape;
    this.#done = done;
  }

  submit(connection: unknown): void {
    (connection as Connection).stream.write(request);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#row ??= this.#shape?.toRow(fields);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#done(null, this.#row);
  }

  handleError(error: Error): void {
    this.#done(error, undefined);
  }
}

/** Messages of Postgres' protocol that bind the prepared statement to nothing, execute it and end there. */
const request = Buffer.concat([
  formatMessage('B', Buffer.from(`\0${name}\0\0\0\0\0\0\0`, 'latin1')),
  formatMessage('E', Buffer.from('\0\0\0\0\0', 'latin1')),
  formatMessage('S', Buffer.alloc(0)),
]);

function formatMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
