import { GraphQLError } from 'graphql';
import { toCiCdSettings } from '#generated/graphql/arguments/job-token-scope.ts';
import type {
  CiCdSettingsArguments,
  JobTokenScopeResolvers,
} from '#generated/graphql/resolvers.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { createProjectListPages } from '../core/projects-pages.ts';
import { loadWholeProject } from '../core/projects.ts';

type Resolvers = JobTokenScopeResolvers<GraphqlContext>;
type Change = Resolvers['Mutation']['ciCdSettingsUpdate'];

export const jobTokenScopeGraphql = {
  Query: {
    async ciApplicationSettings(_args, { request: { db, actor } }) {
      if (actor?.admin !== true) return null;
      return { keepLatestArtifact: (await loadRecentSettings(db)).keep_latest_artifact };
    },
  },

  CiJobTokenScopeType: {
    projects({ project_id: id }, _args, context) {
      const within = { container: 'job token scope', id } as const;
      return createProjectListPages(context, { within, order_by: 'id', sort: 'asc' });
    },
  },

  ProjectCiCdSetting: {
    jobTokenScopeEnabled: async ({ project_id }, _args, context) =>
      (await loadWholeProject(project_id, context)).ci_job_token_scope_enabled,
    keepLatestArtifact: async ({ project_id }, _args, context) =>
      (await loadWholeProject(project_id, context)).keep_latest_artifact,
    mergePipelinesEnabled: async ({ project_id }, _args, context) =>
      (await loadWholeProject(project_id, context)).merge_pipelines_enabled ?? false,
    mergeTrainsEnabled: async ({ project_id }, _args, context) =>
      (await loadWholeProject(project_id, context)).merge_trains_enabled ?? false,
  },

  Project: {
    ciCdSettings: ({ id }, _args, context) => hideFromOthers(context, id),
    ciJobTokenScope: ({ id }, _args, context) => hideFromOthers(context, id),
  },

  Mutation: {
    async ciJobTokenScopeAddProject({ projectPath, targetProjectPath }, operations, context) {
      const { db, actor } = context.request;
      const { id: target_project_id } = await findProjectFor(db, actor, targetProjectPath);
      const { body } = await operations.addJobTokenScopeProject({
        params: { id: projectPath },
        body: { target_project_id },
      });
      return { ciJobTokenScope: { project_id: body.source_project_id } };
    },
    async ciJobTokenScopeRemoveProject({ projectPath, targetProjectPath }, operations, context) {
      const { db, actor } = context.request;
      const { id: target_project_id } = await findProjectFor(db, actor, targetProjectPath);
      await operations.removeJobTokenScopeProject({
        params: { id: projectPath, target_project_id },
      });
      const { id: project_id } = await findProjectFor(db, actor, projectPath);
      return { ciJobTokenScope: { project_id } };
    },
    ciCdSettingsUpdate: changeSettings,
    projectCiCdSettingsUpdate: changeSettings,
  },
} satisfies Resolvers;

async function hideFromOthers(context: GraphqlContext, id: number) {
  const { level } = await loadProjectAccess(context, id);
  return level < AccessLevel.Maintainer ? null : { project_id: id };
}

async function changeSettings(
  input: CiCdSettingsArguments & { readonly fullPath: string },
  operations: Parameters<Change>[1],
  { request: { db, actor } }: GraphqlContext,
) {
  const { fullPath } = input;
  const body = toCiCdSettings(input);
  if (Object.keys(body).length === 0) throw new GraphQLError('No change is given');
  await operations.updateProject({ params: { id: fullPath }, body });
  const { id: project_id } = await findProjectFor(db, actor, fullPath);
  return { ciCdSettings: { project_id } };
}
