import { describe, expect, it } from 'vitest';
import { ask, runAll, runOne } from './small-schema.ts';

const at = (line: number, column: number) => [{ line, column }];

/** Each document with the whole of its first failure. */
const failures: readonly (readonly [string, object, Record<string, unknown>?])[] = [
  [
    '{ project(fullPath: "a") { id nme } }',
    {
      message: "Field 'nme' doesn't exist on type 'Project'",
      locations: at(1, 31),
      path: ['query', 'project', 'nme'],
      extensions: { code: 'undefinedField', typeName: 'Project', fieldName: 'nme' },
    },
  ],
  [
    '{ project(fullPath: "a") }',
    {
      message:
        "Field must have selections (field 'project' returns Project but has no selections. Did you mean 'project { ... }'?)",
      locations: at(1, 3),
      path: ['query', 'project'],
      extensions: {
        code: 'selectionMismatch',
        nodeName: "field 'project'",
        typeName: 'Project',
      },
    },
  ],
  [
    'query Q { project(fullPath: "a") { name { x } } }',
    {
      message:
        "Selections can't be made on scalars (field 'name' returns String but has selections [x])",
      locations: at(1, 36),
      path: ['query Q', 'project', 'name'],
      extensions: { code: 'selectionMismatch', nodeName: "field 'name'", typeName: 'String' },
    },
  ],
  [
    '{ project(fullPath: "a", x: 1) { id } }',
    {
      message: "Field 'project' doesn't accept argument 'x'",
      locations: at(1, 26),
      path: ['query', 'project', 'x'],
      extensions: {
        code: 'argumentNotAccepted',
        name: 'project',
        typeName: 'Field',
        argumentName: 'x',
      },
    },
  ],
  [
    '{ project { id } }',
    {
      message: "Field 'project' is missing required arguments: fullPath",
      locations: at(1, 3),
      path: ['query', 'project'],
      extensions: {
        code: 'missingRequiredArguments',
        className: 'Field',
        name: 'project',
        arguments: 'fullPath',
      },
    },
  ],
  [
    'mutation M { createIssue(input: { projectId: "gid://gitlab/Project/1", title: "a", x: 1 }) { errors } }',
    {
      message: "InputObject 'CreateIssueInput' doesn't accept argument 'x'",
      locations: at(1, 84),
      path: ['mutation M', 'createIssue', 'input', 'x'],
      extensions: {
        code: 'argumentNotAccepted',
        name: 'CreateIssueInput',
        typeName: 'InputObject',
        argumentName: 'x',
      },
    },
  ],
  [
    'mutation { createIssue(input: { projectId: "gid://gitlab/Project/1" }) { errors } }',
    {
      message:
        "Argument 'title' on InputObject 'CreateIssueInput' is required. Expected type String!",
      locations: at(1, 31),
      path: ['mutation', 'createIssue', 'input', 'title'],
      extensions: {
        code: 'missingRequiredInputObjectAttribute',
        argumentName: 'title',
        argumentType: 'String!',
        inputObjectType: 'CreateIssueInput',
      },
    },
  ],
  [
    '{ projects(first: "a") { nodes { id } } }',
    {
      message: `Argument 'first' on Field 'projects' has an invalid value ("a"). Expected type 'Int'.`,
      locations: at(1, 19),
      path: ['query', 'projects', 'first'],
      extensions: {
        code: 'argumentLiteralsIncompatible',
        typeName: 'Field',
        argumentName: 'first',
      },
    },
  ],
  [
    '{ projectById(id: null) { id } }',
    {
      message:
        "Argument 'id' on Field 'projectById' has an invalid value (null). Expected type 'ProjectID!'.",
      locations: at(1, 19),
      path: ['query', 'projectById', 'id'],
      extensions: {
        code: 'argumentLiteralsIncompatible',
        typeName: 'Field',
        argumentName: 'id',
      },
    },
  ],
  ...[
    '"x" is not a valid Global ID',
    '"gid://gitlab/Group/1" does not represent an instance of Project',
  ].map((message): [string, object] => [
    `{ projectById(id: ${message.split(' ')[0]}) { id } }`,
    {
      message,
      locations: at(1, 19),
      path: ['query', 'projectById', 'id'],
      extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
    },
  ]),
  [
    'query Q($p: String!) { project(fullPath: $p) { id } }',
    {
      message: 'Type mismatch on variable $p and argument fullPath (String! / ID!)',
      locations: at(1, 42),
      path: ['query Q', 'project', 'fullPath'],
      extensions: {
        code: 'variableMismatch',
        variableName: 'p',
        typeName: 'String!',
        argumentName: 'fullPath',
        errorMessage: 'Type mismatch',
      },
    },
  ],
  [
    'query Q($p: ID) { project(fullPath: $p) { id } }',
    { message: 'Nullability mismatch on variable $p and argument fullPath (ID / ID!)' },
  ],
  [
    'query Q($p: [ID!]!) { project(fullPath: $p) { id } }',
    { message: 'List dimension mismatch on variable $p and argument fullPath ([ID!]! / ID!)' },
  ],
  [
    '{ project(fullPath: $x) { id } }',
    {
      message: 'Variable $x is used by anonymous query but not declared',
      extensions: { code: 'variableNotDefined', variableName: 'x' },
    },
  ],
  [
    'query Q($x: Int) { currentUser { id } }',
    {
      message: 'Variable $x is declared by Q but not used',
      path: ['query Q'],
      extensions: { code: 'variableNotUsed', variableName: 'x' },
    },
  ],
  [
    'query Q($x: Foo) { echo(text: $x) }',
    { message: "Foo isn't a defined input type (on $x)", path: ['query Q'] },
  ],
  [
    'query Q($x: Int = "a") { projects(first: $x) { nodes { id } } }',
    { message: "Default value for $x doesn't match type Int", path: ['query Q'] },
  ],
  [
    '{ ...F }',
    {
      message: 'Fragment F was used, but not defined',
      path: ['query', '... F'],
      extensions: { code: 'useAndDefineFragment', fragmentName: 'F' },
    },
  ],
  [
    '{ currentUser { id } } fragment F on User { id }',
    {
      message: 'Fragment F was defined, but not used',
      path: ['fragment F'],
      extensions: { code: 'useAndDefineFragment', fragmentName: 'F' },
    },
  ],
  [
    '{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }',
    {
      message: 'Fragment F contains an infinite loop',
      extensions: { code: 'infiniteLoop', fragmentName: 'F' },
    },
  ],
  [
    '{ project(fullPath: "a") { ...F } } fragment F on User { id }',
    {
      message: "Fragment F on User can't be spread inside Project",
      path: ['query', 'project', '... F'],
      extensions: {
        code: 'cannotSpreadFragment',
        typeName: 'User',
        fragmentName: 'F',
        parentName: 'Project',
      },
    },
  ],
  [
    '{ ... on Foo { id } }',
    {
      message: "No such type Foo, so it can't be a fragment condition",
      path: ['query', '... on Foo'],
      extensions: { code: 'undefinedType', typeName: 'Foo' },
    },
  ],
  [
    '{ a: echo(text: "a") a: currentUser { id } }',
    {
      message: "Field 'a' has a field conflict: name or path?",
      locations: [...at(1, 3), ...at(1, 22)],
      path: [],
      extensions: { code: 'fieldConflict', fieldName: 'a', conflicts: 'echo or currentUser' },
    },
  ],
  [
    '{ echo(text: "a") ...F } fragment F on Query { echo(text: "b") }',
    {
      message: `Field 'echo' has an argument conflict: {text:"\\"a\\""} or {text:"\\"b\\""}?`,
      path: [],
    },
  ],
  [
    '{ echo(text: "a") @skip(if: false) @skip(if: false) }',
    {
      message: 'The directive "skip" can only be used once at this location.',
      path: ['query', 'echo'],
    },
  ],
  ['{ echo(text: "a") @foo }', { message: 'Directive @foo is not defined' }],
  [
    'query @skip(if: true) { echo(text: "a") }',
    {
      message:
        "'@skip' can't be applied to queries (allowed: fields, fragment spreads, inline fragments)",
    },
  ],
  [
    'subscription { x }',
    {
      message: 'Schema is not configured for subscriptions',
      extensions: { code: 'missingSubscriptionConfiguration' },
    },
  ],
  ['type A { b: Int }', { message: 'Query cannot contain schema definitions' }],
  ['{ a: }', { message: 'Parse error on "}" (RCURLY) at [1, 6]', locations: at(1, 6) }],
  ['{ project(fullPath: "a") { id }', { message: 'Unexpected end of document', locations: [] }],
  ['', { message: 'Unexpected end of document', locations: [] }],
  ['# nothing', { message: 'Unexpected end of document', locations: [] }],
  ['query query { a ? }', { message: 'Parse error on "?" (UNKNOWN_CHAR) at [1, 17]' }],
  [
    'query Q($f: Int) { projects(first: $f) { nodes { id } } }',
    {
      message: 'Variable $f of type Int was provided invalid value',
      locations: at(1, 9),
      extensions: {
        value: '5',
        problems: [{ path: [], explanation: 'Could not coerce value "5" to Int' }],
      },
    },
    { f: '5' },
  ],
  [
    'query Q($p: ID!) { project(fullPath: $p) { id } }',
    {
      message: 'Variable $p of type ID! was provided invalid value',
      extensions: {
        value: null,
        problems: [{ path: [], explanation: 'Expected value to not be null' }],
      },
    },
  ],
  [
    'mutation M($i: CreateIssueInput!) { createIssue(input: $i) { errors } }',
    {
      message:
        'Variable $i of type CreateIssueInput! was provided invalid value for projectId ("gid://gitlab/Group/1" does not represent an instance of Project), tags.0 (Expected value to not be null), state (Expected "x" to be one of: opened, closed), z (Field is not defined on CreateIssueInput), title (Expected value to not be null)',
    },
    { i: { projectId: 'gid://gitlab/Group/1', tags: [null], state: 'x', z: 1 } },
  ],
  [
    'query Q($i: ProjectID!) { projectById(id: $i) { id } }',
    {
      message: 'Variable $i of type ProjectID! was provided invalid value',
      extensions: {
        value: 'x',
        problems: [
          {
            path: [],
            explanation: '"x" is not a valid Global ID',
            message: '"x" is not a valid Global ID',
          },
        ],
      },
    },
    { i: 'x' },
  ],
];

