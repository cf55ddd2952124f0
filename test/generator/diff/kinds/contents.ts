import { answer, api, body, type Vector } from './documents.ts';

const media = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));
const header = (...headers: (readonly [string, boolean])[]) => ({
  responses: {
    '200': {
      description: 'ok',
      headers: Object.fromEntries(
        headers.map(([name, required]) => [name, { required, schema: {} }]),
      ),
    },
  },
});
const statuses = (...codes: string[]) => ({
  responses: Object.fromEntries(codes.map((code) => [code, { description: 'ok' }])),
});

export const ofContents: readonly Vector[] = [
  ['body-added', 'request', false, api({}), api(body({}))],
  [
    'required-body-added',
    'request',
    true,
    api({}),
    api({ requestBody: { required: true, content: media('a/b') } }),
  ],
  ['body-removed', 'request', true, api(body({})), api({})],
  [
    'body-became-required',
    'request',
    true,
    api({ requestBody: { content: media('a/b') } }),
    api({ requestBody: { required: true, content: media('a/b') } }),
  ],
  [
    'body-became-optional',
    'request',
    false,
    api({ requestBody: { required: true, content: media('a/b') } }),
    api({ requestBody: { content: media('a/b') } }),
  ],
  [
    'media-type-removed',
    'request',
    true,
    api({ requestBody: { content: media('a/b', 'c/d') } }),
    api({ requestBody: { content: media('a/b') } }),
  ],
  [
    'media-type-added',
    'request',
    false,
    api({ requestBody: { content: media('a/b') } }),
    api({ requestBody: { content: media('a/b', 'c/d') } }),
  ],
  [
    'media-type-removed',
    'response',
    true,
    api({ responses: { '200': { description: '', content: media('a/b', 'c/d') } } }),
    api({ responses: { '200': { description: '', content: media('a/b') } } }),
  ],
  [
    'media-type-added',
    'response',
    false,
    api({ responses: { '200': { description: '', content: media('a/b') } } }),
    api({ responses: { '200': { description: '', content: media('a/b', 'c/d') } } }),
  ],
  ['success-status-removed', 'response', true, api(statuses('200', '204')), api(statuses('200'))],
  ['success-status-added', 'response', false, api(statuses('200')), api(statuses('200', '202'))],
  ['error-status-removed', 'response', false, api(statuses('200', '404')), api(statuses('200'))],
  ['error-status-added', 'response', false, api(statuses('200')), api(statuses('200', '409'))],
  ['content-removed', 'response', true, api(answer({})), api(statuses('200'))],
  ['content-added', 'response', false, api(statuses('200')), api(answer({}))],
  [
    'header-removed',
    'response',
    true,
    api(header(['A', false], ['B', false])),
    api(header(['A', false])),
  ],
  [
    'header-added',
    'response',
    false,
    api(header(['A', false])),
    api(header(['A', false], ['B', false])),
  ],
  ['header-became-optional', 'response', true, api(header(['A', true])), api(header(['A', false]))],
  [
    'header-became-required',
    'response',
    false,
    api(header(['A', false])),
    api(header(['A', true])),
  ],
];
