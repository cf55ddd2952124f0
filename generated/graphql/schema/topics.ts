// Generated from spec/graphql/topics.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addTopics(t: d.Types, f: d.Functions): void {
  d.object(t, 'Topic', 'A subject of projects.', () => [], () => ({
    avatarUrl: d.field(t.of('String'), 'Address of the picture.', { resolve: c.property("avatar_url", c.text) }),
    description: d.field(t.of('String'), 'Description, as Markdown.', { resolve: c.property("description", c.text) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Projects::Topic")) }),
    name: d.field(d.required(t.of('String')), 'Name that assigns the topic to projects.', { resolve: c.property("name", c.text) }),
    title: d.field(d.required(t.of('String')), 'Title for display.', { resolve: c.property("title", c.text) }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('markdown', 'Topic', 'descriptionHtml')) }),
  }));
  d.object(t, 'TopicConnection', 'A page of a list of `Topic`.', () => [], () => ({
    edges: d.field(d.list(t.of('TopicEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Topic')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'TopicEdge', 'A `Topic` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Topic'), 'The object.'),
  }));
}
