// Generated from spec/resources/deploy-keys.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateDeployKey = components['schemas']['CreateDeployKey'];
export type DeployKey = components['schemas']['DeployKey'];
export type ProjectDeployKey = components['schemas']['ProjectDeployKey'];
export type UpdateDeployKey = components['schemas']['UpdateDeployKey'];

/** List the deploy keys of the instance: GET /deploy_keys */
export interface ListDeployKeysRequest {
  readonly query: Defaulted<ParametersOf<operations['listDeployKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListDeployKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDeployKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listDeployKeys'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listDeployKeys'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listDeployKeys'], 403>; readonly headers?: never }
  ;

/** List the deploy keys of a project: GET /projects/{id}/deploy_keys */
export interface ListProjectDeployKeysRequest {
  readonly params: ParametersOf<operations['listProjectDeployKeys'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectDeployKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectDeployKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectDeployKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectDeployKeys'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectDeployKeys'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectDeployKeys'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectDeployKeys'], 404>; readonly headers?: never }
  ;

/** Add a deploy key to a project: POST /projects/{id}/deploy_keys */
export interface CreateDeployKeyRequest {
  readonly params: ParametersOf<operations['createDeployKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createDeployKey'], 'application/json'>, 'can_push'>;
}

export type CreateDeployKeyResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createDeployKey'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createDeployKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createDeployKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createDeployKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createDeployKey'], 404>; readonly headers?: never }
  ;

/** Get a deploy key of a project: GET /projects/{id}/deploy_keys/{key_id} */
export interface GetDeployKeyRequest {
  readonly params: ParametersOf<operations['getDeployKey'], 'path'>;
}

export type GetDeployKeyResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getDeployKey'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getDeployKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getDeployKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getDeployKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getDeployKey'], 404>; readonly headers?: never }
  ;

/** Change a deploy key of a project: PUT /projects/{id}/deploy_keys/{key_id} */
export interface UpdateDeployKeyRequest {
  readonly params: ParametersOf<operations['updateDeployKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateDeployKey'], 'application/json'>>;
}

export type UpdateDeployKeyResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateDeployKey'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateDeployKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateDeployKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateDeployKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateDeployKey'], 404>; readonly headers?: never }
  ;

/** Take a deploy key away from a project: DELETE /projects/{id}/deploy_keys/{key_id} */
export interface DeleteDeployKeyRequest {
  readonly params: ParametersOf<operations['deleteDeployKey'], 'path'>;
}

export type DeleteDeployKeyResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteDeployKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteDeployKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteDeployKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteDeployKey'], 404>; readonly headers?: never }
  ;

/** Let a project have a deploy key of another: POST /projects/{id}/deploy_keys/{key_id}/enable */
export interface EnableDeployKeyRequest {
  readonly params: ParametersOf<operations['enableDeployKey'], 'path'>;
}

export type EnableDeployKeyResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['enableDeployKey'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['enableDeployKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['enableDeployKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['enableDeployKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['enableDeployKey'], 404>; readonly headers?: never }
  ;
