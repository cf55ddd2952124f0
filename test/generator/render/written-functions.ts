/**
 * Type errors in written functions that the compiler must report; `npm run typecheck` fails if it reports none. Each
 * error occurs once, beside the correct form.
 */
import type { GetRepositoryFileResponse } from '#generated/repository-files/types.ts';
import type { NothingUndeclared, Undeclared } from '#runtime/undeclared.ts';
import type { MetadataService } from '#generated/metadata/service.ts';
import type { RequestContext } from '#src/context.ts';

type Service = MetadataService<RequestContext>;

const version = { version: '1.0.0', revision: 'abc' };
const kas = { enabled: false, externalUrl: null, version: null };

export const sound: Service = {
  getVersion: async () => ({ status: 200, body: version }),
  getMetadata: async () => ({ status: 200, body: { ...version, kas, enterprise: true } }),
};

const { getMetadata } = sound;

// @ts-expect-error -- getVersion has no function
export const removed: Service = { getMetadata };

export const undeclaredStatus: Service = {
  getMetadata,
  // @ts-expect-error -- the document declares no 202
  getVersion: async () => ({ status: 202, body: version }),
};

export const missingField: Service = {
  getMetadata,
  // @ts-expect-error -- `revision` is always there
  getVersion: async () => ({ status: 200, body: { version: '1.0.0' } }),
};

export const undeclaredHeader: Service = {
  getMetadata,
  // @ts-expect-error -- the document declares no header
  getVersion: async () => ({ status: 200, body: version, headers: { 'X-Service-Secret': 'x' } }),
};

/** Tables of functions, loaded as those of the server are. */
export const table = {
  sound: async () =>
    ({
      getMetadata,
      getVersion: async () => ({ status: 200, body: version }),
    }) satisfies Service,
  field: async () =>
    ({
      getMetadata,
      getVersion: async () => ({ status: 200, body: { ...version, secret: 'x' } }),
    }) satisfies Service,
  deeper: async () =>
    ({
      getMetadata: async () => ({
        status: 200,
        body: { ...version, kas: { ...kas, secret: 'x' }, enterprise: true },
      }),
      getVersion: async () => ({ status: 200, body: version }),
    }) satisfies Service,
};

type In<Name extends keyof typeof table> = Undeclared<
  Record<Name, () => Promise<Service>>,
  Pick<typeof table, Name>
>;

export type Sound = NothingUndeclared<In<'sound'>>;
// @ts-expect-error -- the document declares no `secret`
export type Field = NothingUndeclared<In<'field'>>;
// @ts-expect-error -- nor inside `kas`
export type Deeper = NothingUndeclared<In<'deeper'>>;

export const fieldIsNamed: In<'field'> = "field: getVersion answers 'secret'";
export const memberIsNamed: In<'deeper'> = "deeper: getMetadata answers 'kas.secret'";

type Headers = Extract<GetRepositoryFileResponse, { status: 200 }>['headers'];

export const headers: Headers = {
  'X-Service-Blob-Id': 'a',
  'X-Service-Commit-Id': 'b',
  'X-Service-Content-Sha256': 'c',
  'X-Service-Encoding': 'base64',
  'X-Service-Execute-Filemode': 'false',
  'X-Service-File-Name': 'd',
  'X-Service-File-Path': 'd',
  'X-Service-Last-Commit-Id': 'e',
  'X-Service-Ref': 'main',
  'X-Service-Size': 1,
};

// @ts-expect-error -- among declared headers, too
export const oneMore: Headers = { ...headers, 'X-Service-Secret': 'x' };

const { 'X-Service-Size': _size, ...fewer } = headers;
// @ts-expect-error -- and each of them is sent
export const oneLess: Headers = fewer;
