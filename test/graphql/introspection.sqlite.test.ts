import * as graphql17 from 'graphql';
import * as graphql15 from 'graphql15';
import * as graphql16 from 'graphql16';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';

const { api } = await startApp();

/** The document that clients of each line of the package send, with everything that it can be asked. */
const lines = {
  15: {
    // The option for addresses of scalars requests a field that the specification has renamed.
    query: graphql15.getIntrospectionQuery({
      ...{ schemaDescription: true, directiveIsRepeatable: true, inputValueDeprecation: true },
    }),
    print: (data: never) => graphql15.printSchema(graphql15.buildClientSchema(data)),
  },
  16: {
    query: graphql16.getIntrospectionQuery({
      ...{ schemaDescription: true, specifiedByUrl: true, directiveIsRepeatable: true },
      inputValueDeprecation: true,
    }),
    print: (data: never) => graphql16.printSchema(graphql16.buildClientSchema(data)),
  },
  17: {
    query: graphql17.getIntrospectionQuery({
      ...{ schemaDescription: true, specifiedByUrl: true, directiveIsRepeatable: true },
      inputValueDeprecation: true,
    }),
    print: (data: never) => graphql17.printSchema(graphql17.buildClientSchema(data)),
  },
};

it.each(Object.entries(lines))(
  'clients with line %s of the package `graphql` read the type system',
  async (_, { query, print }) => {
    const asked = { query, operationName: 'IntrospectionQuery' };
    const { status, body } = await api.sendTo('POST', '/api/graphql', asked);
    expect(status).toBe(200);
    const { data, errors } = body as { data: never; errors?: unknown };
    expect(errors).toBeUndefined();
    const printed = print(data);
    expect(printed).toMatch(/^type Issue [^]*?^ {2}iid: ID!$/m);
    expect(printed).toContain('sort: IssueSort = created_desc');
    expect(printed).toMatch(/^ {2}createIssue\([^]*?\): CreateIssuePayload$/m);
    // The directives that bind it show to no client.
    expect(printed).not.toMatch(/@(?:of|operation|resolver|property|globalId|score)\b/);
  },
);
