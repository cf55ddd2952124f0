import type { PermissionsResolvers } from '../../../generated/graphql/resolvers.ts';
import { projectOf } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { featureVisible } from '../../policy/features.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { Actor } from '../../records/actor.ts';
import { issuePolicy } from '../issues/policy.ts';
import { labelPolicy } from '../labels/policy.ts';
import { projectPolicy } from '../projects/policy.ts';

/** Projects know nothing of what is built on them, and so not who may make it. */
export const permissionsGraphql = {
  Project: {
    userPermissions: async ({ id }, _args, context) =>
      permissionsOf(await projectOf(context, id), context.request.actor),
  },
  ProjectMember: {
    userPermissions: async ({ source_id }, _args, context) =>
      permissionsOf(await projectOf(context, source_id), context.request.actor),
  },
} satisfies PermissionsResolvers<GraphqlContext>;

function permissionsOf(project: ProjectAccess, actor: Actor | null) {
  const { level } = project;
  const active = actor !== null && !project.archived;
  const owns = level >= AccessLevel.Owner;
  const code = featureVisible(project, 'repository');
  return {
    adminProject: projectPolicy.administer({ project }),
    archiveProject: owns,
    changeNamespace: owns,
    changeVisibilityLevel: projectPolicy.changeVisibility({ project }),
    createIssue: active && featureVisible(project, 'issues') && issuePolicy.create({ project }),
    createLabel: active && labelPolicy.change({ project }),
    createMergeRequestIn: projectPolicy.createMergeRequestIn({ project, actor }),
    createSnippet: active && featureVisible(project, 'snippets') && level >= AccessLevel.Reporter,
    downloadCode: code,
    forkProject: actor !== null && projectPolicy.fork({ project }),
    pushCode: active && code && level >= AccessLevel.Developer,
    readMergeRequest: featureVisible(project, 'merge_requests'),
    readProject: true,
    readWiki: featureVisible(project, 'wiki'),
    removeProject: owns,
  };
}
