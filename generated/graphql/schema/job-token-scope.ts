// Generated from spec/graphql/job-token-scope.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addJobTokenScope(t: d.Types, f: d.Functions): void {
  d.object(t, 'CiApplicationSettings', 'Settings of the instance for pipelines and jobs.', () => [], () => ({
    keepLatestArtifact: d.field(t.of('Boolean'), 'True if the artifacts of the latest successful pipeline of each ref are kept.'),
  }));
  d.input(t, 'CiCdSettingsUpdateInput', 'Input of ciCdSettingsUpdate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    fullPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    jobTokenScopeEnabled: d.argument(t.of('Boolean'), 'True if CI job tokens may access only the projects of the allowlist.'),
    keepLatestArtifact: d.argument(t.of('Boolean'), 'True if the artifacts of the latest successful pipeline of each ref are kept.'),
    mergePipelinesEnabled: d.argument(t.of('Boolean'), 'True if merged results pipelines are enabled.'),
    mergeTrainsEnabled: d.argument(t.of('Boolean'), 'True if merge trains are enabled. Merge trains are not supported; the value has no effect.'),
  }));
  d.object(t, 'CiCdSettingsUpdatePayload', 'Result of the mutation.', () => [], () => ({
    ciCdSettings: d.field(d.required(t.of('ProjectCiCdSetting')), 'Current settings.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.input(t, 'CiJobTokenScopeAddProjectInput', 'Input of ciJobTokenScopeAddProject.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project of the jobs.'),
    targetProjectPath: d.argument(d.required(t.of('ID')), 'Full path of the project to add to the scope.'),
  }));
  d.object(t, 'CiJobTokenScopeAddProjectPayload', 'Result of the mutation.', () => [], () => ({
    ciJobTokenScope: d.field(t.of('CiJobTokenScopeType'), 'Allowlist of the CI job token scope after the change.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.input(t, 'CiJobTokenScopeRemoveProjectInput', 'Input of ciJobTokenScopeRemoveProject.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project of the jobs.'),
    targetProjectPath: d.argument(d.required(t.of('ID')), 'Full path of the project to remove from the allowlist.'),
  }));
  d.object(t, 'CiJobTokenScopeRemoveProjectPayload', 'Result of the mutation.', () => [], () => ({
    ciJobTokenScope: d.field(t.of('CiJobTokenScopeType'), 'Allowlist of the CI job token scope after the change.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'CiJobTokenScopeType', 'Allowlist of the projects that CI job tokens of a project may access.', () => [], () => ({
    projects: d.field(d.required(t.of('ProjectConnection')), 'Projects of the allowlist that the caller may see, by id. The project itself is always accessible.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobTokenScope', 'CiJobTokenScopeType', 'projects'))), extensions: {"score":{"resolver":true},"connection":true} }),
  }));
  d.object(t, 'ProjectCiCdSetting', 'Settings of a project for its pipelines and jobs.', () => [], () => ({
    jobTokenScopeEnabled: d.field(t.of('Boolean'), 'True if CI job tokens may access only the projects of the allowlist.', { resolve: d.resolver(f('jobTokenScope', 'ProjectCiCdSetting', 'jobTokenScopeEnabled')) }),
    keepLatestArtifact: d.field(t.of('Boolean'), 'True if the artifacts of the latest successful pipeline of each ref are kept.', { resolve: d.resolver(f('jobTokenScope', 'ProjectCiCdSetting', 'keepLatestArtifact')) }),
    mergePipelinesEnabled: d.field(t.of('Boolean'), 'True if merged results pipelines are enabled.', { resolve: d.resolver(f('jobTokenScope', 'ProjectCiCdSetting', 'mergePipelinesEnabled')) }),
    mergeTrainsEnabled: d.field(t.of('Boolean'), 'True if merge trains are enabled. Merge trains are not supported; the value has no effect.', { resolve: d.resolver(f('jobTokenScope', 'ProjectCiCdSetting', 'mergeTrainsEnabled')) }),
    project: d.field(t.of('Project'), 'The project.', { resolve: c.property("project_id", c.keyed("id")) }),
  }));
  d.input(t, 'ProjectCiCdSettingsUpdateInput', 'Input of projectCiCdSettingsUpdate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    fullPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    jobTokenScopeEnabled: d.argument(t.of('Boolean'), 'True if CI job tokens may access only the projects of the allowlist.'),
    keepLatestArtifact: d.argument(t.of('Boolean'), 'True if the artifacts of the latest successful pipeline of each ref are kept.'),
  }));
  d.object(t, 'ProjectCiCdSettingsUpdatePayload', 'Result of the mutation.', () => [], () => ({
    ciCdSettings: d.field(d.required(t.of('ProjectCiCdSetting')), 'Current settings.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
}
