import { Client } from 'pg';
import type { ClientConfig, Submittable } from 'pg';
import type { Row } from '../executor.ts';
import { RowShape } from './row-shape.ts';

/** The part of pg's connection that is written to. */
interface Connection {
  readonly stream: { write(bytes: Buffer): void };
}

type Done = (error: Error | null, row: Row | undefined) => void;

const name = 'repeated';

/**
 * One statement without parameters that is run over and over, on a connection of its own: what there is to send never
 * changes, no connection has to be found for it, and it waits behind nothing. Half the work of a query from the pool,
 * on both ends.
 */
export class RepeatedQuery {
  readonly #settings: ClientConfig;
  readonly #sql: string;
  #connecting: Promise<Client> | null = null;
  #client: Client | null = null;
  #shape: RowShape | null = null;
  #closed = false;

  constructor(settings: ClientConfig, sql: string) {
    this.#settings = settings;
    this.#sql = sql;
  }

  /**
   * The first row as of now. After any failure the connection is made anew with the next call: whoever must have an
   * answer asks in another way meanwhile.
   */
  async first(): Promise<Row | undefined> {
    const client = this.#client ?? (await this.#connect());
    return new Promise((resolve, reject) => {
      const done: Done = (error, row) => {
        if (error === null) return resolve(row);
        this.#forget(client);
        reject(error);
      };
      client.query(new Execution(this.#shape, done));
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#connecting?.catch(() => null);
    await client?.end();
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
    const lost = () => this.#forget(client);
    client.on('error', lost).on('end', lost);
    await client.connect();
    const { fields } = await client.query({ name, text: this.#sql });
    this.#shape = new RowShape(fields);
    this.#client = client;
    return client;
  }

  #forget(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#connecting = null;
    client.end().catch(() => {});
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
  message('B', Buffer.from(`\0${name}\0\0\0\0\0\0\0`, 'latin1')),
  message('E', Buffer.from('\0\0\0\0\0', 'latin1')),
  message('S', Buffer.alloc(0)),
]);

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
