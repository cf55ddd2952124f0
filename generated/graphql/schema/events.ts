// Generated from spec/graphql/events.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addEvents(t: d.Types, f: d.Functions): void {
  d.object(t, 'Event', 'Event: an action of a user.', () => [], () => ({
    action: d.field(d.required(t.of('EventAction')), 'Action of the event.', { resolve: d.resolver(f('events', 'Event', 'action')) }),
    author: d.field(t.of('UserCore'), 'User who performed the action.', { resolve: c.property("author", c.same) }),
    createdAt: d.field(d.required(t.of('Time')), 'Time of the event.', { resolve: c.property("created_at", c.time) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Event")) }),
  }));
  d.enumeration(t, 'EventAction', 'Action of the event.', [
    ['APPROVED', 'A merge request was approved.'],
    ['CLOSED', 'Closed.'],
    ['COMMENTED', 'Commented on.'],
    ['CREATED', 'Created.'],
    ['DESTROYED', 'Deleted.'],
    ['EXPIRED', 'Expiry of a membership.'],
    ['JOINED', 'A user became a member.'],
    ['LEFT', 'End of a membership: the user left or was removed.'],
    ['MERGED', 'A merge request was merged.'],
    ['PUSHED', 'Commits were pushed.'],
    ['REOPENED', 'Reopened.'],
    ['UPDATED', 'Updated.'],
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
  d.abstract(t, 'Eventable', 'Object that has events.', () => [], () => ({
    events: d.field(t.of('EventConnection'), 'Events of the object.', { args: { ...d.pageArguments(t), }, extensions: {"connection":true} }),
  }));
}