describe('a document that cannot be run', () => {
  it.each(failures.map(([query, failure, variables]) => ({ query, failure, variables })))(
    '$query',
    async ({ query, failure, variables = {} }) => {
      const { data, errors } = await runOne(query, variables);
      expect({ data, first: errors?.[0] }).toMatchObject({ data: undefined, first: failure });
    },
  );

  it('tells of its first five failures', async () => {
    const { errors } = await runOne('{ a b c d e f g }');
    expect(errors?.map(({ path }) => path?.[1])).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('with several operations asks for a name, and says which it has not', async () => {
    const query = 'query A { echo(text: "a") } query B { echo(text: "b") }';
    const names = [null, 'C', 'B', ''];
    const { results } = await runAll(names.map((name) => ask(query, {}, name)));
    expect(results).toEqual([
      { errors: [{ message: 'An operation name is required' }] },
      { errors: [{ message: 'No operation named "C"' }] },
      { data: { echo: 'b' } },
      { errors: [{ message: 'An operation name is required' }] },
    ]);
  });
});

describe('a document that can be run', () => {
  it.each([
    ['query($f: Int! = 2) { projects(first: $f) { count } }', {}],
    ['query($f: Int = 2) { projects(first: $f) { count } }', { f: null }],
    ['query($i: [ID!]) { projects(ids: $i) { count } }', { i: 'one' }],
    ['query($p: ID!) { project(fullPath: $p) { id } }', { p: 5 }],
    ['{ project(fullPath: 1) { id } }', {}],
    ['{ echo(text: "a") echo(text: "a") }', {}],
    ['{ node { ... on Issue { a: id } ... on MergeRequest { a: iid } } }', {}],
    [
      'mutation { createIssue(input: { projectId: "gid://gitlab/Project/1", title: "a" }) { errors } }',
      {},
    ],
    ['{ __typename __schema { queryType { name } } }', {}],
  ])('%s', async (query, variables) => {
    expect(Object.keys(await runOne(query, variables))).toEqual(['data']);
  });
});
