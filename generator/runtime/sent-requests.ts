/** Sends requests to addresses from others, with the checks that their receivers apply. */
import { readMediaType } from './body-plan.ts';
import {
  type ClientAnswer,
  type ClientCall,
  type ClientOptions,
  type ClientRequest,
  encodeRequest,
  sendTo,
} from './client.ts';
import { type ClientCredentials, identify } from './client-credentials.ts';
import type { DecodedInput, Operation, RawInput } from './operation.ts';
import {
  emptyTree,
  fromJson,
  gatherPairs,
  parsePairs,
  type RawTree,
  type RawValue,
} from './raw.ts';
import { decodeInput } from './run.ts';
import type { Schemes } from './security.ts';
import { SentParameters } from './sent-parameters.ts';
import { UploadedFile } from './upload.ts';
import { chooseBody } from './with-body-of.ts';

export interface SenderOptions<S extends Schemes = Schemes> extends Pick<
  ClientOptions,
  'headers' | 'fetch' | 'interceptors'
> {
  /** One credential per scheme, where requests ask for some. */
  readonly credentials?: ClientCredentials<S>;
  /** Maximum bytes that are read of an answer, default 1 MiB: a receiver may send without end. */
  readonly answerLimit?: number;
}

/** An answer is larger than it may be; the rest was not read. */
export class AnswerTooLarge extends Error {}

type SendRequest = <Answer extends ClientAnswer>(
  address: string,
  operation: Operation,
  call: ClientCall,
  request?: ClientRequest,
) => Promise<Answer>;

/**
 * Function behind the generated senders. The address is used as given: an application that accepts addresses from
 * others passes a `fetch` that rejects forbidden ones. Redirects are not followed: their target was not checked, and
 * the credentials are not meant for it.
 */
export function requestSender<S extends Schemes>(
  options: SenderOptions<S>,
  schemes?: S,
): SendRequest {
  const { credentials = {}, answerLimit = 1_048_576, fetch: fetching = fetch } = options;
  const sending = {
    ...options,
    redirect: 'manual',
    fetch: async (...request: Parameters<typeof fetch>) =>
      limitResponse(await fetching(...request), answerLimit),
  } as const;
  return async (address, operation, call, request = {}) => {
    const body = checkBody(operation, call, request);
    const identification = identify(schemes ?? {}, credentials, call.security ?? []);
    return sendTo(address, call, { ...request, body }, sending, identification);
  };
}

/** The same response; reading its body fails where it has more bytes than that. */
function limitResponse(response: Response, bytes: number): Response {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let left = bytes;
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      left -= piece.byteLength;
      if (left < 0) controller.error(new AnswerTooLarge(`The answer has more than ${bytes} bytes`));
      else controller.enqueue(piece);
    },
  });
  return new Response(body.pipeThrough(limited), { status, statusText, headers });
}

/**
 * Sent body, without undeclared members.
 * @throws RefusedRequest with the faults of values that the document does not allow
 */
function checkBody(operation: Operation, call: ClientCall, request: ClientRequest): unknown {
  const { url, init } = encodeRequest(call, request);
  const headers = new Headers(init.headers);
  const readHeader = (name: string) => headers.get(name) ?? undefined;
  const mediaType = readMediaType(readHeader('content-type'));
  const mark = url.indexOf('?');
  const read = chooseBody(operation, mediaType);
  const raw = toRawBody(read, request.body, mediaType, init.body);
  const search = mark === -1 ? '' : url.slice(mark + 1);
  const input = decodeInput(read, {
    path: [],
    header: readHeader,
    parameters: new SentParameters({ path: [], search, header: readHeader }),
    ...raw,
  });
  return raw.kind === 'json' || raw.kind === 'form' ? getBody(input) : request.body;
}

const getBody = ({ body }: DecodedInput) => body ?? undefined;

const isJson = (mediaType: string) => /[/+]json$/.test(mediaType);

/** Body as the receiver reads it. */
function toRawBody(
  { fields, wholeBody }: Operation,
  body: unknown,
  mediaType: string,
  content: RequestInit['body'],
): Pick<RawInput, 'kind' | 'merged' | 'whole'> {
  if (body === undefined) return { kind: 'none', merged: emptyTree() };
  if (isJson(mediaType)) {
    const value = fromJson(JSON.parse(JSON.stringify(body)));
    return { kind: 'json', merged: value as RawTree, whole: value };
  }
  if (wholeBody === 'text' || wholeBody === 'file')
    return { kind: 'whole', merged: emptyTree(), whole: toWhole(body, mediaType) };
  const text = typeof content === 'string' ? content : '';
  const merged = fields?.ofText(text) ?? gatherPairs(parsePairs(text));
  return { kind: 'form', merged, whole: merged };
}

function toWhole(body: unknown, mediaType: string): RawValue {
  if (!(body instanceof Blob)) return String(body);
  return new UploadedFile({ filename: '', mediaType, path: '', size: body.size });
}
