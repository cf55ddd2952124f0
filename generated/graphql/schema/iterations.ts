// Generated from spec/graphql/iterations.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addIterations(t: d.Types, f: d.Functions): void {
  d.object(t, 'Iteration', 'Period of days for which a group plans its work.', () => [t.of('TimeboxReportInterface')], () => ({
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: c.property("created_at", c.time) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text) }),
    dueDate: d.field(t.of('Time'), 'Last day.', { resolve: c.property("due_date", c.same) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Iteration")) }),
    iid: d.field(d.required(t.of('ID')), 'Number within its group.', { resolve: c.property("iid", c.asText) }),
    iterationCadence: d.field(d.required(t.of('IterationCadence')), 'Cadence of the iteration.', { resolve: d.resolver(f('iterations', 'Iteration', 'iterationCadence')) }),
    scopedPath: d.field(t.of('String'), 'Path of the page within the project of the list; null for other lists.', { resolve: d.resolver(f('iterations', 'Iteration', 'scopedPath')) }),
    scopedUrl: d.field(t.of('String'), 'Address of that page.', { resolve: d.resolver(f('iterations', 'Iteration', 'scopedUrl')) }),
    sequence: d.field(d.required(t.of('Int')), 'Position in the cadence, from 1.', { resolve: c.property("sequence", c.same) }),
    startDate: d.field(t.of('Time'), 'First day.', { resolve: c.property("start_date", c.same) }),
    state: d.field(d.required(t.of('IterationState')), 'State.', { resolve: d.resolver(f('iterations', 'Iteration', 'state')) }),
    title: d.field(t.of('String'), 'Title.', { resolve: c.property("title", c.text) }),
    updatedAt: d.field(d.required(t.of('Time')), 'Time of the last update.', { resolve: c.property("updated_at", c.time) }),
    webPath: d.field(d.required(t.of('String')), 'Path of the page on this instance.', { resolve: c.property("web_url", c.path) }),
    webUrl: d.field(d.required(t.of('String')), 'URL of the page.', { resolve: c.property("web_url", c.text) }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('markdown', 'Iteration', 'descriptionHtml')) }),
    report: d.field(t.of('TimeboxReport'), 'Burnup report over the issues that the caller may see; one use per document.', { args: { fullPath: d.argument(t.of('String'), 'Full path of a group or project: only its issues count.'), }, resolve: d.resolver(f('timeboxReports', 'Iteration', 'report')) }),
  }));
  d.object(t, 'IterationCadence', 'A series of iterations of a group.', () => [], () => ({
    active: d.field(t.of('Boolean'), 'True if the cadence is active.'),
    automatic: d.field(t.of('Boolean'), 'True if iterations of the cadence are created automatically.'),
    description: d.field(t.of('String'), 'Description.'),
    durationInWeeks: d.field(t.of('Int'), 'Length of each iteration in weeks.'),
    id: d.field(d.required(t.of('IterationsCadenceID')), 'Global id.', { resolve: c.property("id", c.globalId("Iterations::Cadence")) }),
    iterationsInAdvance: d.field(t.of('Int'), 'Number of upcoming iterations that exist in advance.'),
    rollOver: d.field(d.required(t.of('Boolean')), 'True if open issues of a closed iteration move to the next one.'),
    startDate: d.field(t.of('Time'), 'Start date of the first iteration.'),
    title: d.field(d.required(t.of('String')), 'Title.'),
  }));
  d.object(t, 'IterationCadenceConnection', 'A page of a list of `IterationCadence`.', () => [], () => ({
    edges: d.field(d.list(t.of('IterationCadenceEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('IterationCadence')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'IterationCadenceEdge', 'A `IterationCadence` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('IterationCadence'), 'The object.'),
  }));
  d.object(t, 'IterationConnection', 'A page of a list of `Iteration`.', () => [], () => ({
    edges: d.field(d.list(t.of('IterationEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Iteration')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'IterationEdge', 'A `Iteration` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Iteration'), 'The object.'),
  }));
  d.globalIdScalar(t, 'IterationID', 'Id of an iteration.', ["Iteration"]);
  d.enumeration(t, 'IterationSearchableField', 'Title fields that an iteration search covers.', [
    ['CADENCE_TITLE', 'Titles of iteration cadences.'],
    ['TITLE', 'Titles of iterations.'],
  ]);
  d.enumeration(t, 'IterationSort', 'Orders of iterations.', [
    ['CADENCE_AND_DUE_DATE_ASC', 'Order by cadence, then by due date, ascending.'],
  ]);
  d.enumeration(t, 'IterationState', 'State of an iteration.', [
    ['all', 'Any state.'],
    ['closed', 'Closed.'],
    ['current', 'Current.'],
    ['opened', 'Not closed.'],
    ['started', 'Started; older name of `current`.', 'Use `current`. Deprecated in 14.1.'],
    ['upcoming', 'Upcoming.'],
  ]);
  d.enumeration(t, 'IterationWildcardId', 'Iterations without their ids.', [
    ['ANY', 'Any value is set.'],
    ['CURRENT', 'Current iteration.'],
    ['NONE', 'No value is set.'],
  ]);
  d.globalIdScalar(t, 'IterationsCadenceID', 'Id of a series of iterations.', ["Iterations::Cadence"]);
  d.enumeration(t, 'NegatedIterationWildcardId', 'Wildcards of negated filters.', [
    ['CURRENT', 'Current iteration.'],
  ]);
}
