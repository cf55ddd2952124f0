import { api, body, type Vector } from './documents.ts';

const flag = (standard: boolean) => ({
  'x-feature-flag': { name: 'kilns', default: standard, off: 404 },
});
const secured = (...schemes: string[]) => ({
  security: schemes.map((scheme) => ({ [scheme]: [] })),
});
const schemes = {
  components: {
    securitySchemes: {
      a: { type: 'http', scheme: 'bearer' },
      b: { type: 'http', scheme: 'basic' },
    },
  },
};

const webhooks = (schema: object) => ({
  ...api({}),
  webhooks: { fired: { post: { ...body(schema), responses: {} } } },
});

const callbacks = (schema: object, address = '{$request.query.a}') => ({
  callbacks: { done: { [address]: { post: { ...body(schema), responses: {} } } } },
});

export const ofOperations: readonly Vector[] = [
  ['webhook-added', 'request', false, api({}), webhooks({})],
  ['webhook-removed', 'request', true, webhooks({}), api({})],
  [
    'property-removed',
    'response',
    true,
    webhooks({ properties: { heat: {}, ref: {} } }),
    webhooks({ properties: { heat: {} } }),
  ],
  ['operation-added', 'request', false, { ...api({}), paths: {} }, api({})],
  ['operation-removed', 'request', true, api({}), { ...api({}), paths: {} }],
  ['operation-removed', 'request', true, api({}), api({}, {}, '/ovens/{id}')],
  ['operation-renamed', 'request', false, api({}), api({ operationId: 'heat' })],
  ['operation-deprecated', 'request', false, api({}), api({ deprecated: true })],
  ['operation-undeprecated', 'request', false, api({ deprecated: true }), api({})],
  ['address-changed', 'request', true, api({}), api({}, { servers: [{ url: 'https://x/v2' }] })],
  [
    'access-tightened',
    'request',
    true,
    api({ 'x-access': 'user' }),
    api({ 'x-access': 'administrator' }),
  ],
  ['access-tightened', 'request', true, api({}), api({ 'x-access': 'user' })],
  [
    'access-tightened',
    'request',
    true,
    api({ 'x-access': { project: 'guest' } }),
    api({ 'x-access': { project: 'owner' } }),
  ],
  [
    'access-relaxed',
    'request',
    false,
    api({ 'x-access': { group: 'owner' } }),
    api({ 'x-access': { group: 'guest' } }),
  ],
  [
    'access-relaxed',
    'request',
    false,
    api({ 'x-access': 'administrator' }),
    api({ 'x-access': 'anonymous' }),
  ],
  [
    'scope-removed',
    'request',
    true,
    api({ 'x-scopes': ['api', 'read'] }),
    api({ 'x-scopes': ['api'] }),
  ],
  [
    'scope-added',
    'request',
    false,
    api({ 'x-scopes': ['api'] }),
    api({ 'x-scopes': ['api', 'read'] }),
  ],
  ['tier-raised', 'request', true, api({}), api({ 'x-tier': 'premium' })],
  ['tier-lowered', 'request', false, api({ 'x-tier': 'ultimate' }), api({ 'x-tier': 'premium' })],
  ['flag-added', 'request', true, api({}), api(flag(true))],
  ['flag-removed', 'request', false, api(flag(true)), api({})],
  ['flag-switched-off', 'request', true, api(flag(true)), api(flag(false))],
  ['flag-switched-on', 'request', false, api(flag(false)), api(flag(true))],
  ['rate-limit-changed', 'request', false, api({}), api({ 'x-rate-limit': 'search' })],
  ['body-limit-lowered', 'request', true, api({ 'x-body-limit': 9 }), api({ 'x-body-limit': 8 })],
  ['body-limit-raised', 'request', false, api({}), api({ 'x-body-limit': 8 })],
  ['body-limit-lowered', 'request', true, api({ 'x-body-limit': 9 }), api({ 'x-body-limit': 8 })],
  ['body-limit-raised', 'request', false, api({}), api({ 'x-body-limit': 9 })],
  [
    'security-removed',
    'request',
    true,
    api(secured('a', 'b'), schemes),
    api(secured('a'), schemes),
  ],
  ['security-added', 'request', false, api(secured('a'), schemes), api(secured('a', 'b'), schemes)],
  [
    'security-scope-added',
    'request',
    true,
    api({ security: [{ a: ['read'] }] }, schemes),
    api({ security: [{ a: ['read', 'write'] }] }, schemes),
  ],
  [
    'security-scope-removed',
    'request',
    false,
    api({ security: [{ a: ['read', 'write'] }] }, schemes),
    api({ security: [{ a: ['write'] }] }, schemes),
  ],
  ['callback-added', 'request', false, api({}), api(callbacks({}))],
  ['callback-removed', 'request', true, api(callbacks({})), api({})],
  [
    'callback-removed',
    'request',
    true,
    api(callbacks({})),
    api(callbacks({}, '{$request.query.b}')),
  ],
  [
    'property-removed',
    'response',
    true,
    api(callbacks({ properties: { heat: {}, ref: {} } })),
    api(callbacks({ properties: { heat: {} } })),
  ],
  ['pagination-added', 'response', true, api({}), api({ 'x-pagination': 'offset' })],
  ['pagination-removed', 'response', true, api({ 'x-pagination': 'offset' }), api({})],
  [
    'keyset-order-removed',
    'request',
    true,
    api({ 'x-pagination': { keyset: ['id', 'name'] } }),
    api({ 'x-pagination': { keyset: ['id'] } }),
  ],
  [
    'keyset-order-added',
    'request',
    false,
    api({ 'x-pagination': 'offset' }),
    api({ 'x-pagination': { keyset: ['id'] } }),
  ],
  [
    'maximum-offset-lowered',
    'request',
    true,
    api({ 'x-pagination': 'offset' }),
    api({ 'x-pagination': { 'maximum-offset': 500 } }),
  ],
  [
    'maximum-offset-raised',
    'request',
    false,
    api({ 'x-pagination': { 'maximum-offset': 500 } }),
    api({ 'x-pagination': { 'maximum-offset': 600 } }),
  ],
];
