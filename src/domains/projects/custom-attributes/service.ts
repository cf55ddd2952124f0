import type { CustomAttributesService } from '#generated/custom-attributes/service.ts';
import type { RequestContext } from '#src/context.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { requireUser } from '#src/records/user.ts';
import {
  deleteCustomAttribute,
  findCustomAttribute,
  listCustomAttributes,
  type AttributeOwner,
  setCustomAttribute,
} from './table.ts';

export const customAttributes = {
  async listUserCustomAttributes({ params, query }, context) {
    return list(context, await findUserOwner(context, params.id), query);
  },
  async getUserCustomAttribute({ params }, context) {
    return get(context, await findUserOwner(context, params.id), params.key);
  },
  async setUserCustomAttribute({ params, body }, context) {
    return set(context, await findUserOwner(context, params.id), params.key, body.value);
  },
  async deleteUserCustomAttribute({ params }, context) {
    return remove(context, await findUserOwner(context, params.id), params.key);
  },

  async listGroupCustomAttributes({ params, query }, context) {
    return list(context, await findGroupOwner(context, params.id), query);
  },
  async getGroupCustomAttribute({ params }, context) {
    return get(context, await findGroupOwner(context, params.id), params.key);
  },
  async setGroupCustomAttribute({ params, body }, context) {
    return set(context, await findGroupOwner(context, params.id), params.key, body.value);
  },
  async deleteGroupCustomAttribute({ params }, context) {
    return remove(context, await findGroupOwner(context, params.id), params.key);
  },

  async listProjectCustomAttributes({ params, query }, context) {
    return list(context, await findProjectOwner(context, params.id), query);
  },
  async getProjectCustomAttribute({ params }, context) {
    return get(context, await findProjectOwner(context, params.id), params.key);
  },
  async setProjectCustomAttribute({ params, body }, context) {
    return set(context, await findProjectOwner(context, params.id), params.key, body.value);
  },
  async deleteProjectCustomAttribute({ params }, context) {
    return remove(context, await findProjectOwner(context, params.id), params.key);
  },
} satisfies CustomAttributesService<RequestContext>;

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock'>;

async function findUserOwner({ db }: Context, id: number): Promise<AttributeOwner> {
  const user = await requireUser(db, id);
  return { type: 'User', id: user.id };
}

async function findGroupOwner(
  { db, actor }: Context,
  idOrPath: number | string,
): Promise<AttributeOwner> {
  const { id } = await findGroupFor(db, actor, idOrPath);
  return { type: 'Group', id };
}

async function findProjectOwner(
  { db, actor }: Context,
  idOrPath: number | string,
): Promise<AttributeOwner> {
  const { id } = await findProjectFor(db, actor, idOrPath);
  return { type: 'Project', id };
}

async function list({ db }: Context, owner: AttributeOwner, query: OffsetQuery) {
  const { rows, page } = await listCustomAttributes(db, owner, query);
  return { status: 200, page, body: rows.map(({ key, value }) => ({ key, value })) } as const;
}

async function get({ db }: Context, owner: AttributeOwner, key: string) {
  return { status: 200, body: await findCustomAttribute(db, owner, key) } as const;
}

async function set({ db, clock }: Context, owner: AttributeOwner, key: string, value: string) {
  const now = clock().toISOString();
  return { status: 200, body: await setCustomAttribute(db, owner, { key, value }, now) } as const;
}

async function remove({ db }: Context, owner: AttributeOwner, key: string) {
  await deleteCustomAttribute(db, owner, key);
  return { status: 204 } as const;
}
