import type { JobTokenScopeService } from '#generated/job-token-scope/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import {
  audit,
  auditChanges,
  toAuditedOther,
  toAuditedProject,
} from '#src/domain-events/audited.ts';
import { NotFound } from '#src/errors.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { deleteScopeLink, insertLink, listReached, type ReachedProjectRow } from './table.ts';

export const jobTokenScope = {
  async getJobTokenScope({ project }, { db }) {
    const settings = await db('project_settings')
      .where('project_id', project.id)
      .first<{ ci_job_token_scope_enabled: boolean }>('ci_job_token_scope_enabled');
    const outbound_enabled = settings.ci_job_token_scope_enabled;
    return { status: 200, body: { inbound_enabled: false, outbound_enabled } };
  },

  async updateJobTokenScope({ project, body }, context) {
    requireUnarchived(project);
    await context.db.transaction(async (db) => {
      const selectSettings = () => db('project_settings').where('project_id', project.id);
      const name = 'ci_job_token_scope_enabled';
      const before = await selectSettings().forUpdate().first<Scope>(name);
      const after = { [name]: body.enabled };
      await selectSettings().update(after);
      await auditChanges(db, toAuditedProject(project), [name], { before, after }, context);
    });
    return { status: 204 };
  },

  async listJobTokenScopeProjects({ project, query }, { db, actor }) {
    const { rows, page } = await listReached(db, actor, project.id, query);
    return { status: 200, page, body: rows.map(present) };
  },

  async addJobTokenScopeProject({ project, body }, context) {
    const { db, now } = context;
    const actor = requireActor(context);
    requireUnarchived(project);
    const target = await findVisibleProject(db, actor, body.target_project_id);
    if (target === null) throw new NotFound('Target Project');
    const link = { source_project_id: project.id, target_project_id: target.id };
    await db.transaction(async (db) => {
      await insertLink(db, { ...link, added_by_id: actor.user.id, created_at: now });
      const change = { add: 'job_token_scope_project' };
      const added = toAuditedOther('Project', target.id);
      await audit(db, toAuditedProject(project), change, context, added);
    });
    return { status: 201, body: link };
  },

  async removeJobTokenScopeProject({ project, params }, context) {
    requireUnarchived(project);
    const { target_project_id } = params;
    await context.db.transaction(async (db) => {
      await deleteScopeLink(db, { source_project_id: project.id, target_project_id });
      const change = { remove: 'job_token_scope_project' };
      const removed = toAuditedOther('Project', target_project_id);
      await audit(db, toAuditedProject(project), change, context, removed);
    });
    return { status: 204 };
  },
} satisfies JobTokenScopeService<RequestContext>;

interface Scope {
  readonly ci_job_token_scope_enabled: boolean;
}

function present({ namespace_name, full_path, ...row }: ReachedProjectRow) {
  const { id, description, name, path, created_at } = row;
  return {
    id,
    description,
    name,
    path,
    created_at,
    name_with_namespace: `${namespace_name} / ${name}`,
    path_with_namespace: full_path,
  };
}
