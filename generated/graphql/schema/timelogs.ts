// Generated from spec/graphql/timelogs.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addTimelogs(t: d.Types, f: d.Functions): void {
  d.object(t, 'Timelog', 'Time that somebody spent on an issue or a merge request.', () => [], () => ({
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: d.resolver(f('timelogs', 'Timelog', 'id')) }),
    issue: d.field(t.of('Issue'), 'The issue; null where it is something else.', { resolve: d.resolver(f('timelogs', 'Timelog', 'issue')) }),
    mergeRequest: d.field(t.of('MergeRequest'), 'The merge request; null where it is something else.', { resolve: d.resolver(f('timelogs', 'Timelog', 'mergeRequest')) }),
    note: d.field(t.of('Note'), 'The note that says it; null where none does.', { resolve: d.resolver(f('timelogs', 'Timelog', 'note')) }),
    spentAt: d.field(t.of('Time'), 'When it was spent.'),
    summary: d.field(t.of('String'), 'What it was spent on.'),
    timeSpent: d.field(d.required(t.of('Int')), 'Seconds; fewer than none where time was taken back.'),
    user: d.field(d.required(t.of('UserCore')), 'Who spent it.'),
  }));
  d.object(t, 'TimelogConnection', 'A page of a list of `Timelog`.', () => [], () => ({
    edges: d.field(d.list(t.of('TimelogEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Timelog')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'TimelogEdge', 'A `Timelog` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Timelog'), 'The object.'),
  }));
}
