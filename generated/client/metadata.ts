// Generated from spec/domains/* /metadata.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send } from '../../generator/runtime/client.ts';
import type { operations } from '../common/openapi.ts';

export interface GetMetadataInput {
  readonly signal?: AbortSignal;
}

export type GetMetadataAnswer = JsonAnswer<operations['getMetadata'], 200 | 401 | 403>;

const getMetadataCall: ClientCall = {
  id: 'getMetadata',
  method: 'GET',
  path: "/api/v4/metadata",
  answers: { json: [200, 401, 403] },
};

export interface GetVersionInput {
  readonly signal?: AbortSignal;
}

export type GetVersionAnswer = JsonAnswer<operations['getVersion'], 200 | 401 | 403>;

const getVersionCall: ClientCall = {
  id: 'getVersion',
  method: 'GET',
  path: "/api/v4/version",
  answers: { json: [200, 401, 403] },
};

export interface MetadataClient {
  /** Get the metadata of the instance: GET /metadata */
  getMetadata(request?: GetMetadataInput): Promise<GetMetadataAnswer>;
  /** Get the version: GET /version */
  getVersion(request?: GetVersionInput): Promise<GetVersionAnswer>;
}

export const metadataClient = (send: Send): MetadataClient => ({
  getMetadata: (request) => send(getMetadataCall, request),
  getVersion: (request) => send(getVersionCall, request),
});
