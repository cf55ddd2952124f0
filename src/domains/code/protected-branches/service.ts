import type { ProtectedBranchesService } from '#generated/protected-branches/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { auditChanges, toAuditedProject } from '#src/domain-events/audited.ts';
import { authorize } from '#src/policy/authorize.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findProtectedBranch, findProtectedBranches } from './finder.ts';
import { protectionPolicy } from './policy.ts';
import { presentProtectedBranch } from './presenter.ts';
import {
  protectBranch,
  toAuditedProtectedBranch,
  removeProtection,
  requireUnprotect,
} from './protect.ts';
import { loadBranchLevels, type ProtectedBranchRow } from './table.ts';

export const protectedBranches = {
  async listProtectedBranches({ project, query }, context) {
    const { rows, page } = await findProtectedBranches(context.db, project.id, query);
    return { status: 200, page, body: await present(rows, context) };
  },

  async getProtectedBranch({ project, params }, context) {
    const row = await findProtectedBranch(context.db, project.id, params.name);
    return { status: 200, body: await presentOne(row, context) };
  },

  async protectBranch({ project, body }, context) {
    authorize(protectionPolicy.change, { project });
    const options = {
      actor: context.actor,
      now: context.clock().toISOString(),
      paid: context.paid,
    };
    const row = await protectBranch(context.db, project, body, options);
    return { status: 201, body: await presentOne(row, context) };
  },

  async updateProtectedBranch({ project, params, body }, context) {
    const { db, clock } = context;
    authorize(protectionPolicy.change, { project });
    const row = await findProtectedBranch(db, project.id, params.name);
    await requireUnprotect(db, project, requireActor(context), row);
    const codeOwners = context.paid ? body.code_owner_approval_required : undefined;
    const changes = {
      allow_force_push: body.allow_force_push ?? row.allow_force_push,
      code_owner_approval_required: codeOwners ?? row.code_owner_approval_required,
      updated_at: clock().toISOString(),
    };
    await db.transaction(async (db) => {
      await db('protected_branches').where({ id: row.id }).update(changes);
      const compared = { before: row, after: changes };
      const target = toAuditedProtectedBranch(row);
      await auditChanges(db, toAuditedProject(project), told, compared, context, target);
    });
    return { status: 200, body: await presentOne({ ...row, ...changes }, context) };
  },

  async unprotectBranch({ project, params, headers }, context) {
    const { db } = context;
    authorize(protectionPolicy.change, { project });
    const row = await findProtectedBranch(db, project.id, params.name);
    checkUnmodifiedSince(headers['If-Unmodified-Since'], row.updated_at);
    await removeProtection(db, project, requireActor(context), row, context.now);
    return { status: 204 };
  },
} satisfies ProtectedBranchesService<RequestContext>;

/** Attributes that audit events record. */
const told = ['allow_force_push', 'code_owner_approval_required'] as const;

async function present(rows: readonly ProtectedBranchRow[], context: RequestContext) {
  const levels = await loadBranchLevels(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentProtectedBranch(row, levels, { paid: context.paid }));
}

async function presentOne(row: ProtectedBranchRow, context: RequestContext) {
  const levels = await loadBranchLevels(context.db, [row.id]);
  return presentProtectedBranch(row, levels, { paid: context.paid });
}
