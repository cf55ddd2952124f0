// Generated from spec/graphql/variables.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addVariables(t: d.Types): void {
  d.object(t, 'CiGroupVariable', 'A variable of a group.', () => [t.of('CiVariable')], () => ({
    environmentScope: d.field(t.of('String'), 'Environments whose jobs receive the variable; `*` matches any text.'),
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    key: d.field(t.of('String'), 'Name.'),
    masked: d.field(t.of('Boolean'), 'True if the value is masked in job logs.'),
    protected: d.field(t.of('Boolean'), 'True if only jobs of protected branches and tags receive the variable.'),
    raw: d.field(t.of('Boolean'), 'True if variable references in the value are not expanded.'),
    value: d.field(t.of('String'), 'The text.'),
    variableType: d.field(t.of('CiVariableType'), 'Type of the variable: environment variable or file.'),
  }));
  d.object(t, 'CiGroupVariableConnection', 'A page of a list of `CiGroupVariable`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiGroupVariableEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiGroupVariable')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiGroupVariableEdge', 'A `CiGroupVariable` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiGroupVariable'), 'The object.'),
  }));
  d.object(t, 'CiInstanceVariable', 'A variable of the instance.', () => [t.of('CiVariable')], () => ({
    environmentScope: d.field(t.of('String'), 'Always `*`: environments of any name.'),
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    key: d.field(t.of('String'), 'Name.'),
    masked: d.field(t.of('Boolean'), 'True if the value is masked in job logs.'),
    protected: d.field(t.of('Boolean'), 'True if only jobs of protected branches and tags receive the variable.'),
    raw: d.field(t.of('Boolean'), 'True if variable references in the value are not expanded.'),
    value: d.field(t.of('String'), 'The text.'),
    variableType: d.field(t.of('CiVariableType'), 'Type of the variable: environment variable or file.'),
  }));
  d.object(t, 'CiInstanceVariableConnection', 'A page of a list of `CiInstanceVariable`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiInstanceVariableEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiInstanceVariable')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiInstanceVariableEdge', 'A `CiInstanceVariable` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiInstanceVariable'), 'The object.'),
  }));
  d.object(t, 'CiProjectVariable', 'A variable of a project.', () => [t.of('CiVariable')], () => ({
    environmentScope: d.field(t.of('String'), 'Environments whose jobs receive the variable; `*` matches any text.'),
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    key: d.field(t.of('String'), 'Name.'),
    masked: d.field(t.of('Boolean'), 'True if the value is masked in job logs.'),
    protected: d.field(t.of('Boolean'), 'True if only jobs of protected branches and tags receive the variable.'),
    raw: d.field(t.of('Boolean'), 'True if variable references in the value are not expanded.'),
    value: d.field(t.of('String'), 'The text.'),
    variableType: d.field(t.of('CiVariableType'), 'Type of the variable: environment variable or file.'),
  }));
  d.object(t, 'CiProjectVariableConnection', 'A page of a list of `CiProjectVariable`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiProjectVariableEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiProjectVariable')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiProjectVariableEdge', 'A `CiProjectVariable` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiProjectVariable'), 'The object.'),
  }));
  d.abstract(t, 'CiVariable', 'CI/CD variable.', () => [], () => ({
    id: d.field(d.required(t.of('ID')), 'Global id.'),
    key: d.field(t.of('String'), 'Name.'),
    raw: d.field(t.of('Boolean'), 'True if variable references in the value are not expanded.'),
    value: d.field(t.of('String'), 'The text.'),
    variableType: d.field(t.of('CiVariableType'), 'Type of the variable: environment variable or file.'),
  }));
  d.enumeration(t, 'CiVariableType', 'Type of a variable.', [
    ['ENV_VAR', 'Value as an environment variable.'],
    ['FILE', 'Value in a file; the variable holds the path of the file.'],
  ]);
}
