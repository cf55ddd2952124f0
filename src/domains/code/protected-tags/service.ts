import type { ProtectTag } from '#generated/protected-tags/types.ts';
import type { ProtectedTagsService } from '#generated/protected-tags/service.ts';
import type { RequestContext } from '#src/context.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { Conflict } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import {
  chooseLevels,
  refuseLevels,
  findRoomErrors,
  findRefusedLevels,
  findNameErrors,
  refuseVanished,
} from '#src/domains/code/protected-branches/access-levels.ts';
import { protectionPolicy } from '#src/domains/code/protected-branches/policy.ts';
import { findProtectedTag, findProtectedTags } from './finder.ts';
import { presentProtectedTag } from './presenter.ts';
import { insertProtectedTag, loadTagLevels, type ProtectedTagRow } from './table.ts';

export const protectedTags = {
  async listProtectedTags({ project, query }, context) {
    const { rows, page } = await findProtectedTags(context.db, project.id, query);
    return { status: 200, page, body: await present(rows, context) };
  },

  async getProtectedTag({ project, params }, context) {
    const row = await findProtectedTag(context.db, project.id, params.name);
    return { status: 200, body: await presentOne(row, context) };
  },

  async protectTag({ project, body }, context) {
    authorize(protectionPolicy.change, { project });
    const row = await protectTag(project, body, context);
    return { status: 201, body: await presentOne(row, context) };
  },

  async unprotectTag({ project, params, headers }, context) {
    authorize(protectionPolicy.change, { project });
    await context.db.transaction(async (db) => {
      const row = await findProtectedTag(db, project.id, params.name);
      checkUnmodifiedSince(headers['If-Unmodified-Since'], row.updated_at);
      await db('protected_tags').where({ id: row.id }).delete();
      const change = { remove: 'protected_tag' };
      await audit(db, toAuditedProject(project), change, context, toAuditTarget(row));
    });
    return { status: 204 };
  },
} satisfies ProtectedTagsService<RequestContext>;

async function protectTag(
  project: ProjectAccess,
  { name, create_access_level, allowed_to_create }: ProtectTag,
  context: RequestContext,
): Promise<ProtectedTagRow> {
  const { db, clock } = context;
  const chosen = context.paid ? allowed_to_create : undefined;
  const levels = chooseLevels(create_access_level, chosen);
  refuseLevels([
    ...findNameErrors(name),
    ...(await findRefusedLevels(db, project, { Create: levels })),
  ]);
  try {
    const protection = { project_id: project.id, name, levels };
    return await db.transaction(async (db) => {
      refuseLevels(await findRoomErrors(db, project.id, { of: 'tags', lettingIn: levels.length }));
      const row = await insertProtectedTag(db, protection, clock().toISOString());
      const change = { add: 'protected_tag' };
      await audit(db, toAuditedProject(project), change, context, toAuditTarget(row));
      return row;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict(`Protected tag '${name}' already exists`);
    return refuseVanished(error, 'Create');
  }
}

const toAuditTarget = ({ id, name }: ProtectedTagRow) => ({
  type: 'ProtectedTag',
  id,
  details: name,
});

async function present(rows: readonly ProtectedTagRow[], context: RequestContext) {
  const levels = await loadTagLevels(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentProtectedTag(row, levels, { paid: context.paid }));
}

async function presentOne(row: ProtectedTagRow, context: RequestContext) {
  const levels = await loadTagLevels(context.db, [row.id]);
  return presentProtectedTag(row, levels, { paid: context.paid });
}
