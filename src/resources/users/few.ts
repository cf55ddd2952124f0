import type { Database } from '../../database/database.ts';
import { findFew, inAll } from '../../database/few-rows.ts';
import type { UserFilters } from './list-shape.ts';

/** In SQL, the filters that an index of its own serves, but for lists in another order not together with it. */
function conditionsOf(filters: UserFilters, administrator: boolean): string[] {
  const conditions: string[] = [];
  // Together with the order of ids these have an index.
  if (!administrator || filters.order_by === 'id' || filters.order_by === 'created_at') return [];
  if (filters.blocked === true) conditions.push("users.state in ('blocked', 'ldap_blocked')");
  if (filters.external === true) conditions.push('users.external');
  if (filters.admins) conditions.push('users.admin');
  if (filters.two_factor === 'enabled') conditions.push('users.two_factor_enabled');
  return conditions;
}

/**
 * Which users the filters may leave, where some index says that they are few; null where none does. See
 * `findFewProjects`.
 */
export async function findFewUsers(
  db: Database,
  filters: UserFilters,
  administrator: boolean,
): Promise<readonly number[] | null> {
  const users = () => db('users').select<{ id: number }[]>('users.id');
  const lists = conditionsOf(filters, administrator).map((condition) =>
    findFew(db, condition, (limit) => users().whereRaw(condition).limit(limit)),
  );
  const { created_after, created_before, custom_attributes = {} } = filters;
  if (administrator && (created_after ?? created_before) !== undefined) {
    lists.push(
      findFew(db, `users created: ${created_after} ${created_before}`, (limit) => {
        const created = users().limit(limit);
        if (created_after !== undefined) created.where('users.created_at', '>=', created_after);
        if (created_before !== undefined) created.where('users.created_at', '<=', created_before);
        return created;
      }),
    );
  }
  for (const key of administrator ? Object.keys(custom_attributes) : []) {
    lists.push(
      findFew(db, `users with attribute: ${key}`, (limit) =>
        db('user_custom_attributes')
          .where({ key })
          .select<{ id: number }[]>('user_id as id')
          .limit(limit),
      ),
    );
  }
  return inAll(await Promise.all(lists));
}
