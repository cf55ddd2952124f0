import type {
  MediaType,
  Operation as OperationObject,
  Response,
  Schema,
} from '../load/document.ts';
import { essence, isJson } from '../load/media-type.ts';
import type { Offers } from '../runtime/operation.ts';
import { type Code, code, imported } from './code.ts';
import type { ResponseHeaderModel, ResponseModel } from './model.ts';
import { printJsonType } from './types.ts';
import { quote } from './names.ts';
import type { Resolver } from './resolver.ts';
import type { SequenceForm } from '../runtime/sequences.ts';
import { resolveShape } from './shape.ts';
import { buildWriter } from './writer.ts';

/** JSON if offered, otherwise the first one. */
export function preferred<T>(
  content: Readonly<Record<string, T>>,
): readonly [string, T] | undefined {
  const offered = Object.entries(content);
  return offered.find(([mediaType]) => isJson(mediaType)) ?? offered[0];
}

/** The answers that an operation declares. */
export function buildResponses(
  operation: OperationObject,
  resolver: Resolver,
  {
    id,
    paginated,
    standard,
  }: { readonly id: string; readonly paginated: boolean; readonly standard: boolean },
): ResponseModel[] {
  return expandStatuses(Object.keys(operation.responses ?? {})).flatMap((covered) => {
    const response = resolver.resolve<Response>(operation.responses?.[covered.key] ?? {});
    const { content = {} } = response;
    const main = preferred(content);
    const sent = standard ? Object.entries(content) : main === undefined ? [] : [main];
    const common = { id, resolver, paginated, standard };
    if (sent.length === 0) return [buildResponse(covered, response, [null, null], common)];
    return sent.map((each) => buildResponse(covered, response, each, common));
  });
}

/** Media types of responses with several: those of successes, or else of failures. */
export function collectOffers(responses: readonly ResponseModel[]): Offers | null {
  const several = responses.filter(({ named }) => named !== null);
  const successes = several.filter(({ status }) => status < 400);
  const offered = successes.length > 0 ? successes : several;
  const mediaTypes = [...new Set(offered.flatMap(({ named }) => named ?? []))];
  return mediaTypes.length === 0 ? null : { mediaTypes, required: successes.length > 0 };
}

type Covered = Pick<ResponseModel, 'status' | 'key' | 'range'>;

/**
 * Statuses that a function may return, each with its key in the document: named statuses first, then ranges, then
 * `default` for all others. Beside a named success, `default` covers no other success.
 */
function expandStatuses(keys: readonly string[]): readonly Covered[] {
  const named = keys.filter((key) => /^[1-5][0-9]{2}$/.test(key)).map(Number);
  const ranges = keys.filter((key) => /^[2-5]XX$/.test(key));
  const ranged = ranges.map((key) => Number(key.charAt(0)));
  const covered: Covered[] = named.map((status) => ({ status, key: String(status), range: null }));
  const add = (key: string, hundreds: readonly number[], first: number) => {
    const except = named.filter((status) => hundreds.includes(Math.trunc(status / 100)));
    let status = first;
    while (except.includes(status)) status += 1;
    if (hundreds.length > 0) covered.push({ status, key, range: { hundreds, except } });
  };
  for (const [index, key] of ranges.entries()) {
    const hundred = ranged[index] ?? 0;
    add(key, [hundred], hundred * 100);
  }
  if (keys.includes('default')) {
    const succeeds = ranged.includes(2) || named.some((status) => status >= 200 && status < 300);
    const all = succeeds ? [3, 4, 5] : [2, 3, 4, 5];
    const others = all.filter((hundred) => !ranged.includes(hundred));
    add('default', others, succeeds ? (others.at(-1) ?? 0) * 100 : 200);
  }
  return covered.length > 0 ? covered : [{ status: 200, key: 'default', range: null }];
}

function buildResponse(
  { status, key, range }: Covered,
  response: Response,
  [mediaType, content]: readonly [string, MediaType] | readonly [null, null],
  {
    id,
    resolver,
    paginated,
    standard,
  }: { id: string; resolver: Resolver; paginated: boolean; standard: boolean },
): ResponseModel {
  const json = mediaType !== null && isJson(mediaType);
  const others = Object.keys(response.content ?? {}).length > 1;
  const statusKey = key === String(status) ? key : quote(key);
  const schema = content?.schema ?? {};
  const list = printJsonType(id, statusKey, mediaType ?? '');
  const sequence =
    standard && mediaType !== null ? findSequence(mediaType, schema, list, resolver) : null;
  return {
    status,
    key,
    range,
    type:
      mediaType === null
        ? null
        : json
          ? printJsonType(id, statusKey, others ? mediaType : null)
          : sequence === null
            ? imported('RawBody')
            : code`${imported('Items')}<${list}>`,
    sequence,
    plain: json && !others && key === String(status),
    writer: json ? buildWriter(schema, resolver, true) : null,
    kind: mediaType === null ? 'none' : json ? 'json' : 'content',
    mediaType: mediaType === 'application/json' ? null : mediaType,
    named: others && standard ? mediaType : null,
    headers: buildHeaders(response, resolver).filter(
      ({ name }) => !(paginated && PAGE_HEADERS.has(name)),
    ),
    paginated: paginated && status === 200,
    example: content?.example ?? Object.values(content?.examples ?? {})[0]?.value,
  };
}

/** Headers that the response writer adds to a page; functions do not give them. */
const PAGE_HEADERS: ReadonlySet<string> = new Set([
  ...['Link', 'X-Next-Page', 'X-Page', 'X-Per-Page', 'X-Prev-Page', 'X-Total', 'X-Total-Pages'],
]);

const LINES: ReadonlySet<string> = new Set([
  'application/jsonl',
  'application/ndjson',
  'application/x-ndjson',
]);

/**
 * Format of a sequence body: its media type is one of items, and its schema is a list.
 * @param list type of that list
 */
function findSequence(
  mediaType: string,
  schema: Schema,
  list: Code,
  resolver: Resolver,
): ResponseModel['sequence'] {
  const type = essence(mediaType);
  const shape = resolveShape(schema, resolver);
  if (shape.kind !== 'array') return null;
  const buildLooseWriter = (part: Schema) => buildWriter(part, resolver, true);
  const item = shape.items;
  if (LINES.has(type)) return { form: 'lines', list, writer: buildLooseWriter(item) };
  if (type === 'application/json-seq')
    return { form: 'records', list, writer: buildLooseWriter(item) };
  if (type !== 'text/event-stream') return null;
  const event = resolveShape(item, resolver);
  const data = event.kind === 'object' ? event.properties.get('data') : undefined;
  const isText = resolveShape(data ?? item, resolver).kind === 'string';
  const form: SequenceForm =
    data === undefined ? (isText ? 'textData' : 'data') : isText ? 'textEvents' : 'events';
  return { form, list, writer: buildLooseWriter(data ?? item) };
}

function buildHeaders(response: Response, resolver: Resolver): ResponseHeaderModel[] {
  return Object.entries(response.headers ?? {}).map(([name, given]) => {
    const header = resolver.resolve<{ required?: boolean; schema?: Schema }>(given);
    return { name, required: header.required === true, type: 'string | number' };
  });
}
