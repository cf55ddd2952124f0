// Generated from spec/graphql/labels.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addLabels(t: d.Types, f: d.Functions): void {
  d.object(t, 'Label', 'Label for issues, merge requests and epics.', () => [], (rest) => ({
    color: d.field(d.required(t.of('String')), 'Colour of the label, as `#rrggbb`.', { resolve: c.property("color", c.text, null, rest) }),
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: d.resolver(f('labels', 'Label', 'createdAt')) }),
    description: d.field(t.of('String'), 'Description of the label.', { resolve: c.property("description", c.text, null, rest) }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: c.property("description_html", c.text, null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id: `ProjectLabel` or `GroupLabel`.', { resolve: d.resolver(f('labels', 'Label', 'id')) }),
    textColor: d.field(d.required(t.of('String')), 'Text color with enough contrast, as `#rrggbb`.', { resolve: c.property("text_color", c.text, null, rest) }),
    title: d.field(d.required(t.of('String')), 'Title of the label.', { resolve: c.property("name", c.text, null, rest) }),
    updatedAt: d.field(d.required(t.of('Time')), 'Time of the last update.', { resolve: d.resolver(f('labels', 'Label', 'updatedAt')) }),
  }), d.rest('id', f('labels', 'Label', 'load')));
  d.object(t, 'LabelConnection', 'A page of a list of `Label`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('LabelEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Label')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'LabelCreateInput', 'Input of labelCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    color: d.argument(t.of('String'), 'Colour, as `#rrggbb` or a name of CSS. Maximum: 255 characters.', { default: { value: "#6699cc" } }),
    description: d.argument(t.of('String'), 'Description of the label. Maximum: 65,536 characters.', { extensions: { bound: {"maxLength":65536} } }),
    groupPath: d.argument(t.of('ID'), 'Full path of the group.'),
    projectPath: d.argument(t.of('ID'), 'Full path of the project.'),
    title: d.argument(d.required(t.of('String')), 'Title, without comma.'),
  }));
  d.object(t, 'LabelCreatePayload', 'Payload of labelCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    label: d.field(t.of('Label'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'LabelEdge', 'A `Label` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Label'), 'The object.'),
  }));
  d.globalIdScalar(t, 'LabelID', 'Id of a label of a project or group.', ["Label","ProjectLabel","GroupLabel"]);
}
