import type { Database } from '#src/database/database.ts';

export interface RootState {
  readonly userId: number;
  /** Has no password yet: the first start was not completed. */
  readonly unfinished: boolean;
}

/** The administrator `root`, or null before it is made. */
export async function findRoot(db: Database): Promise<RootState | null> {
  interface Row {
    readonly id: number;
    readonly password_digest: string | null;
  }
  const root = await db<Row>('users')
    .where('username_key', 'root')
    .select('id', 'password_digest')
    .first();
  return root === undefined ? null : { userId: root.id, unfinished: root.password_digest === null };
}
