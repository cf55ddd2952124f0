import type { Knex } from 'knex';
import type { ScimService } from '#generated/scim/service.ts';
import type { RequestContext } from '#src/context.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { paginate } from '#src/lists/offset.ts';
import { findExternUidError } from '#src/records/extern-uid.ts';
import { requireSamlProvider } from '#src/records/saml-provider.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { loadProvisionedGroup } from './caller.ts';
import { changeScimUser, isUidTaken, toNamedConflict } from './change.ts';
import { readFilter } from './filter.ts';
import { findUsers, requireScimUser, computeScimWindow } from './finder.ts';
import { readPatch } from './patch.ts';
import { presentScimIdentity, presentScimUser, presentScimUsers } from './presenter.ts';
import { readNewScimUser, provisionUser } from './provision.ts';
import { createScimRefusal } from './refusals.ts';
import {
  findByExternUid,
  selectIdentitiesAt,
  loadScimIdentities,
  updateIdentity,
} from './table.ts';

export const scim = {
  async listScimUsers({ params, query }, context) {
    const group = await loadProvisionedGroup(context, params.group_path);
    const filter = readFilter(query.filter ?? '');
    const page = await findUsers(context.db, group, filter, computeScimWindow(query));
    return { status: 200, body: presentScimUsers(page, group, context.today) };
  },

  async createScimUser({ params, body }, context) {
    const group = await loadProvisionedGroup(context, params.group_path);
    const input = readNewScimUser(body);
    const user = await translateConflicts(provisionUser(context, group, input));
    return { status: 201, body: presentScimUser(user, group, context.today) };
  },

  async getScimUser({ params }, context) {
    const group = await loadProvisionedGroup(context, params.group_path);
    const user = await requireScimUser(context.db, group, params.id);
    return { status: 200, body: presentScimUser(user, group, context.today) };
  },

  async replaceScimUser({ params, body }, context) {
    const group = await loadProvisionedGroup(context, params.group_path);
    const { active, externalId } = body;
    const error = externalId === undefined ? null : findExternUidError(externalId);
    if (error !== null) throw createScimRefusal(`externalId ${error}`);
    const input = { active, ...(externalId !== undefined && { externUid: externalId }) };
    const changing = changeScimUser(context.db, group, params.id, input, context.now);
    const user = await translateConflicts(changing);
    return { status: 200, body: presentScimUser(user, group, context.today) };
  },

  async updateScimUser({ params, body }, context) {
    const { db, now } = context;
    const group = await loadProvisionedGroup(context, params.group_path);
    const input = readPatch(body);
    if (input === null) await requireScimUser(db, group, params.id);
    else await translateConflicts(changeScimUser(db, group, params.id, input, now));
    return { status: 204 };
  },

  async deleteScimUser({ params }, context) {
    const group = await loadProvisionedGroup(context, params.group_path);
    await translateConflicts(
      changeScimUser(context.db, group, params.id, { active: false }, context.now),
    );
    return { status: 204 };
  },

  async listScimIdentities({ group, query }, { db, today }) {
    const { id: providerId } = await requireSamlProvider(db, group.id);
    const identities = selectIdentitiesAt(db, providerId)
      .orderBy('id')
      .select('id') as IdentityQuery;
    const { rows, page } = await paginate(db, identities, query);
    const shown = await loadScimIdentities(db, rows);
    return { status: 200, page, body: shown.map((row) => presentScimIdentity(row, today)) };
  },

  async updateScimIdentity({ group, params, body }, { db, now }) {
    const extern_uid = body.extern_uid;
    const error = findExternUidError(extern_uid);
    if (error !== null) throw new BadRequest({ extern_uid: [error] });
    const change = db.transaction(async (db) => {
      await lockNamespace(db, group.id);
      const { id: providerId } = await requireSamlProvider(db, group.id);
      const identity = await findByExternUid(db, providerId, params.uid);
      if (identity === undefined) throw new NotFound('Identity');
      await updateIdentity(db, identity.id, { extern_uid }, now);
    });
    await change.catch((error: unknown) => {
      throw isUidTaken(error) ? new BadRequest({ extern_uid: ['has already been taken'] }) : error;
    });
    return { status: 204 };
  },
} satisfies ScimService<RequestContext>;

type IdentityQuery = Knex.QueryBuilder<{ id: number }, { id: number }[]>;

async function translateConflicts<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw toNamedConflict(error) ?? error;
  }
}
