import type { SshKeyWithUser } from '#generated/ssh-keys/types.ts';
import type { RequestContext } from '#src/context.ts';
import { loadAccount } from '#src/domains/core/users/account/accounts.ts';
import { loadUserPresentation } from '#src/domains/core/users/presentation.ts';
import { RowNotFound } from '#src/errors.ts';
import { findUser } from '#src/records/user.ts';
import { presentSshKeyWithUser } from './presenter.ts';
import type { SshKeyRow } from './table.ts';

/** @throws RowNotFound if the user was deleted with the key after the key was read */
export async function loadSshKeyWithUser(
  key: SshKeyRow,
  context: RequestContext,
): Promise<SshKeyWithUser> {
  const { db } = context;
  const user = await findUser(db, key.user_id);
  if (user === undefined) throw new RowNotFound();
  const presentation = await loadUserPresentation(context);
  return presentSshKeyWithUser(key, user, await loadAccount(db, user), presentation);
}
