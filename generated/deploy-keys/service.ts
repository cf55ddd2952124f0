// Generated from spec/domains/* /deploy-keys.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListDeployKeysRequest, ListDeployKeysResponse, ListProjectDeployKeysRequest, ListProjectDeployKeysResponse, CreateDeployKeyRequest, CreateDeployKeyResponse, GetDeployKeyRequest, GetDeployKeyResponse, UpdateDeployKeyRequest, UpdateDeployKeyResponse, DeleteDeployKeyRequest, DeleteDeployKeyResponse, EnableDeployKeyRequest, EnableDeployKeyResponse } from './types.ts';

/** One function per operation of deploy-keys; `C` is the request context of the server. */
export interface DeployKeysService<C extends SubjectTypes> {
  /** List the deploy keys of the instance. GET /deploy_keys (spec/domains/projects/deploy-keys.yaml#listDeployKeys) */
  listDeployKeys(
    request: ListDeployKeysRequest,
    context: C,
  ): Promise<ListDeployKeysResponse>;
  /** List the deploy keys of a project. GET /projects/{id}/deploy_keys (spec/domains/projects/deploy-keys.yaml#listProjectDeployKeys) */
  listProjectDeployKeys(
    request: ListProjectDeployKeysRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectDeployKeysResponse>;
  /** Add a deploy key to a project. POST /projects/{id}/deploy_keys (spec/domains/projects/deploy-keys.yaml#createDeployKey) */
  createDeployKey(
    request: CreateDeployKeyRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateDeployKeyResponse>;
  /** Get a deploy key of a project. GET /projects/{id}/deploy_keys/{key_id} (spec/domains/projects/deploy-keys.yaml#getDeployKey) */
  getDeployKey(
    request: GetDeployKeyRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDeployKeyResponse>;
  /** Change a deploy key of a project. PUT /projects/{id}/deploy_keys/{key_id} (spec/domains/projects/deploy-keys.yaml#updateDeployKey) */
  updateDeployKey(
    request: UpdateDeployKeyRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateDeployKeyResponse>;
  /** Take a deploy key away from a project. DELETE /projects/{id}/deploy_keys/{key_id} (spec/domains/projects/deploy-keys.yaml#deleteDeployKey) */
  deleteDeployKey(
    request: DeleteDeployKeyRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteDeployKeyResponse>;
  /** Let a project have a deploy key of another. POST /projects/{id}/deploy_keys/{key_id}/enable (spec/domains/projects/deploy-keys.yaml#enableDeployKey) */
  enableDeployKey(
    request: EnableDeployKeyRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<EnableDeployKeyResponse>;
}
