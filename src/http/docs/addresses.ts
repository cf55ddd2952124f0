/** Addresses of the documentation from the root of the instance, without the base path. */
const createAddress = (parameter: string) => (name: string) =>
  `/docs?${parameter}=${encodeURIComponent(name)}`;

export const toOperation = createAddress('operation');
export const toResource = createAddress('resource');
export const toWebhook = createAddress('webhook');
export const toSchema = createAddress('schema');
export const toType = createAddress('type');

/** Lists of everything of a kind. */
export const lists = { webhooks: 'Webhooks', schemas: 'Schemas', types: 'GraphQL' } as const;
export type ListName = keyof typeof lists;
export const toList: (name: ListName) => string = createAddress('list');
