import type { RepositoriesResolvers, TreeEntrySource } from '#generated/graphql/resolvers.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import { isStored } from '#src/git/life/existence.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { loadTreeAt, loadTreePages } from './repositories-tree.ts';
import { formatPageAddress } from '#src/domains/core/repositories/page-address.ts';

export const repositoriesGraphql = {
  Project: {
    async repository({ id }, _args, context) {
      const project = await loadProjectAccess(context, id);
      return isFeatureVisible(project, 'repository') ? { project_id: id } : null;
    },
  },

  Repository: {
    diskPath({ project_id }, _args, { request: { actor, git } }) {
      return actor?.admin === true ? `@hashed/${git.repository(project_id).storedAt}` : null;
    },
    empty: async ({ project_id }, _args, context) =>
      (await loadProjectAccess(context, project_id)).empty_repo,
    exists: ({ project_id }, _args, context) =>
      context.lookUp(() => isStored(context.request.git.repository(project_id))),
    async rootRef({ project_id }, _args, context) {
      const { empty_repo, default_branch } = await loadProjectAccess(context, project_id);
      return empty_repo ? null : default_branch;
    },
    tree: async ({ project_id }, args, context) =>
      loadTreeAt(context, await loadProjectAccess(context, project_id), args),
    paginatedTree: async ({ project_id }, args, context) =>
      loadTreePages(context, await loadProjectAccess(context, project_id), args),
  },

  TreeEntry: {
    id: formatEntryId,
    webPath: async (entry, _args, context) => toPath(await formatAddress('tree', entry, context)),
    webUrl: async (entry, _args, context) => formatAddress('tree', entry, context),
  },

  Blob: {
    id: formatEntryId,
    webPath: async (entry, _args, context) => toPath(await formatAddress('blob', entry, context)),
    webUrl: async (entry, _args, context) => formatAddress('blob', entry, context),
  },

  Submodule: {
    id: formatEntryId,
  },
} satisfies RepositoriesResolvers<GraphqlContext>;

/** Clients merge objects with the same id, so the id contains the commit and the path. */
function formatEntryId(
  { commit_id, path }: TreeEntrySource,
  _args: object,
  { globalIdApp }: GraphqlContext,
): string {
  const id = `${commit_id}:${encodeURIComponent(path)}`;
  return formatGlobalId(globalIdApp, 'Gitlab::Graphql::Representation::TreeEntry', id);
}

const toPath = (address: string) => new URL(address).pathname;

async function formatAddress(
  page: 'blob' | 'tree',
  { project_id, ref, path }: TreeEntrySource,
  context: GraphqlContext,
): Promise<string> {
  const project = await loadProjectAccess(context, project_id);
  return context.request.url.web(formatPageAddress(project, page, `${ref}/${path}`));
}
