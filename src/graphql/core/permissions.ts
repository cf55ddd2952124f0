import type {
  PermissionsResolvers,
  ProjectPermissionsSource,
} from '#generated/graphql/resolvers.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import { labelPolicy } from '#src/domains/planning/labels/policy.ts';
import { loadWholeProject } from './projects.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';

/** The resource of projects does not import the resources built on it, so it cannot compute these permissions. */
export const permissionsGraphql = {
  Project: {
    userPermissions: async ({ id }, _args, context) =>
      loadPermissions(context, await loadProjectAccess(context, id)),
  },
  ProjectMember: {
    userPermissions: async ({ source_id }, _args, context) =>
      loadPermissions(context, await loadProjectAccess(context, source_id)),
  },
} satisfies PermissionsResolvers<GraphqlContext>;

async function loadPermissions(
  context: GraphqlContext,
  project: ProjectAccess,
): Promise<ProjectPermissionsSource> {
  const { actor } = context.request;
  const asks = actor !== null && project.level === AccessLevel.None;
  const requestAccess =
    asks && (await loadWholeProject(project.id, context)).request_access_enabled === true;
  return { ...computePermissions(project, actor), requestAccess };
}

function computePermissions(project: ProjectAccess, actor: Actor | null) {
  const { level } = project;
  const active = actor !== null && !project.archived;
  const owns = level >= AccessLevel.Owner;
  const code = isFeatureVisible(project, 'repository');
  const writes = active && code && level >= AccessLevel.Developer;
  const maintains = active && level >= AccessLevel.Maintainer;
  const builds = isFeatureVisible(project, 'builds');
  const runs = active && builds && level >= AccessLevel.Developer;
  return {
    adminOperations: maintains && isFeatureVisible(project, 'operations'),
    createDeployment: runs,
    createMergeRequestFrom: writes && isFeatureVisible(project, 'merge_requests'),
    createPipeline: runs,
    createPipelineSchedule: runs,
    pushToDeleteProtectedBranch: maintains && code,
    readCommitStatus: code && builds,
    readProjectMember: actor !== null,
    removeForkProject: owns,
    renameProject: maintains,
    uploadFile: active && level >= AccessLevel.Guest,
    adminProject: projectPolicy.administer({ project }),
    archiveProject: owns,
    changeNamespace: owns,
    changeVisibilityLevel: projectPolicy.changeVisibility({ project }),
    createIssue: active && isFeatureVisible(project, 'issues') && issuePolicy.create({ project }),
    createLabel: active && labelPolicy.change({ project }),
    createMergeRequestIn: projectPolicy.createMergeRequestIn({ project, actor }),
    createSnippet: active && isFeatureVisible(project, 'snippets') && level >= AccessLevel.Reporter,
    downloadCode: code,
    forkProject: actor !== null && projectPolicy.fork({ project }),
    pushCode: writes,
    readMergeRequest: isFeatureVisible(project, 'merge_requests'),
    readWiki: isFeatureVisible(project, 'wiki'),
    removeProject: owns,
  };
}
