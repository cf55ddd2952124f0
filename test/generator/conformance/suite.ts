import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A schema, and values that it takes or does not. */
export interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

export interface NamedGroup extends Group {
  readonly file: string;
  /** `ref 3`: the file and the number in it. */
  readonly name: string;
  /** The same as an identifier. */
  readonly id: string;
}

/** Groups by file, as JSON Schema's own test suite has them. */
export type Suite = Readonly<Record<string, readonly Group[]>>;

/** JSON Schema's own test suite for 2020-12, © 2012 Julian Berman under MIT: https://github.com/json-schema-org/JSON-Schema-Test-Suite */
export const standardSuite = JSON.parse(
  readFileSync(join(import.meta.dirname, 'json-schema-2020-12.json'), 'utf8'),
) as Suite;

export const groupsOf = (suite: Suite): readonly NamedGroup[] =>
  Object.entries(suite).flatMap(([file, groups]) =>
    groups.map((group, index) => ({
      ...group,
      file,
      name: `${file} ${index}`,
      id: `${file.replace(/\W/g, '_')}_${index}`,
    })),
  );

/** A document with an operation for each group, which takes and answers with what its schema describes; a line for each. */
export function documentOf(groups: readonly NamedGroup[]): string {
  const paths = groups.map(({ id }) => {
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${id}` } } };
    const responses = { 200: { description: 'The same.', content } };
    return [
      `/${id}`,
      { post: { operationId: id, requestBody: { required: true, content }, responses } },
    ];
  });
  const schemas = groups.map(
    ({ id, schema }) => `${JSON.stringify(id)}: ${JSON.stringify(rooted(schema, id))}`,
  );
  return `{"openapi": "3.1.0", "info": { "title": "Suite", "version": "1" }, "components": { "schemas": {
${schemas.join(',\n')}
} }, "paths": ${JSON.stringify(Object.fromEntries(paths))} }
`;
}

/** The line of the first group in the document. */
export const FIRST_LINE = 2;

/** References within a schema lead on from the component that it is. */
function rooted(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((each) => rooted(each, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === '$ref' && typeof member === 'string' && /^#(?:\/|$)/.test(member)
        ? `#/components/schemas/${id}${member.slice(1)}`
        : rooted(member, id),
    ]),
  );
}
