import type { ProtectedEnvironmentsService } from '#generated/protected-environments/service.ts';
import type { CreateProtectedEnvironment } from '#generated/protected-environments/types.ts';
import type { RequestContext } from '#src/context.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { Conflict } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import {
  type AccessLevelRow,
  refuseLevels,
  findRefusedLevels,
  refuseVanished,
} from '#src/domains/code/protected-branches/access-levels.ts';
import { protectionPolicy } from '#src/domains/code/protected-branches/policy.ts';
import { presentProtectedEnvironment } from './presenter.ts';
import {
  findProtectedEnvironment,
  findProtectedEnvironments,
  insertProtectedEnvironment,
  loadLevels,
  type ProtectedEnvironmentRow,
} from './table.ts';

export const protectedEnvironments = {
  async listProtectedEnvironments({ project, query }, { db }) {
    const { rows, page } = await findProtectedEnvironments(db, project.id, query);
    const levels = await loadLevels(
      db,
      rows.map(({ id }) => id),
    );
    const body = rows.map((row) => presentProtectedEnvironment(row, levels));
    return { status: 200, page, body };
  },

  async getProtectedEnvironment({ project, params }, context) {
    const row = await findProtectedEnvironment(context.db, project.id, params.name);
    return { status: 200, body: await presentOne(context, row) };
  },

  async createProtectedEnvironment({ project, body }, context) {
    authorize(protectionPolicy.change, { project });
    const row = await protect(context, project, body);
    return { status: 201, body: await presentOne(context, row) };
  },

  async deleteProtectedEnvironment({ project, params, headers }, context) {
    authorize(protectionPolicy.change, { project });
    await context.db.transaction(async (db) => {
      const row = await findProtectedEnvironment(db, project.id, params.name);
      checkUnmodifiedSince(headers['If-Unmodified-Since'], row.updated_at);
      await db('protected_environments').where({ id: row.id }).delete();
      const change = { remove: 'protected_environment' };
      await audit(db, toAuditedProject(project), change, context, toAuditTarget(row));
    });
    return { status: 204 };
  },
} satisfies ProtectedEnvironmentsService<RequestContext>;

async function protect(
  context: RequestContext,
  project: ProjectAccess,
  body: CreateProtectedEnvironment,
): Promise<ProtectedEnvironmentRow> {
  const { db, now } = context;
  const { name, required_approval_count = 0 } = body;
  const deployers = body.deploy_access_levels.map(toLevel);
  const approvers = (body.approval_rules ?? []).map((rule) => ({
    ...toLevel(rule),
    required_approvals: rule.required_approvals ?? 1,
  }));
  const empty = deployers.length === 0 ? ["Deploy access levels can't be blank"] : [];
  const named = { Deploy: deployers, Approval: approvers };
  const blank = name.trim() === '' ? ["Name can't be blank"] : [];
  refuseLevels([
    ...blank,
    ...empty,
    // Users and groups below Developer could not deploy at all.
    ...(await findRefusedLevels(db, project, named, { least: AccessLevel.Developer })),
  ]);
  const protection = { project_id: project.id, name, required_approval_count };
  try {
    return await db.transaction(async (db) => {
      const input = { ...protection, deployers, approvers };
      const row = await insertProtectedEnvironment(db, input, now);
      const change = { add: 'protected_environment' };
      await audit(db, toAuditedProject(project), change, context, toAuditTarget(row));
      return row;
    });
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new Conflict(`Protected environment '${name}' already exists`);
    }
    return refuseVanished(error, 'Deploy');
  }
}

const toAuditTarget = ({ id, name }: ProtectedEnvironmentRow) => ({
  type: 'ProtectedEnvironment',
  id,
  details: name,
});

interface Grant {
  readonly access_level?: AccessLevelRow['access_level'] | undefined;
  readonly user_id?: number | undefined;
  readonly group_id?: number | undefined;
}

const toLevel = ({ access_level, user_id, group_id }: Grant): AccessLevelRow => ({
  access_level: access_level ?? null,
  user_id: user_id ?? null,
  group_id: group_id ?? null,
});

async function presentOne({ db }: Pick<RequestContext, 'db'>, row: ProtectedEnvironmentRow) {
  return presentProtectedEnvironment(row, await loadLevels(db, [row.id]));
}
