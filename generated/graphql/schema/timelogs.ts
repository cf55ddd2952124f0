// Generated from spec/graphql/timelogs.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addTimelogs(t: d.Types, f: d.Functions): void {
  d.globalIdScalar(t, 'IssuableID', 'Id of an object that time can be spent on.', ["Issue","WorkItem","MergeRequest","Epic"]);
  d.object(t, 'Timelog', 'Time spent on an issue or a merge request.', () => [], () => ({
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("timelog_id", c.globalId("Timelog")) }),
    issue: d.field(t.of('Issue'), 'Issue; null for other objects.', { resolve: c.property("issue_id", c.keyed("id")) }),
    mergeRequest: d.field(t.of('MergeRequest'), 'Merge request; null for other objects.', { resolve: c.property("merge_request_id", c.keyed("id")) }),
    note: d.field(t.of('Note'), 'Note of the entry; null if there is none.', { resolve: d.resolver(f('timelogs', 'Timelog', 'note')) }),
    spentAt: d.field(t.of('Time'), 'Time at which the work was done.'),
    summary: d.field(t.of('String'), 'Summary of the work.'),
    timeSpent: d.field(d.required(t.of('Int')), 'Time spent in seconds; negative for subtracted time.'),
    user: d.field(d.required(t.of('UserCore')), 'User who spent the time.'),
  }));
  d.object(t, 'TimelogConnection', 'A page of a list of `Timelog`.', () => [], () => ({
    edges: d.field(d.list(t.of('TimelogEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Timelog')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'TimelogCreateInput', 'Input of timelogCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    issuableId: d.argument(d.required(t.of('IssuableID')), 'Global id of the issue or merge request.'),
    spentAt: d.argument(d.required(t.of('Date')), 'Date of the work.'),
    summary: d.argument(d.required(t.of('String')), 'Summary of the work, at most 4,096 characters. Maximum: 4,096 characters.'),
    timeSpent: d.argument(d.required(t.of('String')), 'Duration such as `1h 30m`; a leading `-` subtracts it.'),
  }));
  d.object(t, 'TimelogCreatePayload', 'Payload of timelogCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    timelog: d.field(t.of('Timelog'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'TimelogEdge', 'A `Timelog` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Timelog'), 'The object.'),
  }));
}
