import type { ProjectApprovalsService } from '#generated/project-approvals/service.ts';
import type { RequestContext } from '#src/context.ts';
import { auditChanges, toAuditedProject } from '#src/domain-events/audited.ts';
import { authorize } from '#src/policy/authorize.ts';
import { projectApprovalsPolicy } from './policy.ts';
import { presentApprovalConfiguration } from './presenter.ts';
import {
  configurationNames,
  findApprovalConfiguration,
  updateApprovalConfiguration,
} from './table.ts';

export const projectApprovals = {
  async getProjectApprovals({ project }, { db, actor }) {
    authorize(projectApprovalsPolicy.read, { project, actor });
    const row = await findApprovalConfiguration(db, project.id);
    return { status: 200, body: presentApprovalConfiguration(row) };
  },

  async updateProjectApprovals({ project, body }, context) {
    authorize(projectApprovalsPolicy.change, { project });
    const row = await context.db.transaction(async (db) => {
      const before = await findApprovalConfiguration(db, project.id);
      await updateApprovalConfiguration(db, project.id, body);
      const after = await findApprovalConfiguration(db, project.id);
      const compared = { before, after };
      await auditChanges(db, toAuditedProject(project), configurationNames, compared, context);
      return after;
    });
    return { status: 201, body: presentApprovalConfiguration(row) };
  },
} satisfies ProjectApprovalsService<RequestContext>;
