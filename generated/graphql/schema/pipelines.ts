// Generated from spec/graphql/pipelines.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addPipelines(t: d.Types, f: d.Functions): void {
  d.globalIdScalar(t, 'CiPipelineID', 'Id of a pipeline.', ["Ci::Pipeline"]);
  d.input(t, 'CiVariableInput', 'A variable for jobs.', () => ({
    key: d.argument(d.required(t.of('String')), 'Name.'),
    value: d.argument(d.required(t.of('String')), 'Value. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
  }));
  d.object(t, 'DetailedStatus', 'A status as pages show it.', () => [], () => ({
    action: d.field(t.of('StatusAction'), 'Action that the caller may perform next; null if there is none.', { resolve: d.resolver(f('pipelines', 'DetailedStatus', 'action')), extensions: {"score":{"git":true}} }),
    detailsPath: d.field(t.of('String'), 'Path of the page with more; null where there is none.'),
    favicon: d.field(t.of('String'), 'Path of the icon for the browser\'s tab.'),
    group: d.field(t.of('String'), 'Group of statuses shown alike, such as `success`.'),
    hasDetails: d.field(t.of('Boolean'), 'True if a page with details exists.'),
    icon: d.field(t.of('String'), 'Name of the icon, such as `status_success`.'),
    id: d.field(d.required(t.of('String')), 'Status and id of its object.'),
    label: d.field(t.of('String'), 'Status as a phrase, such as `passed with warnings`.'),
    name: d.field(t.of('String'), 'Name of the status, such as `SUCCESS`.'),
    text: d.field(t.of('String'), 'Status as one word, such as `passed`.'),
    tooltip: d.field(t.of('String'), 'Text shown on hovering.'),
  }));
  d.scalar(t, 'Duration', 'Seconds, as a number that may have a fraction.');
  d.object(t, 'Pipeline', 'A run of the jobs that a configuration has for a commit.', () => [], (rest) => ({
    active: d.field(d.required(t.of('Boolean')), 'True if a job is pending or running.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'active')) }),
    beforeSha: d.field(t.of('String'), 'Head of the ref before the push that started it; zeros for a new ref.', { resolve: c.property("before_sha", c.text, null, rest), extensions: {"score":{"git":true}} }),
    cancelable: d.field(d.required(t.of('Boolean')), 'True if at least one job can be canceled.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'cancelable')) }),
    commit: d.field(t.of('Commit'), 'Commit of the pipeline; null if the caller may not read the code.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'commit')), extensions: {"score":{"git":true}} }),
    commitPath: d.field(t.of('String'), 'Path of the page of the commit.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'commitPath')) }),
    committedAt: d.field(t.of('Time'), 'Commit date.', { resolve: c.property("committed_at", c.time, null, rest) }),
    complete: d.field(d.required(t.of('Boolean')), 'State.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'complete')) }),
    coverage: d.field(t.of('Float'), 'Share of tested code in percent.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'coverage')) }),
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: c.property("created_at", c.time, null, rest) }),
    detailedStatus: d.field(d.required(t.of('DetailedStatus')), 'Status for display on a page.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'detailedStatus')) }),
    downstream: d.field(t.of('PipelineConnection'), 'Downstream pipelines that the caller may see.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('pipelines', 'Pipeline', 'downstream'))), extensions: {"score":{"resolver":true},"connection":true} }),
    duration: d.field(t.of('Int'), 'Run time of the jobs in seconds.', { resolve: c.property("duration", c.same, null, rest) }),
    finishedAt: d.field(t.of('Time'), 'Time at which the last job finished.', { resolve: c.property("finished_at", c.time, null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Ci::Pipeline"), null, rest) }),
    iid: d.field(d.required(t.of('String')), 'Number within the project.', { resolve: c.property("iid", c.asText, null, rest) }),
    mergeRequestEventType: d.field(t.of('PipelineMergeRequestEventType'), 'Kind of commit that the pipeline runs for; null outside of merge requests.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'mergeRequestEventType')) }),
    path: d.field(t.of('String'), 'Path of the page on this instance.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'path')) }),
    project: d.field(t.of('Project'), 'Project of the pipeline.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'project')) }),
    queuedDuration: d.field(t.of('Duration'), 'Seconds between creation and start.', { resolve: c.property("queued_duration", c.same, null, rest) }),
    ref: d.field(t.of('String'), 'Branch or tag of the run.', { resolve: c.property("ref", c.text, null, rest) }),
    refPath: d.field(t.of('String'), 'Path of the page of the branch or tag.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'refPath')) }),
    retryable: d.field(d.required(t.of('Boolean')), 'True if at least one job can be retried.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'retryable')) }),
    sha: d.field(t.of('String'), 'Commit of the run.', { args: { format: d.argument(t.of('ShaFormat'), 'Format of the SHA.'), }, resolve: d.resolver(f('pipelines', 'Pipeline', 'sha')) }),
    source: d.field(t.of('String'), 'Source of the pipeline, such as `push` or `merge_request_event`.', { resolve: c.property("source", c.text, null, rest) }),
    startedAt: d.field(t.of('Time'), 'Start time of the first job.', { resolve: c.property("started_at", c.time, null, rest) }),
    status: d.field(d.required(t.of('PipelineStatusEnum')), 'State of a pipeline or job.', { resolve: c.property("status", c.upper, null, rest) }),
    updatedAt: d.field(d.required(t.of('Time')), 'Time of the last update.', { resolve: c.property("updated_at", c.time, null, rest) }),
    upstream: d.field(t.of('Pipeline'), 'Upstream pipeline; null if hidden.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'upstream')) }),
    user: d.field(t.of('UserCore'), 'User who started the pipeline.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'user')) }),
    userPermissions: d.field(d.required(t.of('PipelinePermissions')), 'Permissions of the caller on the object.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'userPermissions')) }),
    usesNeeds: d.field(t.of('Boolean'), 'True if at least one job uses `needs`.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'usesNeeds')) }),
    warnings: d.field(d.required(t.of('Boolean')), 'True if a job with `allow_failure` failed.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'warnings')) }),
    yamlErrors: d.field(d.required(t.of('Boolean')), 'True if the configuration is invalid.', { resolve: d.resolver(f('pipelines', 'Pipeline', 'yamlErrors')) }),
    job: d.field(t.of('CiJob'), 'Job of the pipeline, by id or name; the latest job of a name.', { args: { id: d.argument(t.of('JobID'), 'Global id.'), name: d.argument(t.of('String'), 'Name.'), }, resolve: d.resolver(f('jobs', 'Pipeline', 'job')) }),
    jobs: d.field(t.of('CiJobConnection'), 'Jobs, newest first.', { args: { retried: d.argument(t.of('Boolean'), 'True to return only retried jobs, false to return only the latest ones.'), statuses: d.argument(d.list(d.required(t.of('CiJobStatus'))), 'Filter by status.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'Pipeline', 'jobs'))), extensions: {"score":{"resolver":true},"connection":true} }),
    jobArtifacts: d.field(d.list(d.required(t.of('CiJobArtifact'))), 'Artifacts of the jobs, newest jobs first, at most 1,000; one pipeline per request.', { resolve: d.resolver(f('jobs', 'Pipeline', 'jobArtifacts')) }),
    sourceJob: d.field(t.of('CiJob'), 'Job that started the pipeline; null if hidden.', { resolve: d.resolver(f('jobs', 'Pipeline', 'sourceJob')) }),
    stages: d.field(t.of('CiStageConnection'), 'Stages, in order.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'Pipeline', 'stages'))), extensions: {"score":{"resolver":true},"connection":true} }),
  }), d.rest('id', f('pipelines', 'Pipeline', 'load')));
  d.input(t, 'PipelineCancelInput', 'Input of pipelineCancel.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiPipelineID')), 'Global id of the pipeline.'),
  }));
  d.object(t, 'PipelineCancelPayload', 'Result of the mutation.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'PipelineConnection', 'A page of a list of `Pipeline`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('PipelineEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Pipeline')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'PipelineCounts', 'Numbers of pipelines; 10,001 means more than 10,000.', () => [], () => ({
    all: d.field(t.of('Int'), 'Number in all states.'),
    finished: d.field(t.of('Int'), 'Finished pipelines.'),
    pending: d.field(t.of('Int'), 'Pending pipelines.'),
    running: d.field(t.of('Int'), 'Running pipelines.'),
  }));
  d.input(t, 'PipelineCreateInput', 'Input of pipelineCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    ref: d.argument(d.required(t.of('String')), 'Branch or tag. Maximum: 1,024 characters.'),
    variables: d.argument(d.list(d.required(t.of('CiVariableInput'))), 'Variables of the jobs. Maximum: 100 values.'),
  }));
  d.object(t, 'PipelineCreatePayload', 'Payload of pipelineCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    pipeline: d.field(t.of('Pipeline'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'PipelineDestroyInput', 'Input of pipelineDestroy.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiPipelineID')), 'Global id of the pipeline.'),
  }));
  d.object(t, 'PipelineDestroyPayload', 'Result of the mutation.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'PipelineEdge', 'A `Pipeline` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Pipeline'), 'The object.'),
  }));
  d.enumeration(t, 'PipelineMergeRequestEventType', 'Kind of commit that pipelines of merge requests run for.', [
    ['DETACHED', 'The head of the source branch.'],
    ['MERGED_RESULT', 'The merge of the source branch into the target branch.'],
  ]);
  d.object(t, 'PipelinePermissions', 'Permissions of the caller on a pipeline.', () => [], () => ({
    adminPipeline: d.field(d.required(t.of('Boolean')), 'True if the caller may do everything that maintainers may do.'),
    destroyPipeline: d.field(d.required(t.of('Boolean')), 'True if the caller may delete the object.'),
    updatePipeline: d.field(d.required(t.of('Boolean')), 'True if the caller may cancel or retry the pipeline.'),
  }));
  d.input(t, 'PipelineRetryInput', 'Input of pipelineRetry.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiPipelineID')), 'Global id of the pipeline.'),
  }));
  d.object(t, 'PipelineRetryPayload', 'Payload of pipelineRetry.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    pipeline: d.field(t.of('Pipeline'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'PipelineScopeEnum', 'Scope of a list of pipelines.', [
    ['RUNNING', 'Running pipelines.'],
    ['PENDING', 'Pending pipelines.'],
    ['FINISHED', 'Finished pipelines.'],
    ['BRANCHES', 'The newest of each branch.'],
    ['TAGS', 'The newest of each tag.'],
  ]);
  d.enumeration(t, 'PipelineStatusEnum', 'Status of a pipeline.', [
    ['CREATED', 'Created; no job has started.'],
    ['WAITING_FOR_RESOURCE', 'Waiting for a resource that one job at a time may use.'],
    ['PREPARING', 'Preparing.'],
    ['PENDING', 'Waiting for a runner.'],
    ['RUNNING', 'Running.'],
    ['SUCCESS', 'Succeeded.'],
    ['FAILED', 'Failed.'],
    ['CANCELED', 'Canceled.'],
    ['SKIPPED', 'Skipped; no job was run.'],
    ['MANUAL', 'Waiting for a manual start.'],
    ['SCHEDULED', 'Scheduled for a later time.'],
  ]);
  d.enumeration(t, 'ShaFormat', 'Format of a SHA.', [
    ['SHORT', 'First eight digits.'],
    ['LONG', 'Complete value.'],
  ]);
  d.object(t, 'StatusAction', 'Action for an object with a status.', () => [], () => ({
    buttonTitle: d.field(t.of('String'), 'Text of the button.'),
    icon: d.field(t.of('String'), 'Name of the icon.'),
    id: d.field(d.required(t.of('String')), 'Kind of the action, and id of its object.'),
    method: d.field(t.of('String'), 'HTTP method of the action.'),
    path: d.field(t.of('String'), 'Path of the action.'),
    title: d.field(t.of('String'), 'Title of the action.'),
  }));
}
