import type { ProjectApprovalsService } from '../../../generated/project-approvals/service.ts';
import type { RequestContext } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import { projectApprovalsPolicy } from './policy.ts';
import { presentApprovalConfiguration } from './presenter.ts';
import { findApprovalConfiguration, updateApprovalConfiguration } from './table.ts';

export const projectApprovals = {
  async getProjectApprovals({ project }, { db }) {
    const row = await findApprovalConfiguration(db, project.id);
    return { status: 200, body: presentApprovalConfiguration(row) };
  },

  async updateProjectApprovals({ project, body }, { db }) {
    authorize(projectApprovalsPolicy.change, { project });
    const row = await db.transaction(async (db) => {
      await updateApprovalConfiguration(db, project.id, body);
      return findApprovalConfiguration(db, project.id);
    });
    return { status: 201, body: presentApprovalConfiguration(row) };
  },
} satisfies ProjectApprovalsService<RequestContext>;
