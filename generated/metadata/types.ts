// Generated from spec/resources/metadata.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { JsonOf } from '../../generator/runtime/types.ts';

export type Metadata = components['schemas']['Metadata'];
export type Version = components['schemas']['Version'];

/** Get the metadata of the instance: GET /metadata */
export interface GetMetadataRequest {
}

export type GetMetadataResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMetadata'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMetadata'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMetadata'], 403>; readonly headers?: never }
  ;

/** Get the version: GET /version */
export interface GetVersionRequest {
}

export type GetVersionResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getVersion'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getVersion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getVersion'], 403>; readonly headers?: never }
  ;
