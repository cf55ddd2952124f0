// Generated from spec/graphql/instance.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addInstance(t: d.Types, f: d.Functions): void {
  d.scalar(t, 'BigInt', 'A whole number of any size, as a text.');
  d.scalar(t, 'Date', 'A day, `2021-03-09`.');
  d.input(t, 'EchoCreateInput', 'Input of echoCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    errors: d.argument(d.list(d.required(t.of('String'))), 'Texts for `errors`.'),
    messages: d.argument(d.list(d.required(t.of('String'))), 'Texts for `echoes`.'),
  }));
  d.object(t, 'EchoCreatePayload', 'What was to be repeated.', () => [], () => ({
    echoes: d.field(d.list(d.required(t.of('String'))), 'The texts of the input.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
  }));
  d.scalar(t, 'ISO8601Date', 'A day, `2021-03-09`.');
  d.object(t, 'Kas', 'The server for cluster agents.', () => [], () => ({
    enabled: d.field(d.required(t.of('Boolean')), 'Whether the instance has one.'),
    externalUrl: d.field(t.of('String'), 'Address for agents.'),
    version: d.field(t.of('String'), 'Its version.'),
  }));
  d.object(t, 'Metadata', 'Which software serves the instance.', () => [], () => ({
    enterprise: d.field(d.required(t.of('Boolean')), 'Whether features of paid tiers can be licensed.', { resolve: c.property("enterprise", c.same) }),
    kas: d.field(d.required(t.of('Kas')), 'The server that cluster agents connect to.', { resolve: c.property("kas", c.same) }),
    revision: d.field(d.required(t.of('String')), 'Abbreviated revision of the source.', { resolve: c.property("revision", c.text) }),
    version: d.field(d.required(t.of('String')), 'Release, such as `15.0.0-ee`.', { resolve: c.property("version", c.text) }),
  }));
  d.object(t, 'Mutation', 'What can be changed.', () => [], () => ({
    echoCreate: d.field(t.of('EchoCreatePayload'), 'Repeats texts and errors, and does nothing.', { args: { input: d.argument(d.required(t.of('EchoCreateInput')), 'What to do.'), }, resolve: d.mutation(f('instance', 'Mutation', 'echoCreate'), [], null) }),
    createBranch: d.field(t.of('CreateBranchPayload'), 'Makes a branch.', { args: { input: d.argument(d.required(t.of('CreateBranchInput')), 'What to do.'), }, resolve: d.mutation(f('branches', 'Mutation', 'createBranch'), ['createBranch'], 'branch') }),
    commitCreate: d.field(t.of('CommitCreatePayload'), 'Makes a commit of changes of files.', { args: { input: d.argument(d.required(t.of('CommitCreateInput')), 'What to do.'), }, resolve: d.mutation(f('commits', 'Mutation', 'commitCreate'), ['createCommit'], null) }),
    groupUpdate: d.field(t.of('GroupUpdatePayload'), 'Changes settings of a group.', { args: { input: d.argument(d.required(t.of('GroupUpdateInput')), 'What to do.'), }, resolve: d.mutation(f('groups', 'Mutation', 'groupUpdate'), ['updateGroup'], 'group') }),
    createIssue: d.field(t.of('CreateIssuePayload'), 'Creates an issue.', { args: { input: d.argument(d.required(t.of('CreateIssueInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'createIssue'), ['createIssue'], 'issue') }),
    updateIssue: d.field(t.of('UpdateIssuePayload'), 'Changes an issue.', { args: { input: d.argument(d.required(t.of('UpdateIssueInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'updateIssue'), ['updateIssue'], 'issue') }),
    issueSetConfidential: d.field(t.of('IssueSetConfidentialPayload'), 'Says whether an issue is kept from most.', { args: { input: d.argument(d.required(t.of('IssueSetConfidentialInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'issueSetConfidential'), ['updateIssue'], 'issue') }),
    issueSetDueDate: d.field(t.of('IssueSetDueDatePayload'), 'Says by when an issue is to be done.', { args: { input: d.argument(d.required(t.of('IssueSetDueDateInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'issueSetDueDate'), ['updateIssue'], 'issue') }),
    issueSetLocked: d.field(t.of('IssueSetLockedPayload'), 'Says whether only members comment on an issue.', { args: { input: d.argument(d.required(t.of('IssueSetLockedInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'issueSetLocked'), ['updateIssue'], 'issue') }),
    issueSetSeverity: d.field(t.of('IssueSetSeverityPayload'), 'Says how bad an incident is.', { args: { input: d.argument(d.required(t.of('IssueSetSeverityInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'issueSetSeverity'), ['updateIssue'], 'issue') }),
    issueSetWeight: d.field(t.of('IssueSetWeightPayload'), 'Says how much work an issue is.', { args: { input: d.argument(d.required(t.of('IssueSetWeightInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'issueSetWeight'), ['updateIssue'], 'issue') }),
    issueMove: d.field(t.of('IssueMovePayload'), 'Moves an issue to another project.', { args: { input: d.argument(d.required(t.of('IssueMoveInput')), 'What to do.'), }, resolve: d.mutation(f('issues', 'Mutation', 'issueMove'), ['moveIssue'], 'issue') }),
    jobCancel: d.field(t.of('JobCancelPayload'), 'Cancels a job.', { args: { input: d.argument(d.required(t.of('JobCancelInput')), 'What to do.'), }, resolve: d.mutation(f('jobs', 'Mutation', 'jobCancel'), ['cancelJob'], 'job') }),
    jobPlay: d.field(t.of('JobPlayPayload'), 'Starts a job that waits for somebody, or for its time.', { args: { input: d.argument(d.required(t.of('JobPlayInput')), 'What to do.'), }, resolve: d.mutation(f('jobs', 'Mutation', 'jobPlay'), ['playJob'], 'job') }),
    jobRetry: d.field(t.of('JobRetryPayload'), 'Begins a job again: as a new one, which takes its place.', { args: { input: d.argument(d.required(t.of('JobRetryInput')), 'What to do.'), }, resolve: d.mutation(f('jobs', 'Mutation', 'jobRetry'), ['retryJob'], 'job') }),
    jobArtifactsDestroy: d.field(t.of('JobArtifactsDestroyPayload'), 'Removes the files that a job left behind.', { args: { input: d.argument(d.required(t.of('JobArtifactsDestroyInput')), 'What to do.'), }, resolve: d.mutation(f('jobs', 'Mutation', 'jobArtifactsDestroy'), ['deleteJobArtifacts'], null) }),
    labelCreate: d.field(t.of('LabelCreatePayload'), 'Creates a label in a project or group.', { args: { input: d.argument(d.required(t.of('LabelCreateInput')), 'What to do.'), }, resolve: d.mutation(f('labels', 'Mutation', 'labelCreate'), ['createProjectLabel', 'createGroupLabel'], 'label') }),
    mergeRequestCreate: d.field(t.of('MergeRequestCreatePayload'), 'Proposes to merge a branch into another of the same project.', { args: { input: d.argument(d.required(t.of('MergeRequestCreateInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestCreate'), ['createMergeRequest'], 'mergeRequest') }),
    mergeRequestUpdate: d.field(t.of('MergeRequestUpdatePayload'), 'Changes a merge request.', { args: { input: d.argument(d.required(t.of('MergeRequestUpdateInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestUpdate'), ['updateMergeRequest'], 'mergeRequest') }),
    mergeRequestAccept: d.field(t.of('MergeRequestAcceptPayload'), 'Merges a merge request, at once or as soon as its pipeline succeeds.', { args: { input: d.argument(d.required(t.of('MergeRequestAcceptInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestAccept'), ['mergeMergeRequest'], 'mergeRequest') }),
    mergeRequestSetAssignees: d.field(t.of('MergeRequestSetAssigneesPayload'), 'Says who sees to a merge request.', { args: { input: d.argument(d.required(t.of('MergeRequestSetAssigneesInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestSetAssignees'), ['updateMergeRequest'], 'mergeRequest') }),
    mergeRequestSetReviewers: d.field(t.of('MergeRequestSetReviewersPayload'), 'Says who is to review a merge request.', { args: { input: d.argument(d.required(t.of('MergeRequestSetReviewersInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestSetReviewers'), ['updateMergeRequest'], 'mergeRequest') }),
    mergeRequestSetLabels: d.field(t.of('MergeRequestSetLabelsPayload'), 'Says which labels a merge request has.', { args: { input: d.argument(d.required(t.of('MergeRequestSetLabelsInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestSetLabels'), ['updateMergeRequest'], 'mergeRequest') }),
    mergeRequestSetMilestone: d.field(t.of('MergeRequestSetMilestonePayload'), 'Says which milestone a merge request is planned for.', { args: { input: d.argument(d.required(t.of('MergeRequestSetMilestoneInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestSetMilestone'), ['updateMergeRequest'], 'mergeRequest') }),
    mergeRequestSetLocked: d.field(t.of('MergeRequestSetLockedPayload'), 'Says whether only members comment on a merge request.', { args: { input: d.argument(d.required(t.of('MergeRequestSetLockedInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestSetLocked'), ['updateMergeRequest'], 'mergeRequest') }),
    mergeRequestSetDraft: d.field(t.of('MergeRequestSetDraftPayload'), 'Says whether the title of a merge request says that it is not ready.', { args: { input: d.argument(d.required(t.of('MergeRequestSetDraftInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestSetDraft'), ['updateMergeRequest'], 'mergeRequest') }),
    mergeRequestSetSubscription: d.field(t.of('MergeRequestSetSubscriptionPayload'), 'Says whether the caller is told what happens to a merge request.', { args: { input: d.argument(d.required(t.of('MergeRequestSetSubscriptionInput')), 'What to do.'), }, resolve: d.mutation(f('mergeRequestChanges', 'Mutation', 'mergeRequestSetSubscription'), ['subscribeToMergeRequest', 'unsubscribeFromMergeRequest'], 'mergeRequest') }),
    createNote: d.field(t.of('CreateNotePayload'), 'Comments on something.', { args: { input: d.argument(d.required(t.of('CreateNoteInput')), 'What to do.'), }, resolve: d.mutation(f('notes', 'Mutation', 'createNote'), ['createIssueNote', 'createMergeRequestNote', 'createEpicNote', 'createIssueDiscussionNote', 'createMergeRequestDiscussionNote', 'createEpicDiscussionNote'], 'note') }),
    updateNote: d.field(t.of('UpdateNotePayload'), 'Gives a note another text.', { args: { input: d.argument(d.required(t.of('UpdateNoteInput')), 'What to do.'), }, resolve: d.mutation(f('notes', 'Mutation', 'updateNote'), ['updateIssueNote', 'updateMergeRequestNote', 'updateEpicNote'], 'note') }),
    destroyNote: d.field(t.of('DestroyNotePayload'), 'Takes a note away.', { args: { input: d.argument(d.required(t.of('DestroyNoteInput')), 'What to do.'), }, resolve: d.mutation(f('notes', 'Mutation', 'destroyNote'), ['deleteIssueNote', 'deleteMergeRequestNote', 'deleteEpicNote'], 'note') }),
    createDiffNote: d.field(t.of('CreateDiffNotePayload'), 'Begins a thread about a line of a diff.', { args: { input: d.argument(d.required(t.of('CreateDiffNoteInput')), 'What to do.'), }, resolve: d.mutation(f('notes', 'Mutation', 'createDiffNote'), ['createMergeRequestDiscussion'], 'note') }),
    createImageDiffNote: d.field(t.of('CreateImageDiffNotePayload'), 'Begins a thread about a point of an image in a diff.', { args: { input: d.argument(d.required(t.of('CreateImageDiffNoteInput')), 'What to do.'), }, resolve: d.mutation(f('notes', 'Mutation', 'createImageDiffNote'), ['createMergeRequestDiscussion'], 'note') }),
    discussionToggleResolve: d.field(t.of('DiscussionToggleResolvePayload'), 'Says whether a thread of a merge request is settled.', { args: { input: d.argument(d.required(t.of('DiscussionToggleResolveInput')), 'What to do.'), }, resolve: d.mutation(f('notes', 'Mutation', 'discussionToggleResolve'), ['resolveMergeRequestDiscussion'], 'discussion') }),
    pipelineCancel: d.field(t.of('PipelineCancelPayload'), 'Cancels the jobs of a pipeline that are not over.', { args: { input: d.argument(d.required(t.of('PipelineCancelInput')), 'What to do.'), }, resolve: d.mutation(f('pipelines', 'Mutation', 'pipelineCancel'), ['cancelPipeline'], null) }),
    pipelineCreate: d.field(t.of('PipelineCreatePayload'), 'Makes a pipeline for a branch or tag.', { args: { input: d.argument(d.required(t.of('PipelineCreateInput')), 'What to do.'), }, resolve: d.mutation(f('pipelines', 'Mutation', 'pipelineCreate'), ['createPipeline'], 'pipeline') }),
    pipelineDestroy: d.field(t.of('PipelineDestroyPayload'), 'Removes a pipeline with all that belongs to it.', { args: { input: d.argument(d.required(t.of('PipelineDestroyInput')), 'What to do.'), }, resolve: d.mutation(f('pipelines', 'Mutation', 'pipelineDestroy'), ['deletePipeline'], null) }),
    pipelineRetry: d.field(t.of('PipelineRetryPayload'), 'Begins the failed and canceled jobs of a pipeline again.', { args: { input: d.argument(d.required(t.of('PipelineRetryInput')), 'What to do.'), }, resolve: d.mutation(f('pipelines', 'Mutation', 'pipelineRetry'), ['retryPipeline'], 'pipeline') }),
    todoCreate: d.field(t.of('TodoCreatePayload'), 'Asks the caller to look at something.', { args: { input: d.argument(d.required(t.of('TodoCreateInput')), 'What to do.'), }, resolve: d.mutation(f('todos', 'Mutation', 'todoCreate'), ['createIssueTodo', 'createMergeRequestTodo', 'createEpicTodo'], 'todo') }),
    todoMarkDone: d.field(t.of('TodoMarkDonePayload'), 'Says that a to-do is done.', { args: { input: d.argument(d.required(t.of('TodoMarkDoneInput')), 'What to do.'), }, resolve: d.mutation(f('todos', 'Mutation', 'todoMarkDone'), ['markTodoAsDone'], 'todo') }),
    todosMarkAllDone: d.field(t.of('TodosMarkAllDonePayload'), 'Says that all to-dos of the caller are done.', { args: { input: d.argument(d.required(t.of('TodosMarkAllDoneInput')), 'What to do.'), }, resolve: d.mutation(f('todos', 'Mutation', 'todosMarkAllDone'), ['markAllTodosAsDone', 'markTodoAsDone'], null) }),
    todoRestore: d.field(t.of('TodoRestorePayload'), 'Says that a to-do is to be done again.', { args: { input: d.argument(d.required(t.of('TodoRestoreInput')), 'What to do.'), }, resolve: d.mutation(f('todos', 'Mutation', 'todoRestore'), [], 'todo') }),
    todoRestoreMany: d.field(t.of('TodoRestoreManyPayload'), 'Says of some to-dos that they are to be done again: fifty at most.', { args: { input: d.argument(d.required(t.of('TodoRestoreManyInput')), 'What to do.'), }, resolve: d.mutation(f('todos', 'Mutation', 'todoRestoreMany'), [], null) }),
  }));
  d.object(t, 'PageInfo', 'Where a page is in its list.', () => [], () => ({
    endCursor: d.field(t.of('String'), 'Cursor of the last object of the page; null where it has none.'),
    hasNextPage: d.field(d.required(t.of('Boolean')), 'Whether objects follow.'),
    hasPreviousPage: d.field(d.required(t.of('Boolean')), 'Whether objects come before.'),
    startCursor: d.field(t.of('String'), 'Cursor of the first object of the page; null where it has none.'),
  }));
  d.object(t, 'Query', 'What can be read.', () => [], () => ({
    echo: d.field(d.required(t.of('String')), 'The text, and who sent it.', { args: { text: d.argument(d.required(t.of('String')), 'What to repeat.'), }, resolve: d.root(f('instance', 'Query', 'echo')) }),
    metadata: d.field(t.of('Metadata'), 'Version of the instance; null for callers without credentials.', { resolve: d.root(f('instance', 'Query', 'metadata')) }),
    queryComplexity: d.field(t.of('QueryComplexity'), 'How much of what a request may ask for this one asks.', { resolve: d.root(f('instance', 'Query', 'queryComplexity')) }),
    group: d.field(t.of('Group'), 'A group, by its path.', { args: { fullPath: d.argument(d.required(t.of('ID')), 'Full path.'), }, resolve: d.root(f('groups', 'Query', 'group')), extensions: {"score":{"resolver":true}} }),
    issue: d.field(t.of('Issue'), 'An issue, by its id.', { args: { id: d.argument(d.required(t.of('IssueID')), 'Global id of the issue.'), }, resolve: d.root(f('issues', 'Query', 'issue')) }),
    mergeRequest: d.field(t.of('MergeRequest'), 'A merge request, by its id.', { args: { id: d.argument(d.required(t.of('MergeRequestID')), 'Global id of the merge request.'), }, resolve: d.root(f('mergeRequests', 'Query', 'mergeRequest')) }),
    milestone: d.field(t.of('Milestone'), 'A milestone, by its id.', { args: { id: d.argument(d.required(t.of('MilestoneID')), 'Global id of the milestone.'), }, resolve: d.root(f('milestones', 'Query', 'milestone')) }),
    namespace: d.field(t.of('Namespace'), 'A group or personal namespace, by its path.', { args: { fullPath: d.argument(d.required(t.of('ID')), 'Full path.'), }, resolve: d.root(f('namespaces', 'Query', 'namespace')) }),
    project: d.field(t.of('Project'), 'A project, by its path.', { args: { fullPath: d.argument(d.required(t.of('ID')), 'Full path, whatever its case.'), }, resolve: d.root(f('projects', 'Query', 'project')), extensions: {"score":{"resolver":true}} }),
    projects: d.field(t.of('ProjectConnection'), 'Projects that the caller may see, newest first.', { args: { ids: d.argument(d.list(d.required(t.of('ID'))), 'Global ids of projects.'), membership: d.argument(t.of('Boolean'), 'Only projects of which the caller is a member.'), search: d.argument(t.of('String'), 'Part of the name or path.'), searchNamespaces: d.argument(t.of('Boolean'), 'Also search the names of the groups above.'), sort: d.argument(t.of('String'), 'Order of the list: a column and `_asc` or `_desc`, such as `name_asc`.'), topics: d.argument(d.list(d.required(t.of('String'))), 'Topics, all of which the projects have.'), ...d.pageArguments(t), }, resolve: d.connection(d.root(f('projects', 'Query', 'projects'))), extensions: {"score":{"resolver":true},"connection":true} }),
    todo: d.field(t.of('Todo'), 'One of the caller\'s own to-dos.', { args: { id: d.argument(d.required(t.of('TodoID')), 'Global id of the to-do.'), }, resolve: d.root(f('todos', 'Query', 'todo')) }),
    topics: d.field(t.of('TopicConnection'), 'Topics that the caller may know, those with most projects first.', { args: { search: d.argument(t.of('String'), 'Part of the name.'), ...d.pageArguments(t), }, resolve: d.connection(d.root(f('topics', 'Query', 'topics'))), extensions: {"score":{"resolver":true},"connection":true} }),
    currentUser: d.field(t.of('UserCore'), 'Whoever calls; null without credentials.', { resolve: d.root(f('users', 'Query', 'currentUser')) }),
    user: d.field(t.of('UserCore'), 'One user, by id or username.', { args: { id: d.argument(t.of('UserID'), 'Global id of the user.'), username: d.argument(t.of('String'), 'Username, whatever its case.'), }, resolve: d.root(f('users', 'Query', 'user')) }),
    users: d.field(t.of('UserCoreConnection'), 'Users, newest first.', { args: { admins: d.argument(t.of('Boolean'), 'Only administrators; says nothing for others than administrators.', { default: { value: false } }), ids: d.argument(d.list(d.required(t.of('ID'))), 'Global ids of users.'), search: d.argument(t.of('String'), 'Part of the name or username, or the whole public address.'), sort: d.argument(t.of('Sort'), 'Order of the list.', { default: { value: "created_desc" } }), usernames: d.argument(d.list(d.required(t.of('String'))), 'Usernames, whatever their case.'), ...d.pageArguments(t), }, resolve: d.connection(d.root(f('users', 'Query', 'users'))), extensions: {"score":{"resolver":true},"connection":true} }),
  }));
  d.object(t, 'QueryComplexity', 'What a request costs, in points.', () => [], () => ({
    limit: d.field(t.of('Int'), 'Points that a request of this caller may have.'),
    score: d.field(t.of('Int'), 'Points of this request.'),
  }));
  d.scalar(t, 'Time', 'A time in UTC without fractions of seconds, `2021-03-09T14:58:50Z`; a day alone where the value is one.');
}
