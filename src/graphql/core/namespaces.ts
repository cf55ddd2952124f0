import type { NamespaceSource, NamespacesResolvers } from '#generated/graphql/resolvers.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import { NotFound } from '#src/errors.ts';
import { loadGroupAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import { toSharedRunnersSetting } from './groups-shared-runners.ts';
import { createProjectPages } from './projects-pages.ts';
import { findPersonalNamespace } from '#src/domains/core/users/personal-namespace.ts';
import { findNamespaceFor } from '#src/domains/core/namespaces/finder.ts';
import { sumStorageBelow } from './namespace-storage.ts';

export const namespacesGraphql = {
  Query: {
    async namespace({ fullPath }, { request: { db, actor, today, url } }) {
      try {
        const group = await findGroupFor(db, actor, fullPath);
        return presentNamespace(group, url.web(`groups/${group.full_path}`));
      } catch (error) {
        if (!(error instanceof NotFound) || actor === null) throw error;
        const own = await findNamespaceFor(db, actor, fullPath, today);
        return own.kind === 'group' ? null : presentNamespace(own, url.web(own.full_path));
      }
    },
  },

  UserCore: {
    async namespace({ id }, _args, context) {
      const { db, actor, today, url } = context.request;
      if (actor === null || !(actor.admin || actor.user.id === id)) return null;
      return context.lookUp(async () => {
        const own = await findPersonalNamespace(db, id);
        if (own === null) return null;
        const namespace = await findNamespaceFor(db, actor, own, today);
        return presentNamespace(namespace, url.web(namespace.full_path));
      });
    },
  },

  Group: {
    async rootStorageStatistics({ id }, _args, context) {
      const group = await loadGroupAccess(context, id);
      if (group.parent_id !== null || group.level < AccessLevel.Owner) return null;
      context.countOnce('Group', 'rootStorageStatistics');
      return sumStorageBelow(context, group.id);
    },
  },

  Namespace: {
    id: ({ id, kind }, _args, { globalIdApp }) =>
      formatGlobalId(globalIdApp, kind === 'group' ? 'Group' : 'Namespaces::UserNamespace', id),
    crossProjectPipelineAvailable: (_namespace, _args, { request: { paid } }) => paid,
    lfsEnabled: async (namespace, _args, context) =>
      (await loadGroup(namespace, context))?.lfs_enabled ?? null,
    requestAccessEnabled: async (namespace, _args, context) =>
      (await loadGroup(namespace, context))?.request_access_enabled ?? null,
    async rootStorageStatistics(namespace, _args, context) {
      const group = await loadGroup(namespace, context);
      // Personal ones show to their users and to administrators alone.
      if (group !== null && (group.parent_id !== null || group.level < AccessLevel.Owner))
        return null;
      context.countOnce('Namespace', 'rootStorageStatistics');
      return sumStorageBelow(context, namespace.id);
    },
    async sharedRunnersSetting(namespace, _args, context) {
      const group = await loadGroup(namespace, context);
      return group === null ? null : toSharedRunnersSetting(group);
    },
    description: async (namespace, _args, context) =>
      (await loadGroup(namespace, context))?.description ?? null,
    fullName: async (namespace, _args, context) =>
      (await loadGroup(namespace, context))?.full_name ?? namespace.name,
    visibility: async (namespace, _args, context) =>
      (await loadGroup(namespace, context))?.visibility ?? 'public',
    projects: ({ id, kind }, { includeSubgroups, ...args }, context) => {
      const ofTree = kind === 'group' && includeSubgroups === true;
      const container = kind === 'group' ? (ofTree ? 'tree' : 'group') : 'namespace';
      return createProjectPages(context, args, { container, id });
    },
  },
} satisfies NamespacesResolvers<GraphqlContext>;

interface NamespaceRow {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly kind: 'group' | 'user';
  readonly full_path: string;
  readonly parent_id: number | null;
}

function presentNamespace(
  { id, name, path, kind, full_path, parent_id }: NamespaceRow,
  web_url: string,
): NamespaceSource {
  return { id, name, path, kind, full_path, parent_id, avatar_url: null, web_url };
}

/** Null for personal namespaces. */
async function loadGroup(
  { id, kind }: NamespaceSource,
  context: GraphqlContext,
): Promise<GroupAccess | null> {
  return kind === 'group' ? loadGroupAccess(context, id) : null;
}
