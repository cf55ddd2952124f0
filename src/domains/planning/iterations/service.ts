import type { IterationsService } from '#generated/iterations/service.ts';
import type { RequestContext } from '#src/context.ts';
import { iterationList, type ListedIterationRow } from './list.ts';
import { presentIteration } from './presenter.ts';

export const iterations = {
  async listGroupIterations({ group, query }, context) {
    const listParams = { ...query, namespace: group.id };
    const { rows, page } = await iterationList.pageFor(context, listParams);
    return { status: 200, page, body: present(rows, context) };
  },

  async listProjectIterations({ project, query }, context) {
    const listParams = { ...query, namespace: project.namespace_id };
    const { rows, page } = await iterationList.pageFor(context, listParams);
    return { status: 200, page, body: present(rows, context) };
  },
} satisfies IterationsService<RequestContext>;

const present = (rows: readonly ListedIterationRow[], context: RequestContext) =>
  rows.map(({ group_path, ...row }) => presentIteration(row, group_path, context));
