import { buildSchema, GraphQLError, type GraphQLObjectType, GraphQLScalarType } from 'graphql';
import { GraphqlExecution } from '#src/graphql/engine/execution.ts';
import {
  type GraphqlQuery,
  type QueryHost,
  type QueryResult,
  runRequests,
} from '#src/graphql/engine/run-requests.ts';
import { CheckedTexts } from '#src/graphql/engine/rules/checked-texts.ts';
import { limitsOf } from '#src/graphql/engine/rules/limits.ts';

const connection = (name: string) => `
  type ${name}Connection { nodes: [${name}] edges: [${name}Edge] pageInfo: PageInfo! count: Int! }
  type ${name}Edge { cursor: String! node: ${name} }
`;
const page = 'first: Int, last: Int, after: String, before: String';

const sdl = `
  scalar ProjectID
  enum State { opened closed }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  interface Noteable { id: ID! notes(${page}): NoteConnection! }
  union Target = Issue | MergeRequest
  type User { id: ID! username: String! todos(${page}): TodoConnection! }
  type Todo { id: ID! target: Target author: User }
  type Note { id: ID! body: String! noteable: Noteable }
  type Issue implements Noteable { id: ID! iid: ID! title: String! author: User! broken: String
    notes(${page}): NoteConnection! labels(${page}): LabelConnection! }
  type MergeRequest implements Noteable { id: ID! iid: String! draft: Boolean!
    notes(${page}): NoteConnection! }
  type Label { id: ID! title: String! projects(${page}): ProjectConnection! }
  type Project { id: ID! name: String! parent: Project
    issues(iid: String, state: State, sort: State = opened, search: String, ${page}): IssueConnection!
    mergeRequests(${page}): MergeRequestConnection! empty: Boolean! }
  type QueryComplexity { limit: Int score: Int }
  ${['Note', 'Todo', 'Label', 'Project', 'Issue', 'MergeRequest'].map(connection).join('')}
  input PositionInput { line: Int! }
  input CreateIssueInput { projectId: ProjectID! title: String! tags: [String!] state: State
    position: PositionInput clientMutationId: String }
  type CreateIssuePayload { issue: Issue errors: [String!]! }
  type Query {
    project(fullPath: ID!): Project
    projects(ids: [ID!], search: String, ${page}): ProjectConnection
    projectById(id: ProjectID!): Project
    currentUser: User
    echo(text: String!): String!
    node(id: ID): Noteable
    queryComplexity: QueryComplexity
    crash: String
    hidden: String!
  }
  type Mutation { createIssue(input: CreateIssueInput!): CreateIssuePayload }
`;

export interface World {
  /** Projects in the list; each has that many issues. */
  readonly rows: number;
  /** Counts what resolvers were asked. */
  asked: number;
  complexity?: unknown;
  onAsk?: () => void;
}

const idType = new GraphQLScalarType({
  name: 'ProjectID',
  coerceInputValue: (value) => checkedId(String(value)),
  coerceInputLiteral: (node) => checkedId(node.kind === 'StringValue' ? node.value : ''),
});

function checkedId(text: string): string {
  if (!text.startsWith('gid://gitlab/')) {
    throw new GraphQLError(`"${text}" is not a valid Global ID`);
  }
  if (!text.startsWith('gid://gitlab/Project/')) {
    throw new GraphQLError(`"${text}" does not represent an instance of Project`);
  }
  return text;
}

/** A schema of the kinds of fields that rules tell apart, over rows that are made as they are asked for. */
function makeSchema() {
  const schema = buildSchema(sdl);
  const scalar = schema.getType('ProjectID') as GraphQLScalarType;
  Object.assign(scalar, {
    coerceInputValue: idType.coerceInputValue,
    coerceInputLiteral: idType.coerceInputLiteral,
  });
  const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();
  const resolve = (type: string, field: string, answer: (source: never, args: never) => unknown) =>
    Object.assign(fieldsOf(type)[field] ?? {}, {
      resolve: (source: never, args: never, context: World) => {
        context.asked += 1;
        context.onAsk?.();
        return (answer as (...all: unknown[]) => unknown)(source, args, context);
      },
    });
  const extend = (type: string, field: string, extensions: object) =>
    Object.assign(fieldsOf(type)[field] ?? {}, { extensions });
  const listed = (make: (index: number) => object) => (_: never, __: never, world?: World) => {
    const nodes = Array.from({ length: world?.rows ?? 0 }, (_each, index) => make(index));
    return { nodes, count: nodes.length, pageInfo: { hasNextPage: false } };
  };
  const project = (index: number) => ({ id: `gid://gitlab/Project/${index}`, name: `p${index}` });
  resolve('Query', 'project', () => project(1));
  resolve('Query', 'projects', listed(project));
  resolve('Query', 'echo', (_: never, { text }: { text: string }) => text);
  resolve('Query', 'crash', () => {
    throw new TypeError('a secret of the database');
  });
  resolve('Query', 'hidden', () => null);
  resolve('Query', 'node', () => ({ __typename: 'Issue', id: '1' }));
  Object.assign(fieldsOf('Query')['queryComplexity'] ?? {}, {
    resolve: (_: unknown, __: unknown, context: World) => context.complexity,
  });
  const issue = (index: number) => ({ id: String(index), iid: String(index), title: `t${index}` });
  resolve('Project', 'issues', listed(issue));
  resolve('Issue', 'broken', () => {
    throw new GraphQLError('This issue is broken');
  });
  resolve('Mutation', 'createIssue', () => ({ issue: null, errors: [] }));
  for (const [type, field] of [
    ['Query', 'project'],
    ['Query', 'projects'],
    ['Project', 'issues'],
    ['Project', 'mergeRequests'],
    ['User', 'todos'],
    ['Label', 'projects'],
  ] as const) {
    extend(type, field, { score: { resolver: true }, connection: field !== 'project' });
  }
  extend('Issue', 'labels', { connection: true, score: { weight: 5 } });
  extend('Issue', 'notes', { connection: true, score: { max: 200 } });
  extend('Noteable', 'notes', { connection: true });
  extend('Project', 'empty', { score: { git: true } });
  return schema;
}

export const texts = new CheckedTexts(makeSchema());

export interface Trial {
  readonly world: World;
  readonly results: QueryResult[];
}

export const ask = (query: string, variables = {}, operationName: string | null = null) => ({
  query,
  variables,
  operationName,
});

/** Runs documents on the small schema as an administrator, or with whatever is said otherwise. */
export async function runAll(
  asked: readonly GraphqlQuery[],
  options: Partial<QueryHost> & { readonly rows?: number; readonly onAsk?: () => void } = {},
): Promise<Trial> {
  const { rows = 3, onAsk } = options;
  const world: World = { rows, asked: 0, ...(onAsk !== undefined && { onAsk }) };
  const results = await runRequests(asked, {
    texts,
    limits: limitsOf.administrator,
    execution: new GraphqlExecution(() => 0),
    contextFor: (complexity) => Object.assign(Object.create(world) as World, { complexity }),
    admit: () => {},
    ...options,
  });
  return { world, results };
}

export async function runOne(
  query: string,
  variables: Record<string, unknown> = {},
  options: Parameters<typeof runAll>[1] = {},
): Promise<QueryResult> {
  const { results } = await runAll([ask(query, variables)], options);
  return results[0] ?? {};
}
