import type { BranchesService } from '#generated/branches/service.ts';
import type { Branch } from '#generated/branches/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadBranchRules } from '#src/policy/protected-refs.ts';
import { lookForProtectedBranch } from '#src/domains/code/protected-branches/finder.ts';
import {
  protectForMaintainers,
  removeProtection,
} from '#src/domains/code/protected-branches/protect.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { createBranch } from './create.ts';
import { deleteBranch } from './delete.ts';
import { describeBranch, findBranchHead, findBranches, type BranchFacts } from './finder.ts';
import { refPolicy } from './policy.ts';
import { presentBranch } from './presenter.ts';
import { deleteMergedBranches } from './workers.ts';

export const branches = {
  async listBranches({ project, query }, context) {
    const { rows, page } = await readInRepository(context.git, project, (repository) =>
      findBranches(repository, project.default_branch, query),
    );
    return { status: 200, page, body: await present(project, rows, context) };
  },

  async getBranch({ project, params }, context) {
    return { status: 200, body: await presentNamedBranch(project, params.branch, context) };
  },

  async createBranch({ project, body }, context) {
    const actor = requireActor(context);
    authorize(refPolicy.write, { project });
    const created = await readInRepository(context.git, project, async (repository) => {
      const ref = await createBranch(context, repository, { project, actor }, body);
      return describeBranch(repository, project.default_branch, ref);
    });
    // The repository has a branch from now on.
    const filled = { ...project, empty_repo: false };
    return { status: 201, body: await presentOne(filled, created, context) };
  },

  async deleteBranch({ project, params, headers }, context) {
    const actor = requireActor(context);
    authorize(refPolicy.write, { project });
    const deletion = { branch: params.branch, unmodifiedSince: headers['If-Unmodified-Since'] };
    await readInRepository(context.git, project, (repository) =>
      deleteBranch(context, repository, { project, actor }, deletion),
    );
    return { status: 204 };
  },

  async deleteMergedBranches({ project }, context) {
    const { db, workers } = context;
    const by = toWorkRequest(requireActor(context));
    authorize(refPolicy.write, { project });
    await workers.enqueue(db, deleteMergedBranches, { project_id: project.id, ...by });
    return { status: 202, body: { message: '202 Accepted' } };
  },

  async protectBranchByName({ project, params, body }, context) {
    const { db, clock, paid } = context;
    const actor = requireActor(context);
    authorize(refPolicy.protect, { project });
    await presentNamedBranch(project, params.branch, context);
    const now = clock().toISOString();
    await protectForMaintainers(db, project, actor, params.branch, body, { now, paid });
    return { status: 200, body: await presentNamedBranch(project, params.branch, context) };
  },

  async unprotectBranchByName({ project, params }, context) {
    const { db } = context;
    authorize(refPolicy.protect, { project });
    await presentNamedBranch(project, params.branch, context);
    const protection = await lookForProtectedBranch(db, project.id, params.branch);
    if (protection !== undefined) {
      await removeProtection(db, project, requireActor(context), protection, context.now);
    }
    return { status: 200, body: await presentNamedBranch(project, params.branch, context) };
  },
} satisfies BranchesService<RequestContext>;

async function presentNamedBranch(
  project: ProjectAccess,
  name: string,
  context: RequestContext,
): Promise<Branch> {
  const found = await readInRepository(context.git, project, async (repository) => {
    const id = await findBranchHead(repository, name);
    return describeBranch(repository, project.default_branch, { name, id });
  });
  return presentOne(project, found, context);
}

async function presentOne(
  project: ProjectAccess,
  branch: BranchFacts,
  { db, actor, url }: RequestContext,
): Promise<Branch> {
  const rules = await loadBranchRules(db, project, actor, [branch.name]);
  return presentBranch(branch, { project, rules, url });
}

async function present(
  project: ProjectAccess,
  rows: readonly BranchFacts[],
  { db, actor, url }: RequestContext,
): Promise<Branch[]> {
  const names = rows.map(({ name }) => name);
  const rules = await loadBranchRules(db, project, actor, names);
  const presented: Branch[] = [];
  // Each name is compared with every wildcard of the project.
  const pauses = new Pauses();
  for (const row of rows) {
    presented.push(presentBranch(row, { project, rules, url }));
    await pauses.take();
  }
  return presented;
}
