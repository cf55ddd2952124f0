// Generated from spec/graphql/runners.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addRunners(t: d.Types, f: d.Functions): void {
  d.input(t, 'BulkRunnerDeleteInput', 'Input of bulkRunnerDelete.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    ids: d.argument(d.list(d.required(t.of('CiRunnerID'))), 'Global ids of at most fifty runners.'),
  }));
  d.object(t, 'BulkRunnerDeletePayload', 'What became of it.', () => [], () => ({
    deletedCount: d.field(t.of('Int'), 'How many were removed.'),
    deletedIds: d.field(d.list(d.required(t.of('CiRunnerID'))), 'Global ids of those that were removed.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
  }));
  d.object(t, 'CiRunner', 'A program that runs jobs.', () => [], (rest) => ({
    accessLevel: d.field(d.required(t.of('CiRunnerAccessLevel')), 'Whether it takes only jobs of protected branches and tags.', { resolve: c.property("access_level", c.upper, null, rest) }),
    active: d.field(d.required(t.of('Boolean')), 'The opposite of `paused`.', { resolve: c.property("active", c.same, null, rest), deprecationReason: 'Use `paused`. Deprecated in 14.8.' }),
    adminUrl: d.field(t.of('String'), 'Address of its page for administrators; null for others.', { resolve: d.resolver(f('runners', 'CiRunner', 'adminUrl')) }),
    architectureName: d.field(t.of('String'), 'Processor that it runs on.', { resolve: c.property("architecture", c.text, null, rest) }),
    contactedAt: d.field(t.of('Time'), 'When it last called in; null when it never did. Written down every 40 minutes or so.', { resolve: c.property("contacted_at", c.time, null, rest) }),
    createdAt: d.field(t.of('Time'), 'When it was registered.', { resolve: d.resolver(f('runners', 'CiRunner', 'createdAt')) }),
    description: d.field(t.of('String'), 'What it is called.', { resolve: c.property("description", c.text, null, rest) }),
    editAdminUrl: d.field(t.of('String'), 'Address of the page on which administrators change it; null for others.', { resolve: d.resolver(f('runners', 'CiRunner', 'editAdminUrl')) }),
    groups: d.field(t.of('GroupConnection'), 'The group that it serves; null for runners that serve no group.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('runners', 'CiRunner', 'groups'))), extensions: {"connection":true} }),
    id: d.field(d.required(t.of('CiRunnerID')), 'Global id.', { resolve: d.resolver(f('runners', 'CiRunner', 'id')) }),
    ipAddress: d.field(t.of('String'), 'Where it last called from.', { resolve: c.property("ip_address", c.text, null, rest) }),
    jobCount: d.field(t.of('Int'), 'How many jobs it has or had, as far as the caller may read them; 1001 stands for more.', { resolve: d.resolver(f('runners', 'CiRunner', 'jobCount')) }),
    jobs: d.field(t.of('CiJobConnection'), 'Jobs that it has or had, newest first, for those who look after it.', { args: { statuses: d.argument(d.list(d.required(t.of('CiJobStatus'))), 'In one of these states.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('runners', 'CiRunner', 'jobs'))), extensions: {"score":{"resolver":true},"connection":true} }),
    locked: d.field(t.of('Boolean'), 'Whether it cannot be given to further projects; null for runners that serve no projects.', { resolve: d.resolver(f('runners', 'CiRunner', 'locked')) }),
    maintenanceNote: d.field(t.of('String'), 'What those who look after it should know.', { resolve: c.property("maintenance_note", c.text, null, rest) }),
    maintenanceNoteHtml: d.field(t.of('String'), 'The maintenance note as HTML.', { resolve: d.resolver(f('runners', 'CiRunner', 'maintenanceNoteHtml')) }),
    maximumTimeout: d.field(t.of('Int'), 'Seconds that a job may run on it; null for no limit of its own.', { resolve: c.property("maximum_timeout", c.same, null, rest) }),
    ownerProject: d.field(t.of('Project'), 'The project that it was registered for, where the caller sees that.', { resolve: d.resolver(f('runners', 'CiRunner', 'ownerProject')) }),
    paused: d.field(d.required(t.of('Boolean')), 'Whether it takes no new jobs.', { resolve: c.property("paused", c.same, null, rest) }),
    platformName: d.field(t.of('String'), 'Operating system that it runs on.', { resolve: c.property("platform", c.text, null, rest) }),
    projectCount: d.field(t.of('Int'), 'How many projects it serves, as far as the caller sees them; null for runners that serve no projects.', { resolve: d.resolver(f('runners', 'CiRunner', 'projectCount')) }),
    projects: d.field(t.of('ProjectConnection'), 'Projects that it serves, as far as the caller sees them; null for runners that serve no projects.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('runners', 'CiRunner', 'projects'))), extensions: {"score":{"resolver":true},"connection":true} }),
    revision: d.field(t.of('String'), 'Commit that the program was built from.', { resolve: c.property("revision", c.text, null, rest) }),
    runUntagged: d.field(d.required(t.of('Boolean')), 'Whether it takes jobs without tags.', { resolve: c.property("run_untagged", c.same, null, rest) }),
    runnerType: d.field(d.required(t.of('CiRunnerType')), 'Whom it serves.', { resolve: c.property("runner_type", c.upper, null, rest) }),
    status: d.field(d.required(t.of('CiRunnerStatus')), 'When it last called in.', { args: { legacyMode: d.argument(t.of('String'), '`14.5` for the words of that release; null for those of today.', { default: { value: "14.5" }, deprecationReason: 'Will be removed in 17.0. Deprecated in 15.0.' }), }, resolve: d.resolver(f('runners', 'CiRunner', 'status')) }),
    tagList: d.field(d.list(d.required(t.of('String'))), 'Tags of jobs that it takes, by name.', { resolve: d.resolver(f('runners', 'CiRunner', 'tagList')) }),
    tokenExpiresAt: d.field(t.of('Time'), 'When its token ends, for those who look after it; null for never.', { resolve: d.resolver(f('runners', 'CiRunner', 'tokenExpiresAt')) }),
    userPermissions: d.field(d.required(t.of('RunnerPermissions')), 'What the caller may do with it.', { resolve: d.resolver(f('runners', 'CiRunner', 'userPermissions')) }),
    version: d.field(t.of('String'), 'Version of the program.', { resolve: c.property("version", c.text, null, rest) }),
  }), d.rest('id', f('runners', 'CiRunner', 'load')));
  d.enumeration(t, 'CiRunnerAccessLevel', 'Which jobs a runner takes.', [
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
    ['CONTACTED_ASC', 'Those first that called in longest ago.'],
    ['CONTACTED_DESC', 'Those first that called in last.'],
    ['CREATED_ASC', 'Oldest first.'],
    ['CREATED_DESC', 'Newest first.'],
    ['TOKEN_EXPIRES_AT_ASC', 'Those first whose token ends next.'],
    ['TOKEN_EXPIRES_AT_DESC', 'Those first whose token ends last.'],
  ]);
  d.enumeration(t, 'CiRunnerStatus', 'When a runner last called in.', [
    ['ACTIVE', 'It takes jobs.', 'Use `paused`. Deprecated in 14.6.'],
    ['NEVER_CONTACTED', 'It never called in.'],
    ['NOT_CONNECTED', 'It never called in.', 'Use `NEVER_CONTACTED`. Deprecated in 14.6.'],
    ['OFFLINE', 'It called in, though not during the last two hours.', 'This field will have a slightly different scope starting in 15.0. Deprecated in 14.6.'],
    ['ONLINE', 'It called in during the last two hours.'],
    ['PAUSED', 'It takes no new jobs.', 'Use `paused`. Deprecated in 14.6.'],
    ['STALE', 'It has not called in for three months.'],
  ]);
  d.enumeration(t, 'CiRunnerType', 'Whom a runner serves.', [
    ['INSTANCE_TYPE', 'The whole instance.'],
    ['GROUP_TYPE', 'A group, and all that it holds.'],
    ['PROJECT_TYPE', 'Projects.'],
  ]);
  d.input(t, 'RunnerDeleteInput', 'Input of runnerDelete.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    id: d.argument(d.required(t.of('CiRunnerID')), 'Global id of the runner.'),
  }));
  d.object(t, 'RunnerDeletePayload', 'What became of it.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
  }));
  d.enumeration(t, 'RunnerMembershipFilter', 'Which runners of a group are meant.', [
    ['DESCENDANTS', 'Those of the group, of the groups below it, and of all their projects.'],
    ['DIRECT', 'Those of the group itself.'],
  ]);
  d.object(t, 'RunnerPermissions', 'What the caller may do with a runner.', () => [], () => ({
    deleteRunner: d.field(d.required(t.of('Boolean')), 'Whether they may remove it.'),
    readRunner: d.field(d.required(t.of('Boolean')), 'Whether they see it.'),
    updateRunner: d.field(d.required(t.of('Boolean')), 'Whether they may change it.'),
  }));
  d.input(t, 'RunnerUpdateInput', 'Input of runnerUpdate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    accessLevel: d.argument(t.of('CiRunnerAccessLevel'), 'Which jobs it takes.'),
    active: d.argument(t.of('Boolean'), 'Whether it takes jobs.'),
    description: d.argument(t.of('String'), 'What it is called. Maximum: 4,096 characters.'),
    id: d.argument(d.required(t.of('CiRunnerID')), 'Global id of the runner.'),
    locked: d.argument(t.of('Boolean'), 'Whether it cannot be given to further projects.'),
    maintenanceNote: d.argument(t.of('String'), 'What those who look after it should know. Maximum: 1,024 characters.'),
    maximumTimeout: d.argument(t.of('Int'), 'Seconds that a job may run on it.'),
    paused: d.argument(t.of('Boolean'), 'Whether it takes no new jobs.'),
    runUntagged: d.argument(t.of('Boolean'), 'Whether it takes jobs without tags.'),
    tagList: d.argument(d.list(d.required(t.of('String'))), 'All tags that it will have. Maximum: 100 values, each 255 characters.'),
  }));
  d.object(t, 'RunnerUpdatePayload', 'Payload of runnerUpdate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    runner: d.field(t.of('CiRunner'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.input(t, 'RunnersRegistrationTokenResetInput', 'Input of runnersRegistrationTokenReset.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    id: d.argument(t.of('ID'), 'Global id of the group or project; none for the instance.'),
    type: d.argument(d.required(t.of('CiRunnerType')), 'Whose runners the token registers.'),
  }));
  d.object(t, 'RunnersRegistrationTokenResetPayload', 'What became of it.', () => [], () => ({
    token: d.field(t.of('String'), 'The new token.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
  }));
}
