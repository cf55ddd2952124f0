import type { SshKeysService } from '#generated/ssh-keys/service.ts';
import { throwCallerGone, type RequestContext, requireActor } from '#src/context.ts';
import { requireUser } from '#src/records/user.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';
import { addSshKey } from './add.ts';
import { findAnySshKey, findSshKey, listSshKeys } from './finder.ts';
import { presentSshKey } from './presenter.ts';
import { loadSshKeyWithUser } from './load-with-user.ts';
import { removeSshKey } from './remove.ts';

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
    return { status: 200, body: await loadSshKeyWithUser(key, context) };
  },
} satisfies Omit<SshKeysService<RequestContext>, OfProjects>;

/** Operations in `src/domains/projects/`. */
type OfProjects = 'findSshKeyByFingerprint';
