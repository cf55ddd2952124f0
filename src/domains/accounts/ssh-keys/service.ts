import type { SshKeysService } from '#generated/ssh-keys/service.ts';
import type { DeployKeyWithProjects, SshKeyWithUser } from '#generated/ssh-keys/types.ts';
import { throwCallerGone, type RequestContext, requireActor } from '#src/context.ts';
import { NotFound, RowNotFound } from '#src/errors.ts';
import { findUser, requireUser } from '#src/records/user.ts';
import { findDeployKeyBy, listHolders } from '#src/domains/projects/deploy-keys/table.ts';
import { loadAccount } from '#src/domains/core/users/account/accounts.ts';
import { loadUserPresentation } from '#src/domains/core/users/presentation.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';
import { addSshKey } from './add.ts';
import { findAnySshKey, findSshKey, findSshKeyBy, listSshKeys, readFingerprint } from './finder.ts';
import { presentDeployKey, presentSshKey, presentSshKeyWithUser } from './presenter.ts';
import { removeSshKey } from './remove.ts';
import type { SshKeyRow } from './table.ts';

export const sshKeys = {
  async listOwnSshKeys({ query }, context) {
    const { db, url } = context;
    const { user } = requireActor(context);
    const { rows, page } = await listSshKeys(db, user.id, query);
    return { status: 200, page, body: rows.map((row) => presentSshKey(row, user, url)) };
  },

  async getOwnSshKey({ params }, context) {
    const { user } = requireActor(context);
    const key = await findSshKey(context.db, user.id, params.key_id);
    return { status: 200, body: presentSshKey(key, user, context.url) };
  },

  async createOwnSshKey({ body }, context) {
    const { db, clock, config, url } = context;
    const { user } = requireActor(context);
    const options = { actor: context.actor, now: clock().toISOString(), plan: config.plan };
    const key = await addSshKey(db, user.id, body, options).catch(throwCallerGone);
    return { status: 201, body: presentSshKey(key, user, url) };
  },

  async deleteOwnSshKey({ params, headers }, context) {
    const { user } = requireActor(context);
    await removeSshKey(context.db, user, params.key_id, context, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async listUserSshKeys({ params, query }, { db, actor, url }) {
    const user = await findVisibleUser(db, actor, params.id);
    const { rows, page } = await listSshKeys(db, user.id, query);
    return { status: 200, page, body: rows.map((row) => presentSshKey(row, user, url)) };
  },

  async getUserSshKey({ params }, { db, actor, url }) {
    const user = await findVisibleUser(db, actor, params.id);
    const key = await findSshKey(db, user.id, params.key_id);
    return { status: 200, body: presentSshKey(key, user, url) };
  },

  async createUserSshKey({ params, body }, { db, actor, now, config, url }) {
    const user = await requireUser(db, params.id);
    const options = { actor, now, plan: config.plan };
    const key = await addSshKey(db, user.id, body, options);
    return { status: 201, body: presentSshKey(key, user, url) };
  },

  async deleteUserSshKey({ params, headers }, context) {
    const user = await requireUser(context.db, params.id);
    await removeSshKey(context.db, user, params.key_id, context, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async getSshKeyWithUser({ params }, context) {
    const key = await findAnySshKey(context.db, params.id);
    return { status: 200, body: await presentWithUser(key, context) };
  },

  async findSshKeyByFingerprint({ query }, context) {
    const fingerprint = readFingerprint(query.fingerprint);
    const key = await findSshKeyBy(context.db, fingerprint);
    if (key !== undefined) return { status: 200, body: await presentWithUser(key, context) };
    return { status: 200, body: await presentMachineKey(fingerprint, context) };
  },
} satisfies SshKeysService<RequestContext>;

async function presentWithUser(key: SshKeyRow, context: RequestContext): Promise<SshKeyWithUser> {
  const { db } = context;
  const user = await findUser(db, key.user_id);
  // Gone since the key was read, and the key with it.
  if (user === undefined) throw new RowNotFound();
  const presentation = await loadUserPresentation(context);
  return presentSshKeyWithUser(key, user, await loadAccount(db, user), presentation);
}

/** @throws NotFound where no deploy key has the fingerprint either */
async function presentMachineKey(
  fingerprint: ReturnType<typeof readFingerprint>,
  { db }: RequestContext,
): Promise<DeployKeyWithProjects> {
  const key = await findDeployKeyBy(db, fingerprint);
  if (key === undefined) throw new NotFound('Key');
  return presentDeployKey(key, await listHolders(db, key));
}
