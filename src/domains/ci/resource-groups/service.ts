import type { ResourceGroup } from '#generated/resource-groups/types.ts';
import type { ResourceGroupsService } from '#generated/resource-groups/service.ts';
import type { RequestContext } from '#src/context.ts';
import { assignResource } from '#src/domains/ci/jobs/resources.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import {
  findResourceGroup,
  listResourceGroups,
  type ResourceGroupRow,
  updateResourceGroup,
} from './table.ts';

export const resourceGroups = {
  async listResourceGroups({ project, query }, { db }) {
    const { rows, page } = await listResourceGroups(db, project.id, query);
    return { status: 200, page, body: rows.map((row) => present(row)) };
  },

  async getResourceGroup({ project, params }, { db }) {
    return { status: 200, body: present(await findResourceGroup(db, project.id, params.key)) };
  },

  async updateResourceGroup({ project, params, body }, { db, now, workers }) {
    requireUnarchived(project);
    const row = await findResourceGroup(db, project.id, params.key);
    const { process_mode } = body;
    const updated = await db.transaction(async (db) => {
      // Another job may be next in the new order.
      await workers.enqueue(db, assignResource, { project_id: project.id });
      return updateResourceGroup(db, row, { process_mode }, now);
    });
    return { status: 200, body: present(updated) };
  },
} satisfies ResourceGroupsService<RequestContext>;

function present(row: ResourceGroupRow): ResourceGroup {
  return {
    id: row.id,
    key: row.key,
    process_mode: row.process_mode,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
