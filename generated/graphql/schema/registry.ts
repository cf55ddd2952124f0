// Generated from spec/graphql/registry.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addRegistry(t: d.Types, f: d.Functions): void {
  d.object(t, 'ContainerExpirationPolicy', 'Cleanup policy for tags of the container registry.', () => [], () => ({
    cadence: d.field(d.required(t.of('ContainerExpirationPolicyCadenceEnum')), 'Interval of the runs.', { resolve: d.resolver(f('registry', 'ContainerExpirationPolicy', 'cadence')) }),
    enabled: d.field(d.required(t.of('Boolean')), 'True if the cleanup policy runs.', { resolve: c.property("enabled", c.same) }),
    keepN: d.field(t.of('ContainerExpirationPolicyKeepEnum'), 'Number of the newest tags of each image to keep.', { resolve: d.resolver(f('registry', 'ContainerExpirationPolicy', 'keepN')) }),
    nameRegex: d.field(t.of('UntrustedRegexp'), 'Names of the tags that may go, as a regular expression.', { resolve: c.property("name_regex", c.same) }),
    nameRegexKeep: d.field(t.of('UntrustedRegexp'), 'Names of the tags that stay, as a regular expression.', { resolve: c.property("name_regex_keep", c.same) }),
    nextRunAt: d.field(t.of('Time'), 'Time of the next run.', { resolve: c.property("next_run_at", c.time) }),
    olderThan: d.field(t.of('ContainerExpirationPolicyOlderThanEnum'), 'Age at which tags may go.', { resolve: d.resolver(f('registry', 'ContainerExpirationPolicy', 'olderThan')) }),
  }));
  d.enumeration(t, 'ContainerExpirationPolicyCadenceEnum', 'Interval of the cleanup policy.', [
    ['EVERY_DAY', 'Every day.'],
    ['EVERY_WEEK', 'Every seven days.'],
    ['EVERY_TWO_WEEKS', 'Every fourteen days.'],
    ['EVERY_MONTH', 'Every month.'],
    ['EVERY_THREE_MONTHS', 'Every three months.'],
  ]);
  d.enumeration(t, 'ContainerExpirationPolicyKeepEnum', 'Number of the newest tags of each image to keep.', [
    ['ONE_TAG', 'Keep one tag.'],
    ['FIVE_TAGS', 'Five.'],
    ['TEN_TAGS', 'Ten.'],
    ['TWENTY_FIVE_TAGS', 'Twenty-five.'],
    ['FIFTY_TAGS', 'Fifty.'],
    ['ONE_HUNDRED_TAGS', 'A hundred.'],
  ]);
  d.enumeration(t, 'ContainerExpirationPolicyOlderThanEnum', 'Age at which tags may go.', [
    ['SEVEN_DAYS', 'Seven days.'],
    ['FOURTEEN_DAYS', 'Fourteen days.'],
    ['THIRTY_DAYS', 'Thirty days.'],
    ['SIXTY_DAYS', 'Sixty days.'],
    ['NINETY_DAYS', 'Ninety days.'],
  ]);
  d.object(t, 'ContainerRepository', 'A repository of container images.', () => [], () => ({
    canDelete: d.field(d.required(t.of('Boolean')), 'True if the caller may delete the object.', { resolve: d.resolver(f('registry', 'ContainerRepository', 'canDelete')) }),
    createdAt: d.field(d.required(t.of('Time')), 'Time of the first use.', { resolve: c.property("created_at", c.time) }),
    expirationPolicyStartedAt: d.field(t.of('Time'), 'Start of the current run of the cleanup policy.', { resolve: c.property("cleanup_policy_started_at", c.time) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("ContainerRepository")) }),
    location: d.field(d.required(t.of('String')), 'Address for pulls and pushes: host of the registry and path.', { resolve: c.property("location", c.text) }),
    name: d.field(d.required(t.of('String')), 'Path below the project, empty for the repository of the project itself.', { resolve: c.property("name", c.text) }),
    path: d.field(d.required(t.of('String')), 'Full path of the project, followed by the name.', { resolve: c.property("path", c.text) }),
    project: d.field(d.required(t.of('Project')), 'Project of the repository.', { resolve: d.resolver(f('registry', 'ContainerRepository', 'project')) }),
    status: d.field(t.of('ContainerRepositoryStatus'), 'Deletion status: scheduled, or failed.', { resolve: c.property("status", c.upper) }),
    tagsCount: d.field(d.required(t.of('Int')), 'Number of tags.', { resolve: d.resolver(f('registry', 'ContainerRepository', 'tagsCount')) }),
  }));
  d.object(t, 'ContainerRepositoryConnection', 'A page of a list of `ContainerRepository`.', () => [], () => ({
    edges: d.field(d.list(t.of('ContainerRepositoryEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('ContainerRepository')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'ContainerRepositoryDetails', 'A repository of container images with its tags.', () => [], () => ({
    canDelete: d.field(d.required(t.of('Boolean')), 'True if the caller may delete the object.', { resolve: d.resolver(f('registry', 'ContainerRepository', 'canDelete')) }),
    createdAt: d.field(d.required(t.of('Time')), 'Time of the first use.', { resolve: c.property("created_at", c.time) }),
    expirationPolicyStartedAt: d.field(t.of('Time'), 'Start of the current run of the cleanup policy.', { resolve: c.property("cleanup_policy_started_at", c.time) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("ContainerRepository")) }),
    location: d.field(d.required(t.of('String')), 'Address for pulls and pushes: host of the registry and path.', { resolve: c.property("location", c.text) }),
    name: d.field(d.required(t.of('String')), 'Path below the project, empty for the repository of the project itself.', { resolve: c.property("name", c.text) }),
    path: d.field(d.required(t.of('String')), 'Full path of the project, followed by the name.', { resolve: c.property("path", c.text) }),
    project: d.field(d.required(t.of('Project')), 'Project of the repository.', { resolve: d.resolver(f('registry', 'ContainerRepository', 'project')) }),
    status: d.field(t.of('ContainerRepositoryStatus'), 'Deletion status: scheduled, or failed.', { resolve: c.property("status", c.upper) }),
    tagsCount: d.field(d.required(t.of('Int')), 'Number of tags.', { resolve: d.resolver(f('registry', 'ContainerRepository', 'tagsCount')) }),
    size: d.field(t.of('Float'), 'Size of all layers in bytes, each layer counted once; null if unknown.', { resolve: d.resolver(f('registry', 'ContainerRepositoryDetails', 'size')) }),
    tags: d.field(t.of('ContainerRepositoryTagConnection'), 'Tags by name, twenty a page.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('registry', 'ContainerRepositoryDetails', 'tags')), 20), extensions: {"score":{"resolver":true,"max":20},"connection":true} }),
  }));
  d.object(t, 'ContainerRepositoryEdge', 'A `ContainerRepository` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('ContainerRepository'), 'The object.'),
  }));
  d.globalIdScalar(t, 'ContainerRepositoryID', 'Id of a repository of container images.', ["ContainerRepository"]);
  d.enumeration(t, 'ContainerRepositoryStatus', 'Deletion status of a repository of container images.', [
    ['DELETE_SCHEDULED', 'Deletion is queued.'],
    ['DELETE_FAILED', 'Deletion has failed.'],
  ]);
  d.object(t, 'ContainerRepositoryTag', 'A tag of an image.', () => [], () => ({
    canDelete: d.field(d.required(t.of('Boolean')), 'True if the caller may delete the object.', { resolve: d.resolver(f('registry', 'ContainerRepositoryTag', 'canDelete')) }),
    createdAt: d.field(t.of('Time'), 'Time at which the image was built.', { resolve: d.resolver(f('registry', 'ContainerRepositoryTag', 'createdAt')) }),
    digest: d.field(t.of('String'), 'Digest of the manifest, with its algorithm.', { resolve: d.resolver(f('registry', 'ContainerRepositoryTag', 'digest')) }),
    location: d.field(d.required(t.of('String')), 'Address for `docker pull`: host of the registry and path.'),
    name: d.field(d.required(t.of('String')), 'Name of the tag.'),
    path: d.field(d.required(t.of('String')), 'Path of the repository and name, joined by a colon.'),
    revision: d.field(t.of('String'), 'Digest of the image configuration in hexadecimal digits.', { resolve: d.resolver(f('registry', 'ContainerRepositoryTag', 'revision')) }),
    shortRevision: d.field(t.of('String'), 'First nine digits of `revision`.', { resolve: d.resolver(f('registry', 'ContainerRepositoryTag', 'shortRevision')) }),
    totalSize: d.field(t.of('BigInt'), 'Size of the layers in bytes.', { resolve: d.resolver(f('registry', 'ContainerRepositoryTag', 'totalSize')) }),
  }));
  d.object(t, 'ContainerRepositoryTagConnection', 'A page of a list of `ContainerRepositoryTag`.', () => [], () => ({
    edges: d.field(d.list(t.of('ContainerRepositoryTagEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('ContainerRepositoryTag')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'ContainerRepositoryTagEdge', 'A `ContainerRepositoryTag` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('ContainerRepositoryTag'), 'The object.'),
  }));
  d.input(t, 'DestroyContainerRepositoryInput', 'Input of destroyContainerRepository.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('ContainerRepositoryID')), 'Global id of the repository.'),
  }));
  d.object(t, 'DestroyContainerRepositoryPayload', 'Result of the mutation.', () => [], () => ({
    containerRepository: d.field(d.required(t.of('ContainerRepository')), 'The repository, which is deleted soon.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.input(t, 'DestroyContainerRepositoryTagsInput', 'Input of destroyContainerRepositoryTags.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('ContainerRepositoryID')), 'Global id of the repository.'),
    tagNames: d.argument(d.required(d.list(d.required(t.of('String')))), 'Names of the tags, at most twenty.'),
  }));
  d.object(t, 'DestroyContainerRepositoryTagsPayload', 'Result of the mutation.', () => [], () => ({
    deletedTagNames: d.field(d.required(d.list(d.required(t.of('String')))), 'Names of the tags that were deleted.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.scalar(t, 'UntrustedRegexp', 'Regular expression entered by a user.');
  d.input(t, 'UpdateContainerExpirationPolicyInput', 'Input of updateContainerExpirationPolicy.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    cadence: d.argument(t.of('ContainerExpirationPolicyCadenceEnum'), 'Interval of the runs.'),
    enabled: d.argument(t.of('Boolean'), 'True if the cleanup policy runs.'),
    keepN: d.argument(t.of('ContainerExpirationPolicyKeepEnum'), 'Number of the newest tags of each image to keep.'),
    nameRegex: d.argument(t.of('UntrustedRegexp'), 'Names of the tags that may go.'),
    nameRegexKeep: d.argument(t.of('UntrustedRegexp'), 'Names of the tags that stay.'),
    olderThan: d.argument(t.of('ContainerExpirationPolicyOlderThanEnum'), 'Age at which tags may go.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'UpdateContainerExpirationPolicyPayload', 'Payload of updateContainerExpirationPolicy.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    containerExpirationPolicy: d.field(t.of('ContainerExpirationPolicy'), 'Object after the mutation; null if the mutation failed.'),
  }));
}
