// Generated from spec/resources/metadata.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send } from '../../generator/runtime/client.ts';
import type { JsonOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetMetadataInput {
  readonly signal?: AbortSignal;
}

export type GetMetadataAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMetadata'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMetadata'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMetadata'], 403> }
  ;

const getMetadataCall: ClientCall = {
  id: 'getMetadata',
  method: 'GET',
  path: "/api/v4/metadata",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetVersionInput {
  readonly signal?: AbortSignal;
}

export type GetVersionAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getVersion'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getVersion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getVersion'], 403> }
  ;

const getVersionCall: ClientCall = {
  id: 'getVersion',
  method: 'GET',
  path: "/api/v4/version",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
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
