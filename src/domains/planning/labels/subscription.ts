import type { Database } from '#src/database/database.ts';

interface Subscription {
  readonly user_id: number;
  readonly label_id: number;
}

/** False if the user already watches the label. */
export async function subscribeToLabel(
  db: Database,
  { user_id, label_id }: Subscription,
  now: string,
): Promise<boolean> {
  const added = await db('label_subscriptions')
    .insert({ user_id, label_id, created_at: now })
    .onConflict(['user_id', 'label_id'])
    .ignore()
    .returning('label_id');
  return added.length > 0;
}

/** False if the user does not watch the label. */
export async function unsubscribe(
  db: Database,
  { user_id, label_id }: Subscription,
): Promise<boolean> {
  const removed = await db('label_subscriptions')
    .where({ user_id, label_id })
    .delete()
    .returning('label_id');
  return removed.length > 0;
}
