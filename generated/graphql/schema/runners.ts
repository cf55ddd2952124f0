// Generated from spec/graphql/runners.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addRunners(t: d.Types, f: d.Functions): void {
  d.input(t, 'BulkRunnerDeleteInput', 'Input of bulkRunnerDelete.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    ids: d.argument(d.list(d.required(t.of('CiRunnerID'))), 'Global ids of at most fifty runners.'),
  }));
  d.object(t, 'BulkRunnerDeletePayload', 'Result of the mutation.', () => [], () => ({
    deletedCount: d.field(t.of('Int'), 'Number of deleted runners.'),
    deletedIds: d.field(d.list(d.required(t.of('CiRunnerID'))), 'Global ids of the deleted runners.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'CiRunner', 'A program that runs jobs.', () => [], (rest) => ({
    accessLevel: d.field(d.required(t.of('CiRunnerAccessLevel')), 'Kind of jobs that the runner accepts: all, or only those of protected branches and tags.', { resolve: c.property("access_level", c.upper, null, rest) }),
    active: d.field(d.required(t.of('Boolean')), 'The opposite of `paused`.', { resolve: c.property("active", c.same, null, rest), deprecationReason: 'Use `paused`. Deprecated in 14.8.' }),
    adminUrl: d.field(t.of('String'), 'URL of the admin page of the runner; null for other callers.', { resolve: d.resolver(f('runners', 'CiRunner', 'adminUrl')) }),
    architectureName: d.field(t.of('String'), 'Processor architecture of the runner.', { resolve: c.property("architecture", c.text, null, rest) }),
    contactedAt: d.field(t.of('Time'), 'Time of the last contact, updated about every 40 minutes; null if it never connected.', { resolve: c.property("contacted_at", c.time, null, rest) }),
    createdAt: d.field(t.of('Time'), 'Registration time.', { resolve: d.resolver(f('runners', 'CiRunner', 'createdAt')) }),
    description: d.field(t.of('String'), 'Title.', { resolve: c.property("description", c.text, null, rest) }),
    editAdminUrl: d.field(t.of('String'), 'URL of the page on which administrators edit the runner; null for other callers.', { resolve: d.resolver(f('runners', 'CiRunner', 'editAdminUrl')) }),
    groups: d.field(t.of('GroupConnection'), 'Group of the runner; null for other runners.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('runners', 'CiRunner', 'groups'))), extensions: {"connection":true} }),
    id: d.field(d.required(t.of('CiRunnerID')), 'Global id.', { resolve: c.property("id", c.globalId("Ci::Runner"), null, rest) }),
    ipAddress: d.field(t.of('String'), 'Address of the last contact.', { resolve: c.property("ip_address", c.text, null, rest) }),
    jobCount: d.field(t.of('Int'), 'Number of jobs that the caller may read; 1001 means more than 1,000.', { resolve: d.resolver(f('runners', 'CiRunner', 'jobCount')) }),
    jobs: d.field(t.of('CiJobConnection'), 'Jobs, newest first; for administrators of the runner.', { args: { statuses: d.argument(d.list(d.required(t.of('CiJobStatus'))), 'Filter by status.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('runners', 'CiRunner', 'jobs'))), extensions: {"score":{"resolver":true},"connection":true} }),
    locked: d.field(t.of('Boolean'), 'True if the runner cannot be assigned to further projects; null for runners of other scopes.', { resolve: d.resolver(f('runners', 'CiRunner', 'locked')) }),
    maintenanceNote: d.field(t.of('String'), 'Maintenance note for administrators of the runner.', { resolve: c.property("maintenance_note", c.text, null, rest) }),
    maintenanceNoteHtml: d.field(t.of('String'), 'The maintenance note as HTML.', { resolve: d.resolver(f('runners', 'CiRunner', 'maintenanceNoteHtml')) }),
    maximumTimeout: d.field(t.of('Int'), 'Time limit of a job on the runner, in seconds; null for no separate limit.', { resolve: c.property("maximum_timeout", c.same, null, rest) }),
    ownerProject: d.field(t.of('Project'), 'Project of the registration; null if hidden.', { resolve: d.resolver(f('runners', 'CiRunner', 'ownerProject')) }),
    paused: d.field(d.required(t.of('Boolean')), 'True if the runner is paused and accepts no new jobs.', { resolve: c.property("paused", c.same, null, rest) }),
    platformName: d.field(t.of('String'), 'Operating system of the runner.', { resolve: c.property("platform", c.text, null, rest) }),
    projectCount: d.field(t.of('Int'), 'Number of assigned projects that the caller may see; null for runners of other scopes.', { resolve: d.resolver(f('runners', 'CiRunner', 'projectCount')) }),
    projects: d.field(t.of('ProjectConnection'), 'Assigned projects that the caller may see; null for runners of other scopes.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('runners', 'CiRunner', 'projects'))), extensions: {"score":{"resolver":true},"connection":true} }),
    revision: d.field(t.of('String'), 'Commit that the program was built from.', { resolve: c.property("revision", c.text, null, rest) }),
    runUntagged: d.field(d.required(t.of('Boolean')), 'True if the runner accepts jobs without tags.', { resolve: c.property("run_untagged", c.same, null, rest) }),
    runnerType: d.field(d.required(t.of('CiRunnerType')), 'Scope.', { resolve: c.property("runner_type", c.upper, null, rest) }),
    status: d.field(d.required(t.of('CiRunnerStatus')), 'Connection status.', { args: { legacyMode: d.argument(t.of('String'), '`14.5` for the status names of that release; null for the current ones.', { default: { value: "14.5" }, deprecationReason: 'Will be removed in 17.0. Deprecated in 15.0.' }), }, resolve: d.resolver(f('runners', 'CiRunner', 'status')) }),
    tagList: d.field(d.list(d.required(t.of('String'))), 'Tags of the runner, by name.', { resolve: d.resolver(f('runners', 'CiRunner', 'tagList')) }),
    tokenExpiresAt: d.field(t.of('Time'), 'Expiry of the token; null if it never expires. Visible to runner administrators.', { resolve: d.resolver(f('runners', 'CiRunner', 'tokenExpiresAt')) }),
    userPermissions: d.field(d.required(t.of('RunnerPermissions')), 'Permissions of the caller on the object.', { resolve: d.resolver(f('runners', 'CiRunner', 'userPermissions')) }),
    version: d.field(t.of('String'), 'Version of the program.', { resolve: c.property("version", c.text, null, rest) }),
  }), d.rest('id', f('runners', 'CiRunner', 'load')));
  d.enumeration(t, 'CiRunnerAccessLevel', 'Kind of jobs that a runner accepts.', [
    ['NOT_PROTECTED', 'Jobs of any branch and tag.'],
    ['REF_PROTECTED', 'Jobs of protected branches and tags alone.'],
  ]);
  d.object(t, 'CiRunnerConnection', 'A page of a list of `CiRunner`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('CiRunnerEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiRunner')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiRunnerEdge', 'A `CiRunner` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiRunner'), 'The object.'),
  }));
  d.globalIdScalar(t, 'CiRunnerID', 'Id of a runner.', ["Ci::Runner"]);
  d.enumeration(t, 'CiRunnerSort', 'Orders of runners.', [
    ['CONTACTED_ASC', 'Last contact, oldest first.'],
    ['CONTACTED_DESC', 'Last contact, newest first.'],
    ['CREATED_ASC', 'Oldest first.'],
    ['CREATED_DESC', 'Newest first.'],
    ['TOKEN_EXPIRES_AT_ASC', 'Expiry of the token, earliest first.'],
    ['TOKEN_EXPIRES_AT_DESC', 'Expiry of the token, latest first.'],
  ]);
  d.enumeration(t, 'CiRunnerStatus', 'Connection status of a runner.', [
    ['ACTIVE', 'Accepts jobs.', 'Use `paused`. Deprecated in 14.6.'],
    ['NEVER_CONTACTED', 'Never connected.'],
    ['NOT_CONNECTED', 'Deprecated: never connected.', 'Use `NEVER_CONTACTED`. Deprecated in 14.6.'],
    ['OFFLINE', 'No connection within the last two hours.', 'This field will have a slightly different scope starting in 15.0. Deprecated in 14.6.'],
    ['ONLINE', 'Connected within the last two hours.'],
    ['PAUSED', 'Paused; accepts no new jobs.', 'Use `paused`. Deprecated in 14.6.'],
    ['STALE', 'No connection for three months.'],
  ]);
  d.enumeration(t, 'CiRunnerType', 'Scope of a runner.', [
    ['INSTANCE_TYPE', 'The whole instance.'],
    ['GROUP_TYPE', 'Group with its subgroups and projects.'],
    ['PROJECT_TYPE', 'Projects.'],
  ]);
  d.input(t, 'RunnerDeleteInput', 'Input of runnerDelete.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiRunnerID')), 'Global id of the runner.'),
  }));
  d.object(t, 'RunnerDeletePayload', 'Result of the mutation.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.enumeration(t, 'RunnerMembershipFilter', 'Scope of the runners of a group.', [
    ['DESCENDANTS', 'Runners of the group, its subgroups and their projects.'],
    ['DIRECT', 'Runners of the group itself.'],
  ]);
  d.object(t, 'RunnerPermissions', 'Permissions of the caller on a runner.', () => [], () => ({
    deleteRunner: d.field(d.required(t.of('Boolean')), 'True if the caller may delete the object.'),
    readRunner: d.field(d.required(t.of('Boolean')), 'True if the caller may read the object.'),
    updateRunner: d.field(d.required(t.of('Boolean')), 'True if the user may update the object.'),
  }));
  d.input(t, 'RunnerUpdateInput', 'Input of runnerUpdate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    accessLevel: d.argument(t.of('CiRunnerAccessLevel'), 'Kind of jobs that the runner accepts.'),
    active: d.argument(t.of('Boolean'), 'True if the runner accepts jobs.'),
    description: d.argument(t.of('String'), 'Title. Maximum: 4,096 characters.'),
    id: d.argument(d.required(t.of('CiRunnerID')), 'Global id of the runner.'),
    locked: d.argument(t.of('Boolean'), 'True if the runner cannot be assigned to further projects.'),
    maintenanceNote: d.argument(t.of('String'), 'Maintenance note for administrators of the runner. Maximum: 1,024 characters.'),
    maximumTimeout: d.argument(t.of('Int'), 'Maximum run time of a job in seconds.'),
    paused: d.argument(t.of('Boolean'), 'True if the runner is paused and accepts no new jobs.'),
    runUntagged: d.argument(t.of('Boolean'), 'True if the runner accepts jobs without tags.'),
    tagList: d.argument(d.list(d.required(t.of('String'))), 'Complete list of the new tags. Maximum: 100 values, each 255 characters.'),
  }));
  d.object(t, 'RunnerUpdatePayload', 'Payload of runnerUpdate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    runner: d.field(t.of('CiRunner'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'RunnersRegistrationTokenResetInput', 'Input of runnersRegistrationTokenReset.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(t.of('ID'), 'Global id of the group or project; none for the instance.'),
    type: d.argument(d.required(t.of('CiRunnerType')), 'Scope of the registration token.'),
  }));
  d.object(t, 'RunnersRegistrationTokenResetPayload', 'Result of the mutation.', () => [], () => ({
    token: d.field(t.of('String'), 'The new token.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
}
