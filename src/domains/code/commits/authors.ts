import type { RequestContext } from '#src/context.ts';
import { fold } from '#src/database/folding.ts';
import type { UserRow } from '#src/records/user.ts';
import { findCommitEmailHost } from '#src/settings/commit-email-host.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findUsersById } from '#src/domains/core/users/finder.ts';
import { loadOwnersOfAddresses } from '#src/domains/core/users/owners-of-addresses.ts';

/**
 * Finds users by an address that they have proven. Commits may contain any address; the owner of a private one is
 * visible to that owner and to administrators alone.
 */
export async function loadAuthorsByAddress(
  { db, config, actor }: Pick<RequestContext, 'db' | 'config' | 'actor'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, UserRow>> {
  const hiddenHost = findCommitEmailHost(
    await loadCurrentSettings(db),
    new URL(config.baseUrl).hostname,
  );
  const owners = await loadOwnersOfAddresses(db, addresses, { hiddenHost, as: 'credited' });
  const users = await findUsersById(db, [...new Set(owners.values())]);
  const byId = new Map(users.map((user) => [user.id, user]));
  const authors = new Map<string, UserRow>();
  for (const [address, id] of owners) {
    const user = byId.get(id);
    if (user === undefined) continue;
    const open = address.endsWith(`@${hiddenHost}`) || fold(address) === fold(user.public_email);
    if (open || actor?.user.id === id || actor?.admin === true) authors.set(address, user);
  }
  return authors;
}
