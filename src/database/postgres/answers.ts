import type { PoolClient, QueryConfig, QueryResult, Submittable } from 'pg';
import { ServerSilent } from '../errors.ts';
import type { Row } from '../executor.ts';
import { cutOff } from './connections.ts';
import { PreparedQuery, type QueryOutcome, type SentValue } from './prepared-query.ts';
import type { PostgresStatement } from './prepared-statements.ts';

/** Number of checks for late answers within the time limit of an answer. */
const looksPerLimitCount = 8;

interface Waiting {
  readonly client: PoolClient;
  readonly since: number;
  readonly giveUp: (error: Error) => void;
}

/**
 * The statements under way, and who waits for their answers: for no longer than `limitMs` and an eighth. pg's own limit
 * takes a timer for each statement, and its own promises keep the query until all garbage is collected (decision 0037).
 */
export class Answers {
  readonly #waiting = new Set<Waiting>();
  readonly #watch: NodeJS.Timeout;

  constructor(limitMs: number) {
    this.#watch = setInterval(() => this.#look(limitMs), limitMs / looksPerLimitCount).unref();
  }

  /** @throws ServerSilent, after which the connection has ended */
  ask(client: PoolClient, query: QueryConfig): Promise<QueryResult<Row>> {
    return this.#wait(client, (done) => void client.query<Row>(query, done));
  }

  /** Executes a prepared statement. */
  execute(
    client: PoolClient,
    statement: PostgresStatement,
    values: readonly SentValue[],
  ): Promise<QueryOutcome> {
    return this.#wait(client, (done) => {
      client.query(new PreparedQuery(statement, values, done) as unknown as Submittable);
    });
  }

  close(): void {
    clearInterval(this.#watch);
  }

  #wait<Answer>(
    client: PoolClient,
    send: (done: (error: Error | null, answer: Answer) => void) => void,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const waiting = { client, since: performance.now(), giveUp: reject };
      this.#waiting.add(waiting);
      send((error, answer) => {
        this.#waiting.delete(waiting);
        if (error === null) resolve(answer);
        else reject(error);
      });
    });
  }

  #look(limitMs: number): void {
    const late = performance.now() - limitMs;
    for (const waiting of this.#waiting) {
      // Waiting queries are in the order of their sending.
      if (waiting.since > late) break;
      this.#waiting.delete(waiting);
      waiting.giveUp(new ServerSilent());
      cutOff(waiting.client);
    }
  }
}
