import type { DeploymentsService } from '#generated/deployments/service.ts';
import type { RequestContext } from '#src/context.ts';
import { findDeployment } from '#src/domains/ci/deployments/table.ts';
import { listMergeRequests } from '#src/domains/review/merge-requests/list/page.ts';

export const deployments = {
  async listDeploymentMergeRequests({ project, params, query }, context) {
    const { id } = await findDeployment(context.db, project.id, params.deployment_id);
    const listParams = { ...query, of_deployment: id };
    return listMergeRequests(context, listParams, { kind: 'project', project });
  },
} satisfies Partial<DeploymentsService<RequestContext>>;
