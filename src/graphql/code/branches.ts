import type { BranchesResolvers } from '#generated/graphql/resolvers.ts';
import { walkRefs } from '#src/git/writing/refs.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createWildcardTest } from '#src/policy/ref-pattern.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';

/** The most names of one answer. */
const maxNames = 100;

export const branchesGraphql = {
  Repository: {
    async branchNames({ project_id }, { limit, offset, searchPattern }, context) {
      const project = await loadProjectAccess(context, project_id);
      const matches = searchPattern === '' ? () => true : createWildcardTest(searchPattern);
      const start = Math.max(0, offset);
      const end = start + Math.min(maxNames, Math.max(0, limit));
      return context.lookUp(() =>
        readInRepository(context.request.git, project, async (repository) => {
          const names: string[] = [];
          let passed = 0;
          for await (const some of walkRefs(repository, 'branch', 'name', matches)) {
            const shownNames = some.slice(Math.max(0, start - passed), Math.max(0, end - passed));
            names.push(...shownNames.map(({ name }) => name));
            passed += some.length;
            if (passed >= end) break;
          }
          return names;
        }),
      );
    },
  },

  Mutation: {
    async createBranch({ name, projectPath, ref }, operations, { request: { db, actor } }) {
      const { body } = await operations.createBranch({
        params: { id: projectPath },
        body: { branch: name, ref },
      });
      const project = await findVisibleProject(db, actor, projectPath);
      const commit = project === null ? null : { ...body.commit, project_id: project.id };
      return { branch: { name: body.name, commit } };
    },
  },
} satisfies BranchesResolvers<GraphqlContext>;
