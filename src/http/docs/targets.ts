import { toOperation, toSchema, toType, toWebhook } from './addresses.ts';
import type { DocsCatalogue } from './catalogue.ts';

/** A search result: title, method and path or kind, address, and name. */
export type TargetRow = readonly [title: string, detail: string, address: string, name: string];

/** The types whose fields are what people search for, with the name of a field. */
export const rootKinds: ReadonlyMap<string, string> = new Map([
  ['Query', 'GraphQL query'],
  ['Mutation', 'GraphQL mutation'],
]);

/** The anchor of a field on the page of its type. */
export const toFieldAnchor = (field: string) => `field.${field}`;

/** Every page that a search finds: operations, webhooks, schemas and types of GraphQL. */
export function listTargets(catalogue: DocsCatalogue): readonly TargetRow[] {
  const { operations, webhooks, types } = catalogue;
  return [
    ...operations.map(({ id, method, path, summary }): TargetRow => [
      summary,
      `${method} ${path}`,
      toOperation(id),
      id,
    ]),
    ...webhooks.map(({ name, summary }): TargetRow => [summary, 'Webhook', toWebhook(name), name]),
    ...listSchemas(catalogue).map((name): TargetRow => [name, 'Schema', toSchema(name), '']),
    ...types.map(({ name }): TargetRow => [name, 'GraphQL type', toType(name), '']),
    ...types.flatMap(({ name, fields }) =>
      fields.map((field): TargetRow => [
        field,
        rootKinds.get(name) ?? '',
        `${toType(name)}#${toFieldAnchor(field)}`,
        '',
      ]),
    ),
  ];
}

/** The index for searches in the browser, which builds the rows: names and anchors take the place of addresses. */
export function formatSearchIndex(catalogue: DocsCatalogue): string {
  const { operations, webhooks, types } = catalogue;
  return JSON.stringify({
    operation: operations.map(({ id, method, path, summary }) => [
      summary,
      `${method} ${path}`,
      id,
    ]),
    webhook: webhooks.map(({ name, summary }) => [summary, 'Webhook', name]),
    schema: listSchemas(catalogue).map((name) => [name, 'Schema']),
    type: [
      ...types.map(({ name }) => [name, 'GraphQL type']),
      ...types.flatMap(({ name, fields }) =>
        fields.map((field) => [field, rootKinds.get(name), name, toFieldAnchor(field)]),
      ),
    ],
  });
}

export const listSchemas = ({ components }: Pick<DocsCatalogue, 'components'>): readonly string[] =>
  Object.keys(components)
    .filter((key) => key.startsWith('schemas/'))
    .map((key) => key.slice('schemas/'.length));
