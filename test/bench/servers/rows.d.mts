/** Prepared statements by hand on either database. */
export interface Rows {
  readonly sqlite: boolean;
  query(
    name: string,
    sql: string,
  ): (...values: unknown[]) => Record<string, unknown>[] | Promise<Record<string, unknown>[]>;
  /** Reads in one transaction on SQLite, so that its statements do not lock and unlock the file one by one. */
  snapshot(work: () => Promise<void>): Promise<void>;
  close(): void | Promise<void>;
}

export function openRows(url: string): Rows;
