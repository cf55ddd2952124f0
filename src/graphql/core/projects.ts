import { GraphQLError } from 'graphql';
import type { Project } from '#generated/projects/types.ts';
import type { ProjectsResolvers } from '#generated/graphql/resolvers.ts';
import { rememberProject } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { findUsersById } from '#src/domains/core/users/finder.ts';
import { userPolicy } from '#src/domains/core/users/policy.ts';
import { createProjectListPages, readIdsOfApp, toProjectSource } from './projects-pages.ts';
import type { ProjectFilters, ProjectOrder } from '#src/domains/core/projects/list/parameters.ts';
import { loadProjects } from '#src/domains/core/projects/presented.ts';

export const projectsGraphql = {
  Query: {
    async project({ fullPath }, context) {
      const { db, actor } = context.request;
      const project = await findProjectFor(db, actor, fullPath);
      rememberProject(context, project);
      return toProjectSource(project);
    },
    projects({ ids, membership, search, searchNamespaces, sort, topics }, context) {
      if (membership === true && context.request.actor === null) return [];
      return createProjectListPages(context, {
        ...readOrder(sort ?? null),
        ...(membership === true && { membership }),
        ...(search != null && { search }),
        ...(searchNamespaces === true && { search_namespaces: true }),
        ...(topics != null && { topic: [...topics] }),
        ...(ids != null && { ids: readIdsOfApp(context.globalIdApp, ids) }),
      });
    },
  },

  UserCore: {
    async starredProjects({ id }, { search }, context) {
      const { actor } = context.request;
      const user = await context.batches.load(loadUsers, id, context);
      // The starred projects belong to the private part of a private profile.
      if (user === undefined || !userPolicy.readProfileLists({ actor, user })) return [];
      const within = { container: 'stars', id } as const;
      return createProjectListPages(context, { within, ...(search != null && { search }) });
    },
  },

  Project: {
    load: async (ids, { request }) => {
      const bodies = await loadProjects(request, ids);
      return new Map((bodies as Partial<Project>[]).map((body) => [body.id ?? 0, body]));
    },
    ciConfigPathOrDefault: async ({ id }, _args, context) =>
      (await loadWholeProject(id, context)).ci_config_path || '.gitlab-ci.yml',
    async group({ id }, _args, context) {
      const { namespace } = await loadWholeProject(id, context);
      return namespace?.kind === 'group' ? { id: namespace.id } : null;
    },
    namespace: async ({ id }, _args, context) => (await loadWholeProject(id, context)).namespace,
    async mergeRequestsFfOnlyEnabled({ id }, _args, context) {
      const { merge_method: method } = await loadWholeProject(id, context);
      return method === undefined ? null : method === 'ff';
    },
    async squashReadOnly({ id }, _args, context) {
      const { squash_option: option } = await loadWholeProject(id, context);
      return option === 'always' || option === 'never';
    },
    statistics: ({ id }, _args, context) => context.batches.load(loadStatistics, id, context),
    async tagList({ id, topics }, _args, context) {
      return (topics ?? (await loadWholeProject(id, context)).topics ?? []).join(', ');
    },
  },
} satisfies ProjectsResolvers<GraphqlContext>;

const loadUsers = async (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  new Map((await findUsersById(db, ids)).map((user) => [user.id, user]));

/** Loads all fields that REST returns for the project. */
export async function loadWholeProject(
  id: number,
  context: GraphqlContext,
): Promise<Partial<Project>> {
  return (await context.batches.load(projectsGraphql.Project.load, id, context)) ?? {};
}

/** Loads the sizes of the projects for which REST returns them. */
async function loadStatistics(ids: readonly number[], { request }: GraphqlContext) {
  const bodies = await loadProjects(request, ids, { statistics: true });
  return new Map(
    (bodies as Partial<Project>[]).flatMap(({ id, statistics }) =>
      id === undefined || statistics === undefined ? [] : [[id, statistics] as const],
    ),
  );
}

const orders: Readonly<Record<string, ProjectOrder>> = {
  id: 'id',
  created: 'created_at',
  created_at: 'created_at',
  name: 'name',
  path: 'path',
  updated: 'updated_at',
  updated_at: 'updated_at',
  latest_activity: 'last_activity_at',
  last_activity_at: 'last_activity_at',
  similarity: 'similarity',
};

/** The order that `name_asc` and the like name. */
function readOrder(sort: string | null): Pick<ProjectFilters, 'order_by' | 'sort'> {
  if (sort === null || sort === '') return { order_by: 'id', sort: 'desc' };
  const [, column = '', direction] = /^(.+?)(?:_(asc|desc))?$/i.exec(sort) ?? [];
  const order_by = orders[column.toLowerCase()];
  if (order_by === undefined)
    throw new GraphQLError(`${JSON.stringify(sort)} is no order of projects`);
  return { order_by, sort: direction?.toLowerCase() === 'asc' ? 'asc' : 'desc' };
}
