// Generated from spec/domains/* /saml-providers.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeSamlProvider, writeScimToken } from '../saml-providers/writers.ts';

/** Get the single sign-on of a group */
export const getSamlProvider = defineOperation<HearthFacts>({
  id: 'getSamlProvider',
  resource: 'saml-providers',
  source: 'spec/domains/accounts/saml-providers.yaml#getSamlProvider',
  method: 'GET',
  path: '/groups/{id}/saml_provider',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetSamlProvider,
  responses: [
    answer.json(writeSamlProvider, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set up the single sign-on of a group */
export const setSamlProvider = defineOperation<HearthFacts>({
  id: 'setSamlProvider',
  resource: 'saml-providers',
  source: 'spec/domains/accounts/saml-providers.yaml#setSamlProvider',
  method: 'PUT',
  path: '/groups/{id}/saml_provider',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id","enabled","sso_url","certificate_fingerprint","default_membership_role"],
  validators: { params: checks.check1, body: checks.check2 },
  decode: decoders.decodeSetSamlProvider,
  responses: [
    answer.json(writeSamlProvider, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove the single sign-on of a group */
export const deleteSamlProvider = defineOperation<HearthFacts>({
  id: 'deleteSamlProvider',
  resource: 'saml-providers',
  source: 'spec/domains/accounts/saml-providers.yaml#deleteSamlProvider',
  method: 'DELETE',
  path: '/groups/{id}/saml_provider',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDeleteSamlProvider,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Make the SCIM token of a group */
export const createScimToken = defineOperation<HearthFacts>({
  id: 'createScimToken',
  resource: 'saml-providers',
  source: 'spec/domains/accounts/saml-providers.yaml#createScimToken',
  method: 'POST',
  path: '/groups/{id}/saml_provider/scim_token',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeCreateScimToken,
  responses: [
    answer.json(writeScimToken, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Revoke the SCIM token of a group */
export const revokeScimToken = defineOperation<HearthFacts>({
  id: 'revokeScimToken',
  resource: 'saml-providers',
  source: 'spec/domains/accounts/saml-providers.yaml#revokeScimToken',
  method: 'DELETE',
  path: '/groups/{id}/saml_provider/scim_token',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeRevokeScimToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
