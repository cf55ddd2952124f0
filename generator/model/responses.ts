import type { Operation as OperationObject, Response, Schema } from '../load/document.ts';
import { isJson } from '../load/media-type.ts';
import { PAGE_HEADERS } from './expand.ts';
import type { ResponseHeaderModel, ResponseModel } from './model.ts';
import { quote } from './names.ts';
import type { Resolver } from './resolver.ts';
import { writerOf } from './writer.ts';

/** JSON where it is offered, else what is named first. */
export function preferred<T>(
  content: Readonly<Record<string, T>>,
): readonly [string, T] | undefined {
  const offered = Object.entries(content);
  return offered.find(([mediaType]) => isJson(mediaType)) ?? offered[0];
}

/** The answers that an operation declares. */
export function responsesOf(
  operation: OperationObject,
  resolver: Resolver,
  { id, paginated }: { readonly id: string; readonly paginated: boolean },
): ResponseModel[] {
  const declared = statusesOf(Object.keys(operation.responses ?? {}));
  return [...declared].map(([status, key]) => {
    const response = resolver.resolve<Response>(operation.responses?.[key] ?? {});
    return responseModel(status, key, response, { id, resolver, paginated });
  });
}

/**
 * The statuses that a function may answer with, and the key of each in the document. A range stands for its first
 * status. `default` is what failures have, except where no success is declared.
 */
function statusesOf(keys: readonly string[]): ReadonlyMap<number, string> {
  const declared = new Map<number, string>();
  for (const key of keys) if (/^[1-5][0-9]{2}$/.test(key)) declared.set(Number(key), key);
  for (const key of keys) {
    const first = Number(`${key.charAt(0)}00`);
    if (/^[1-5]XX$/i.test(key) && !declared.has(first)) declared.set(first, key);
  }
  const succeeds = [...declared.keys()].some((status) => status < 400);
  if (!succeeds && (keys.includes('default') || declared.size === 0)) declared.set(200, 'default');
  return declared;
}

function responseModel(
  status: number,
  key: string,
  response: Response,
  { id, resolver, paginated }: { id: string; resolver: Resolver; paginated: boolean },
): ResponseModel {
  const [mediaType, content] = preferred(response.content ?? {}) ?? [null, null];
  const json = mediaType !== null && isJson(mediaType);
  const others = Object.keys(response.content ?? {}).length > 1;
  const place = `operations['${id}'], ${key === String(status) ? key : quote(key)}`;
  const schema = content?.schema ?? {};
  return {
    status,
    key,
    type:
      mediaType === null
        ? null
        : json
          ? `JsonOf<${place}${others ? `, ${quote(mediaType)}` : ''}>`
          : 'RawBody',
    plain: json && !others && key === String(status),
    writer: json ? writerOf(schema, 'v', resolver, { loose: true, within: [] }) : null,
    kind: mediaType === null ? 'none' : json ? 'json' : 'content',
    mediaType: mediaType === 'application/json' ? null : mediaType,
    headers: headersOf(response, resolver).filter(
      ({ name }) => !(paginated && PAGE_HEADERS.has(name)),
    ),
    paginated: paginated && status === 200,
    example: content?.example ?? Object.values(content?.examples ?? {})[0]?.value,
  };
}

function headersOf(response: Response, resolver: Resolver): ResponseHeaderModel[] {
  return Object.entries(response.headers ?? {}).map(([name, given]) => {
    const header = resolver.resolve<{ required?: boolean; schema?: Schema }>(given);
    return { name, required: header.required === true, type: 'string | number' };
  });
}
