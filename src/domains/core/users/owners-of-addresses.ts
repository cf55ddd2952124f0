import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';

/**
 * Finds the users who own addresses, including private addresses at `hiddenHost`. Credit requires a proven address; a
 * restriction applies to claimed ones too.
 */
export async function loadOwnersOfAddresses(
  db: Database,
  addresses: readonly string[],
  { hiddenHost, as }: { readonly hiddenHost: string; readonly as: 'credited' | 'barred' },
): Promise<ReadonlyMap<string, number>> {
  const hiddenDomain = `@${hiddenHost}`;
  const owners = new Map<string, number>();
  const keys = addresses.map((address) => fold(address));
  const rows = await whereInList(
    db('emails')
      .whereNotNull(as === 'credited' ? 'proven_at' : 'confirmed_at')
      .select<{ email_key: string; user_id: number }[]>('email_key', 'user_id'),
    'email_key',
    keys,
  );
  const byKey = new Map(rows.map((row) => [row.email_key, row.user_id]));
  const hidden = addresses.filter((address) => address.endsWith(hiddenDomain));
  const ids = hidden.map((address) => Number(/^(\d{1,15})-/.exec(address)?.[1] ?? 0));
  const users = await whereInList(
    db('users').select<{ id: number; username: string }[]>('id', 'username'),
    'id',
    ids,
  );
  const byName = new Map(users.map(({ id, username }) => [`${id}-${username}${hiddenDomain}`, id]));
  for (const address of addresses) {
    const owner = byKey.get(fold(address)) ?? byName.get(address);
    if (owner !== undefined) owners.set(address, owner);
  }
  return owners;
}
