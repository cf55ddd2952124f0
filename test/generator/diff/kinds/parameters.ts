import { api, query, type Vector } from './documents.ts';

const wild = (given: boolean) => ({
  parameters: [
    { name: 'id', in: 'path', required: true, schema: {}, ...(given && { 'x-wildcard': true }) },
  ],
});
const named = (name: string) => ({
  parameters: [{ name, in: 'path', required: true, schema: {} }],
});

export const ofParameters: readonly Vector[] = [
  ['parameter-removed', 'request', true, api(query({})), api({})],
  ['optional-parameter-added', 'request', false, api({}), api(query({}))],
  ['required-parameter-added', 'request', true, api({}), api(query({ required: true }))],
  [
    'optional-parameter-added',
    'request',
    false,
    api({}),
    api(query({ required: true, schema: { default: 1 } })),
  ],
  ['parameter-became-required', 'request', true, api(query({})), api(query({ required: true }))],
  ['parameter-became-optional', 'request', false, api(query({ required: true })), api(query({}))],
  [
    'parameter-encoding-changed',
    'request',
    true,
    api(query({ explode: false })),
    api(query({ explode: true })),
  ],
  [
    'parameter-encoding-changed',
    'request',
    true,
    api(query({})),
    api(query({ style: 'deepObject' })),
  ],
  ['parameter-deprecated', 'request', false, api(query({})), api(query({ deprecated: true }))],
  [
    'path-parameter-renamed',
    'request',
    false,
    api(named('id')),
    api(named('kiln'), {}, '/kilns/{kiln}'),
  ],
  ['wildcard-removed', 'request', true, api(wild(true)), api(wild(false))],
  ['wildcard-added', 'request', false, api(wild(false)), api(wild(true))],
  ['relation-added', 'request', true, api({}), api({ 'x-exclusive': [['a', 'b']] })],
  ['relation-removed', 'request', false, api({ 'x-at-least-one': [['a', 'b']] }), api({})],
  [
    'value-removed',
    'request',
    true,
    api(query({ schema: { enum: ['a', 'b'] } })),
    api(query({ schema: { enum: ['a'] } })),
  ],
];
