// Generated from spec/resources/saml-providers.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeSamlProvider, writeScimToken } from '../saml-providers/writers.ts';

/** Get the single sign-on of a group */
export const getSamlProvider: Operation = {
  id: 'getSamlProvider',
  resource: 'saml-providers',
  source: 'spec/resources/saml-providers.yaml:7:5',
  method: 'GET',
  path: '/groups/{id}/saml_provider',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetSamlProvider,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeSamlProvider, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Set up the single sign-on of a group */
export const setSamlProvider: Operation = {
  id: 'setSamlProvider',
  resource: 'saml-providers',
  source: 'spec/resources/saml-providers.yaml:22:5',
  method: 'PUT',
  path: '/groups/{id}/saml_provider',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","enabled","sso_url","certificate_fingerprint","default_membership_role"],
  decode: decoders.decodeSetSamlProvider,
  validators: { params: checks.check1, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeSamlProvider, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Remove the single sign-on of a group */
export const deleteSamlProvider: Operation = {
  id: 'deleteSamlProvider',
  resource: 'saml-providers',
  source: 'spec/resources/saml-providers.yaml:53:5',
  method: 'DELETE',
  path: '/groups/{id}/saml_provider',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeDeleteSamlProvider,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Make the SCIM token of a group */
export const createScimToken: Operation = {
  id: 'createScimToken',
  resource: 'saml-providers',
  source: 'spec/resources/saml-providers.yaml:70:5',
  method: 'POST',
  path: '/groups/{id}/saml_provider/scim_token',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeCreateScimToken,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeScimToken, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Revoke the SCIM token of a group */
export const revokeScimToken: Operation = {
  id: 'revokeScimToken',
  resource: 'saml-providers',
  source: 'spec/resources/saml-providers.yaml:95:5',
  method: 'DELETE',
  path: '/groups/{id}/saml_provider/scim_token',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeRevokeScimToken,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
