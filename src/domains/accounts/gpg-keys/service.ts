import type { GpgKeysService } from '#generated/gpg-keys/service.ts';
import { throwCallerGone, type RequestContext, requireActor } from '#src/context.ts';
import { requireUser } from '#src/records/user.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';
import { findGpgKey, listGpgKeys } from './finder.ts';
import { presentGpgKey } from './presenter.ts';
import { removeGpgKey } from './remove.ts';
import { addGpgKey } from './table.ts';

export const gpgKeys = {
  async listOwnGpgKeys({ query }, context) {
    const { rows, page } = await listGpgKeys(context.db, requireActor(context).user.id, query);
    return { status: 200, page, body: rows.map((row) => presentGpgKey(row)) };
  },

  async getOwnGpgKey({ params }, context) {
    const key = await findGpgKey(context.db, requireActor(context).user.id, params.key_id);
    return { status: 200, body: presentGpgKey(key) };
  },

  async createOwnGpgKey({ body }, context) {
    const { user } = requireActor(context);
    const key = await addGpgKey(context.db, user.id, body.key, context).catch(throwCallerGone);
    return { status: 201, body: presentGpgKey(key) };
  },

  async deleteOwnGpgKey({ params, headers }, context) {
    const { user } = requireActor(context);
    await removeGpgKey(context.db, user, params.key_id, context, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async revokeOwnGpgKey({ params }, context) {
    await removeGpgKey(context.db, requireActor(context).user, params.key_id, context);
    return { status: 202, body: { message: '202 Accepted' } };
  },

  async listUserGpgKeys({ params, query }, { db, actor }) {
    const user = await findVisibleUser(db, actor, params.id);
    const { rows, page } = await listGpgKeys(db, user.id, query);
    return { status: 200, page, body: rows.map((row) => presentGpgKey(row)) };
  },

  async getUserGpgKey({ params }, { db, actor }) {
    const user = await findVisibleUser(db, actor, params.id);
    return { status: 200, body: presentGpgKey(await findGpgKey(db, user.id, params.key_id)) };
  },

  async createUserGpgKey({ params, body }, context) {
    const key = await addGpgKey(context.db, params.id, body.key, context);
    return { status: 201, body: presentGpgKey(key) };
  },

  async deleteUserGpgKey({ params, headers }, context) {
    const user = await requireUser(context.db, params.id);
    await removeGpgKey(context.db, user, params.key_id, context, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async revokeUserGpgKey({ params }, context) {
    const user = await requireUser(context.db, params.id);
    await removeGpgKey(context.db, user, params.key_id, context);
    return { status: 202, body: { message: '202 Accepted' } };
  },
} satisfies GpgKeysService<RequestContext>;
