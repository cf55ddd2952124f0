// Generated from spec/domains/* /metadata.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { JsonResponse } from '../../generator/runtime/types.ts';

export type Metadata = components['schemas']['Metadata'];
export type Version = components['schemas']['Version'];

/** Get the metadata of the instance: GET /metadata */
export interface GetMetadataRequest {
}

export type GetMetadataResponse = JsonResponse<operations['getMetadata'], 200 | 401 | 403>;

/** Get the version: GET /version */
export interface GetVersionRequest {
}

export type GetVersionResponse = JsonResponse<operations['getVersion'], 200 | 401 | 403>;
