/** Bundled document as plain data. Only members that readers use are typed; the rest is `unknown`. */
export type Data = Readonly<Record<string, unknown>>;

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Data;
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: Readonly<Record<string, Data>>;
  readonly [keyword: string]: unknown;
}

/** Operations are under their method, in lower case. */
export type PathItem = Data & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

/** `$ref` is always `#/components/<section>/<name>`. */
export interface Reference {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly [keyword: string]: unknown;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Header {
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** Encoding of a part of a form. */
export interface Encoding {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly encoding?: Readonly<Record<string, Encoding>>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly contentEncoding?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly if?: Schema | boolean;
  readonly then?: Schema | boolean;
  readonly else?: Schema | boolean;
  readonly dependentSchemas?: Readonly<Record<string, Schema | boolean>>;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema | boolean>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** Keys of a path item that hold an operation, in the order of the standard. */
export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

/** Tells whether a value is an object, neither null nor an array. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
