// Generated from spec/graphql/events.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addEvents(t: d.Types, f: d.Functions): void {
  d.object(t, 'Event', 'Something that a user did.', () => [], () => ({
    action: d.field(d.required(t.of('EventAction')), 'What was done.', { resolve: d.resolver(f('events', 'Event', 'action')) }),
    author: d.field(t.of('UserCore'), 'Who did it.', { resolve: c.property("author", c.same) }),
    createdAt: d.field(d.required(t.of('Time')), 'When it was done.', { resolve: c.property("created_at", c.time) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Event")) }),
  }));
  d.enumeration(t, 'EventAction', 'What was done.', [
    ['APPROVED', 'A merge request was approved.'],
    ['CLOSED', 'It was closed.'],
    ['COMMENTED', 'Something was said about it.'],
    ['CREATED', 'It was created.'],
    ['DESTROYED', 'It was removed.'],
    ['EXPIRED', 'A membership came to its end.'],
    ['JOINED', 'Somebody became a member.'],
    ['LEFT', 'Somebody is a member no more.'],
    ['MERGED', 'A merge request was merged.'],
    ['PUSHED', 'Commits were pushed.'],
    ['REOPENED', 'It was opened again.'],
    ['UPDATED', 'It was changed.'],
  ]);
  d.object(t, 'EventConnection', 'A page of a list of `Event`.', () => [], () => ({
    edges: d.field(d.list(t.of('EventEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Event')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'EventEdge', 'A `Event` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Event'), 'The object.'),
  }));
  d.abstract(t, 'Eventable', 'What users do something with.', () => [], () => ({
    events: d.field(t.of('EventConnection'), 'What users did with it.', { args: { ...d.pageArguments(t), }, extensions: {"connection":true} }),
  }));
}
