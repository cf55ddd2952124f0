// Generated from spec/domains/* /deploy-keys.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listDeployKeys'], 400 | 401 | 403>;

/** List the deploy keys of a project: GET /projects/{id}/deploy_keys */
export interface ListProjectDeployKeysRequest {
  readonly params: ParametersOf<operations['listProjectDeployKeys'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectDeployKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectDeployKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectDeployKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectDeployKeys'], 400 | 401 | 403 | 404>;

/** Add a deploy key to a project: POST /projects/{id}/deploy_keys */
export interface CreateDeployKeyRequest {
  readonly params: ParametersOf<operations['createDeployKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createDeployKey'], 'application/json'>, 'can_push'>;
}

export type CreateDeployKeyResponse = JsonResponse<operations['createDeployKey'], 201 | 400 | 401 | 403 | 404>;

/** Get a deploy key of a project: GET /projects/{id}/deploy_keys/{key_id} */
export interface GetDeployKeyRequest {
  readonly params: ParametersOf<operations['getDeployKey'], 'path'>;
}

export type GetDeployKeyResponse = JsonResponse<operations['getDeployKey'], 200 | 400 | 401 | 403 | 404>;

/** Change a deploy key of a project: PUT /projects/{id}/deploy_keys/{key_id} */
export interface UpdateDeployKeyRequest {
  readonly params: ParametersOf<operations['updateDeployKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateDeployKey'], 'application/json'>>;
}

export type UpdateDeployKeyResponse = JsonResponse<operations['updateDeployKey'], 200 | 400 | 401 | 403 | 404>;

/** Take a deploy key away from a project: DELETE /projects/{id}/deploy_keys/{key_id} */
export interface DeleteDeployKeyRequest {
  readonly params: ParametersOf<operations['deleteDeployKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteDeployKey'], 'header'>;
}

export type DeleteDeployKeyResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteDeployKey'], 400 | 401 | 403 | 404 | 412>;

/** Let a project have a deploy key of another: POST /projects/{id}/deploy_keys/{key_id}/enable */
export interface EnableDeployKeyRequest {
  readonly params: ParametersOf<operations['enableDeployKey'], 'path'>;
}

export type EnableDeployKeyResponse = JsonResponse<operations['enableDeployKey'], 201 | 400 | 401 | 403 | 404>;
