// Generated from spec/graphql/jobs.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addJobs(t: d.Types, f: d.Functions): void {
  d.globalIdScalar(t, 'CiBuildID', 'Global id of a CI job.', ["Ci::Build"]);
  d.object(t, 'CiBuildNeed', 'The name of a job that another waits for.', () => [], () => ({
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    name: d.field(t.of('String'), 'Name of the job.'),
  }));
  d.object(t, 'CiBuildNeedConnection', 'A page of a list of `CiBuildNeed`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiBuildNeedEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiBuildNeed')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiBuildNeedEdge', 'A `CiBuildNeed` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiBuildNeed'), 'The object.'),
  }));
  d.object(t, 'CiGroup', 'Jobs that were one in the configuration.', () => [], () => ({
    detailedStatus: d.field(t.of('DetailedStatus'), 'Status for display on a page.'),
    id: d.field(d.required(t.of('String')), 'Name of the stage, the status, and the name of the group.'),
    jobs: d.field(t.of('CiJobConnection'), 'Jobs.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('jobs', c.same)), extensions: {"connection":true} }),
    name: d.field(t.of('String'), 'Name.'),
    size: d.field(t.of('Int'), 'Number of jobs.'),
  }));
  d.object(t, 'CiGroupConnection', 'A page of a list of `CiGroup`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiGroupEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiGroup')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiGroupEdge', 'A `CiGroup` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiGroup'), 'The object.'),
  }));
  d.object(t, 'CiJob', 'A part of a pipeline.', () => [], (rest) => ({
    active: d.field(d.required(t.of('Boolean')), 'True if the job is pending or running.', { resolve: d.resolver(f('jobs', 'CiJob', 'active')) }),
    allowFailure: d.field(d.required(t.of('Boolean')), 'True if the pipeline may pass when the job fails.', { resolve: c.property("allow_failure", c.same, null, rest) }),
    artifacts: d.field(t.of('CiJobArtifactConnection'), 'Artifacts of the job.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'CiJob', 'artifacts'))), extensions: {"connection":true} }),
    cancelable: d.field(d.required(t.of('Boolean')), 'True if the job can be canceled.', { resolve: d.resolver(f('jobs', 'CiJob', 'cancelable')) }),
    commitPath: d.field(t.of('String'), 'Path of the page of the commit.', { resolve: d.resolver(f('jobs', 'CiJob', 'commitPath')) }),
    coverage: d.field(t.of('Float'), 'Share of tested code in percent.', { resolve: c.property("coverage", c.same, null, rest) }),
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: c.property("created_at", c.time, null, rest) }),
    createdByTag: d.field(d.required(t.of('Boolean')), 'True for a tag.', { resolve: c.property("tag", c.same, null, rest) }),
    detailedStatus: d.field(t.of('DetailedStatus'), 'Status for display on a page.', { resolve: d.resolver(f('jobs', 'CiJob', 'detailedStatus')) }),
    downstreamPipeline: d.field(t.of('Pipeline'), 'Downstream pipeline; null if hidden.', { resolve: d.resolver(f('jobs', 'CiJob', 'downstreamPipeline')) }),
    duration: d.field(t.of('Int'), 'Run time in whole seconds.', { resolve: d.resolver(f('jobs', 'CiJob', 'duration')) }),
    erasedAt: d.field(t.of('Time'), 'Time at which log and artifacts were erased.', { resolve: c.property("erased_at", c.time, null, rest) }),
    failureMessage: d.field(t.of('String'), 'Reason of the failure.', { resolve: d.resolver(f('jobs', 'CiJob', 'failureMessage')) }),
    finishedAt: d.field(t.of('Time'), 'Time at which it finished.', { resolve: c.property("finished_at", c.time, null, rest) }),
    id: d.field(t.of('JobID'), 'Global id.', { resolve: d.resolver(f('jobs', 'CiJob', 'id')) }),
    kind: d.field(d.required(t.of('CiJobKind')), 'Kind.', { resolve: d.resolver(f('jobs', 'CiJob', 'kind')) }),
    manualJob: d.field(t.of('Boolean'), 'True if the job waits for a manual start.', { resolve: d.resolver(f('jobs', 'CiJob', 'manualJob')) }),
    manualVariables: d.field(t.of('CiManualVariableConnection'), 'Variables of a manual start; visible to maintainers, and to the user who started the job unless another user\npassed them.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'CiJob', 'manualVariables'))), extensions: {"connection":true} }),
    name: d.field(t.of('String'), 'Name of the job.', { resolve: c.property("name", c.text, null, rest) }),
    needs: d.field(t.of('CiBuildNeedConnection'), 'Needed jobs by name.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'CiJob', 'needs'))), extensions: {"connection":true} }),
    pipeline: d.field(t.of('Pipeline'), 'Pipeline of the job.', { resolve: d.resolver(f('jobs', 'CiJob', 'pipeline')) }),
    playable: d.field(d.required(t.of('Boolean')), 'True if the job can be started.', { resolve: d.resolver(f('jobs', 'CiJob', 'playable')) }),
    previousStageJobsOrNeeds: d.field(t.of('JobNeedUnionConnection'), 'Jobs that the job waits for: those of the previous stage, or the names in `needs`.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'CiJob', 'previousStageJobsOrNeeds'))), extensions: {"connection":true} }),
    queuedAt: d.field(t.of('Time'), 'Time at which the job became pending.', { resolve: d.resolver(f('jobs', 'CiJob', 'queuedAt')) }),
    queuedDuration: d.field(t.of('Duration'), 'Queue time in seconds.', { resolve: c.property("queued_duration", c.same, null, rest) }),
    refName: d.field(t.of('String'), 'Branch or tag of the run.', { resolve: c.property("ref", c.text, null, rest) }),
    refPath: d.field(t.of('String'), 'Path of the page of the branch or tag.', { resolve: d.resolver(f('jobs', 'CiJob', 'refPath')) }),
    retried: d.field(t.of('Boolean'), 'True if the job was retried: a later job of the same name replaces it.', { resolve: d.resolver(f('jobs', 'CiJob', 'retried')) }),
    retryable: d.field(d.required(t.of('Boolean')), 'True if the job can be retried.', { resolve: d.resolver(f('jobs', 'CiJob', 'retryable')) }),
    scheduledAt: d.field(t.of('Time'), 'Scheduled start; null if not scheduled.', { resolve: d.resolver(f('jobs', 'CiJob', 'scheduledAt')) }),
    schedulingType: d.field(t.of('String'), '`dag` for jobs with `needs`, otherwise `stage`.', { resolve: d.resolver(f('jobs', 'CiJob', 'schedulingType')) }),
    shortSha: d.field(d.required(t.of('String')), 'First eight digits of its commit.', { resolve: d.resolver(f('jobs', 'CiJob', 'shortSha')) }),
    stage: d.field(t.of('CiStage'), 'Stage of the job.', { resolve: d.resolver(f('jobs', 'CiJob', 'stage')) }),
    startedAt: d.field(t.of('Time'), 'Start time.', { resolve: c.property("started_at", c.time, null, rest) }),
    status: d.field(t.of('CiJobStatus'), 'State of a pipeline or job.', { resolve: c.property("status", c.upper, null, rest) }),
    stuck: d.field(d.required(t.of('Boolean')), 'True if the job is pending and no runner of the project accepts it. Only the first 1,000 online runners are\nchecked.', { resolve: d.resolver(f('jobs', 'CiJob', 'stuck')) }),
    tags: d.field(d.list(d.required(t.of('String'))), 'Tags that a runner must have; null for jobs that no runner runs.', { resolve: d.resolver(f('jobs', 'CiJob', 'tags')) }),
    triggered: d.field(t.of('Boolean'), 'True if a trigger token created the pipeline of the job.', { resolve: d.resolver(f('jobs', 'CiJob', 'triggered')) }),
    userPermissions: d.field(d.required(t.of('JobPermissions')), 'Permissions of the caller on the object.', { resolve: d.resolver(f('jobs', 'CiJob', 'userPermissions')) }),
    webPath: d.field(t.of('String'), 'Path of the page on this instance.', { resolve: d.resolver(f('jobs', 'CiJob', 'webPath')) }),
  }), d.rest('id', f('jobs', 'CiJob', 'load')));
  d.object(t, 'CiJobArtifact', 'File of a job, such as its artifacts archive.', () => [], () => ({
    downloadPath: d.field(t.of('String'), 'Path of the download; null for files outside of an archive.'),
    expireAt: d.field(t.of('Time'), 'Expiry; null if kept.'),
    fileType: d.field(t.of('JobArtifactFileType'), 'Type.'),
    name: d.field(t.of('String'), 'Name of the file.'),
    size: d.field(d.required(t.of('BigInt')), 'Bytes.'),
  }));
  d.object(t, 'CiJobArtifactConnection', 'A page of a list of `CiJobArtifact`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiJobArtifactEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiJobArtifact')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiJobArtifactEdge', 'A `CiJobArtifact` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiJobArtifact'), 'The object.'),
  }));
  d.object(t, 'CiJobConnection', 'A page of a list of `CiJob`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('CiJobEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiJob')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiJobEdge', 'A `CiJob` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiJob'), 'The object.'),
  }));
  d.enumeration(t, 'CiJobKind', 'Kind of a job.', [
    ['BUILD', 'Waiting for a runner or another system.'],
    ['BRIDGE', 'Bridge job, which starts a downstream pipeline.'],
  ]);
  d.enumeration(t, 'CiJobStatus', 'Status of a job.', [
    ['CREATED', 'Created; waiting for other jobs.'],
    ['WAITING_FOR_RESOURCE', 'Waiting for a resource that one job at a time may use.'],
    ['PREPARING', 'Preparing.'],
    ['PENDING', 'Waiting for a runner.'],
    ['RUNNING', 'Running.'],
    ['SUCCESS', 'Succeeded.'],
    ['FAILED', 'Failed.'],
    ['CANCELED', 'Canceled.'],
    ['SKIPPED', 'Skipped.'],
    ['MANUAL', 'Waiting for a manual start.'],
    ['SCHEDULED', 'Scheduled for a later time.'],
  ]);
  d.object(t, 'CiManualVariable', 'A variable that a job was started with.', () => [t.of('CiVariable')], () => ({
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    key: d.field(t.of('String'), 'Name.'),
    raw: d.field(t.of('Boolean'), 'True if variable references in the value are not expanded.'),
    value: d.field(t.of('String'), 'The text.'),
    variableType: d.field(t.of('CiVariableType'), 'Type of the variable: environment variable or file.'),
  }));
  d.object(t, 'CiManualVariableConnection', 'A page of a list of `CiManualVariable`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiManualVariableEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiManualVariable')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiManualVariableEdge', 'A `CiManualVariable` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiManualVariable'), 'The object.'),
  }));
  d.object(t, 'CiStage', 'A stage of a pipeline.', () => [], () => ({
    detailedStatus: d.field(t.of('DetailedStatus'), 'Status for display on a page.', { resolve: d.resolver(f('jobs', 'CiStage', 'detailedStatus')) }),
    groups: d.field(t.of('CiGroupConnection'), 'Groups of jobs that come from one entry of the configuration.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'CiStage', 'groups'))), extensions: {"connection":true} }),
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    jobs: d.field(t.of('CiJobConnection'), 'The latest job of each name, newest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('jobs', 'CiStage', 'jobs'))), extensions: {"connection":true} }),
    name: d.field(t.of('String'), 'Name.'),
    status: d.field(t.of('String'), 'Status.'),
  }));
  d.object(t, 'CiStageConnection', 'A page of a list of `CiStage`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiStageEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiStage')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiStageEdge', 'A `CiStage` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiStage'), 'The object.'),
  }));
  d.enumeration(t, 'JobArtifactFileType', 'Kinds of files of jobs.', [
    ['ACCESSIBILITY', 'Accessibility.'],
    ['ANNOTATIONS', 'Annotations of the job.'],
    ['API_FUZZING', 'Fuzzing of an API.'],
    ['ARCHIVE', 'All stored files.'],
    ['BROWSER_PERFORMANCE', 'Browser performance report.'],
    ['CLUSTER_APPLICATIONS', 'Applications of a cluster.'],
    ['CLUSTER_IMAGE_SCANNING', 'Scan of the images of a cluster.'],
    ['COBERTURA', 'Tested lines.'],
    ['CODEQUALITY', 'Quality of the code.'],
    ['CONTAINER_SCANNING', 'Scan of images.'],
    ['COVERAGE_FUZZING', 'Fuzzing led by tested lines.'],
    ['COVERAGE_REPORT', 'A coverage report of some other form.'],
    ['CYCLONEDX', 'Components in the format CycloneDX.'],
    ['DAST', 'DAST report.'],
    ['DEPENDENCY_SCANNING', 'Scan of dependencies.'],
    ['DOTENV', 'Variables for later jobs.'],
    ['JACOCO', 'Test coverage in the format JaCoCo.'],
    ['JUNIT', 'Tests.'],
    ['LICENSE_MANAGEMENT', 'License report in the older format.'],
    ['LICENSE_SCANNING', 'Licences of dependencies.'],
    ['LOAD_PERFORMANCE', 'Load performance report.'],
    ['LSIF', 'Code intelligence data (LSIF).'],
    ['METADATA', 'Index of the files in the archive.'],
    ['METRICS', 'Metrics.'],
    ['METRICS_REFEREE', 'Metrics of the runner.'],
    ['NETWORK_REFEREE', 'Traffic of the job.'],
    ['PERFORMANCE', 'Browser performance report; older name of `BROWSER_PERFORMANCE`.'],
    ['REPOSITORY_XRAY', 'Libraries that the code needs.'],
    ['REQUIREMENTS', 'Requirements.'],
    ['REQUIREMENTS_V2', 'Requirements by their numbers.'],
    ['SAST', 'Scan of the code.'],
    ['SECRET_DETECTION', 'Scan for secrets.'],
    ['TERRAFORM', 'Plan of Terraform.'],
    ['TRACE', 'The log.'],
  ]);
  d.input(t, 'JobArtifactsDestroyInput', 'Input of jobArtifactsDestroy.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiBuildID')), 'Global id of the job.'),
  }));
  d.object(t, 'JobArtifactsDestroyPayload', 'Result of the mutation.', () => [], () => ({
    destroyedArtifactsCount: d.field(t.of('Int'), 'Number of deleted files.'),
    job: d.field(t.of('CiJob'), 'Job without its artifacts.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.input(t, 'JobCancelInput', 'Input of jobCancel.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiBuildID')), 'Global id of the job.'),
  }));
  d.object(t, 'JobCancelPayload', 'Payload of jobCancel.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    job: d.field(t.of('CiJob'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.globalIdScalar(t, 'JobID', 'Id of a job of any kind.', ["Ci::Build","Ci::Bridge","GenericCommitStatus"]);
  d.union(t, 'JobNeedUnion', 'Dependency of a job: another job, or its name.', () => [t.of('CiBuildNeed'), t.of('CiJob')]);
  d.object(t, 'JobNeedUnionConnection', 'A page of a list of `JobNeedUnion`.', () => [], () => ({
    edges: d.field(d.list(t.of('JobNeedUnionEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('JobNeedUnion')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'JobNeedUnionEdge', 'A `JobNeedUnion` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('JobNeedUnion'), 'The object.'),
  }));
  d.object(t, 'JobPermissions', 'Permissions of the caller on a job.', () => [], () => ({
    readBuild: d.field(d.required(t.of('Boolean')), 'True if the caller may read the object.', { resolve: c.always(true) }),
    readJobArtifacts: d.field(d.required(t.of('Boolean')), 'True if the caller may read the artifacts.'),
    updateBuild: d.field(d.required(t.of('Boolean')), 'True if the caller may cancel, start or retry the job.'),
  }));
  d.input(t, 'JobPlayInput', 'Input of jobPlay.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiBuildID')), 'Global id of the job.'),
    variables: d.argument(d.list(d.required(t.of('CiVariableInput'))), 'Variables for this job alone.'),
  }));
  d.object(t, 'JobPlayPayload', 'Payload of jobPlay.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    job: d.field(t.of('CiJob'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'JobRetryInput', 'Input of jobRetry.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiBuildID')), 'Global id of the job.'),
    variables: d.argument(d.list(d.required(t.of('CiVariableInput'))), 'Variables for the new job, which replace those of the original; for manual jobs.'),
  }));
  d.object(t, 'JobRetryPayload', 'Payload of jobRetry.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    job: d.field(t.of('CiJob'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'JobUnscheduleInput', 'Input of jobUnschedule.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('CiBuildID')), 'Global id of the job.'),
  }));
  d.object(t, 'JobUnschedulePayload', 'Result of the mutation.', () => [], () => ({
    job: d.field(t.of('CiJob'), 'Job after the mutation; null if it was not scheduled.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
}
