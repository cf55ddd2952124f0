import type { SshKeysService } from '#generated/ssh-keys/service.ts';
import type { DeployKeyWithProjects } from '#generated/ssh-keys/types.ts';
import type { RequestContext } from '#src/context.ts';
import { findSshKeyBy, readFingerprint } from '#src/domains/accounts/ssh-keys/finder.ts';
import { loadSshKeyWithUser } from '#src/domains/accounts/ssh-keys/load-with-user.ts';
import { presentDeployKey } from '#src/domains/accounts/ssh-keys/presenter.ts';
import { findDeployKeyBy, listHolders } from '#src/domains/projects/deploy-keys/table.ts';
import { NotFound } from '#src/errors.ts';

export const sshKeys = {
  async findSshKeyByFingerprint({ query }, context) {
    const fingerprint = readFingerprint(query.fingerprint);
    const key = await findSshKeyBy(context.db, fingerprint);
    if (key !== undefined) return { status: 200, body: await loadSshKeyWithUser(key, context) };
    return { status: 200, body: await presentMachineKey(fingerprint, context) };
  },
} satisfies Partial<SshKeysService<RequestContext>>;

/** @throws NotFound where no deploy key has the fingerprint either */
async function presentMachineKey(
  fingerprint: ReturnType<typeof readFingerprint>,
  { db }: RequestContext,
): Promise<DeployKeyWithProjects> {
  const key = await findDeployKeyBy(db, fingerprint);
  if (key === undefined) throw new NotFound('Key');
  return presentDeployKey(key, await listHolders(db, key));
}
