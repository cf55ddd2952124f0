import type { Access, Deprecation, FeatureFlag, Method, Relations } from '../runtime/operation.ts';
import type { Schema } from '../load/document.ts';
import type { Pagination } from './expand.ts';

/** One parameter or body property, with every decision about it made. */
export interface ParameterModel {
  readonly name: string;
  /** Name as the document writes it, brackets included. */
  readonly wireName: string;
  /** Whether the list may be one comma-joined text. */
  readonly comma: boolean;
  readonly required: boolean;
  /** Default as TypeScript source; null when there is none. */
  readonly defaultSource: string | null;
  /** Expression in terms of `d`, the runtime's decoders. */
  readonly decoder: string;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface BodyModel {
  readonly properties: readonly ParameterModel[];
  /** Type expression of the request body, before defaults. */
  readonly type: string;
  readonly mediaType: string;
  readonly example: unknown;
}

export interface ResponseHeaderModel {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
}

export interface ResponseModel {
  readonly status: number;
  /** Type expression of the body; null when there is none. */
  readonly type: string | null;
  /** Expression that prints `v` as JSON; null when the body is not JSON or absent. */
  readonly writer: string | null;
  /** Media type of a body that is not JSON. */
  readonly mediaType: string | null;
  readonly headers: readonly ResponseHeaderModel[];
  readonly paginated: boolean;
  readonly example: unknown;
}

export interface OperationModel {
  readonly id: string;
  readonly pascal: string;
  readonly summary: string;
  readonly resource: string;
  readonly method: Method;
  /** Path template below the server's address. */
  readonly path: string;
  /** Path template from the root: `/api/v4/projects/{id}`. */
  readonly route: string;
  /** `spec/resources/labels.yaml:12:5` */
  readonly source: string;
  readonly access: Access;
  readonly scopes: readonly string[];
  readonly tier: 'premium' | 'ultimate' | null;
  readonly flag: FeatureFlag | null;
  readonly rateLimit: string | null;
  readonly deprecation: Deprecation | null;
  readonly pagination: Pagination | null;
  readonly origin: 'seed' | 'platform' | null;
  readonly pending: boolean;
  readonly pathParameters: readonly ParameterModel[];
  readonly wildcard: boolean;
  readonly query: readonly ParameterModel[];
  readonly headers: readonly ParameterModel[];
  readonly body: BodyModel | null;
  readonly relations: Relations | null;
  readonly responses: readonly ResponseModel[];
}

export interface SchemaModel {
  readonly name: string;
  readonly typeName: string;
  /** Name of the generated writer; null for scalars. */
  readonly writer: string | null;
  /** Expression that prints `v`; null for scalars. */
  readonly writerBody: string | null;
}

export interface ResourceModel {
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
  readonly operations: readonly OperationModel[];
  readonly schemas: readonly SchemaModel[];
}

export interface Model {
  /** Resources by name; `common` holds the schemas that several use. */
  readonly resources: readonly ResourceModel[];
  /** Which resource a component schema belongs to. */
  readonly schemaOwners: ReadonlyMap<string, string>;
}
