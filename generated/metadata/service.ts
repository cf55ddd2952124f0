// Generated from spec/domains/* /metadata.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetMetadataRequest, GetMetadataResponse, GetVersionRequest, GetVersionResponse } from './types.ts';

/** One function per operation of metadata; `C` is the request context of the server. */
export interface MetadataService<C extends SubjectTypes> {
  /** Get the metadata of the instance. GET /metadata (spec/domains/platform/metadata.yaml#getMetadata) */
  getMetadata(
    request: GetMetadataRequest,
    context: C,
  ): Promise<GetMetadataResponse>;
  /** Get the version. GET /version (spec/domains/platform/metadata.yaml#getVersion) */
  getVersion(
    request: GetVersionRequest,
    context: C,
  ): Promise<GetVersionResponse>;
}
