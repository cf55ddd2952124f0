import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { BoundedCache } from '../bounded-cache.ts';

/** Names of the statements that one connection has prepared; the oldest are deallocated. */
export class PreparedNames {
  readonly #client: PoolClient;
  readonly #prepared = new BoundedCache<string, string>(1000, (dropped) => {
    this.#deallocate([...dropped.values()]);
  });

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** The name to run the statement under; undefined for those that gain nothing from it. */
  get(sql: string): string | undefined {
    let name = this.#prepared.get(sql);
    if (name === undefined) {
      // Schema changes and the like run once.
      if (!/^\s*(select|insert|update|delete|with|values)\b/i.test(sql)) return undefined;
      name = nameOf(sql);
      this.#prepared.set(sql, name);
    }
    return name;
  }

  /** Forgets everything, here and on the server. */
  async clear(): Promise<void> {
    this.#prepared.clear();
    const { connection } = internalsOf(this.#client);
    connection.parsedStatements = {};
    await this.#client.query('deallocate all');
  }

  #deallocate(names: string[]): void {
    const { connection } = internalsOf(this.#client);
    for (const name of names) {
      // One whose SQL was refused is unknown to the server, and to deallocate it would fail, which
      // inside a transaction is fatal.
      if (connection.parsedStatements[name] === undefined) continue;
      delete connection.parsedStatements[name];
      // Queued in front of the query that pushed it out; a lost connection shows there.
      this.#client.query(`deallocate "${name}"`).catch(() => {});
    }
  }
}

/** pg keeps what a connection has prepared here, and its types leave it out. */
interface ClientInternals {
  readonly connection: { parsedStatements: Record<string, string> };
}

function internalsOf(client: PoolClient): ClientInternals {
  return client as unknown as ClientInternals;
}

const names = new BoundedCache<string, string>(4000);

function nameOf(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
    names.set(sql, name);
  }
  return name;
}
