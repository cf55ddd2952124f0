import type { OpenApiDocument } from '../load/document.ts';
import type {
  OperationModel,
  ResourceModel,
  ResponseModel,
  WholeBodyModel,
} from '../model/model.ts';
import { essence, isJson } from '../load/media-type.ts';
import { propertyKey, quote } from '../model/names.ts';
import { bodyTypes } from './body-types.ts';
import { groupBy } from './group-by.ts';
import { responseTypes, statusType } from './response-types.ts';
import { print } from './template.ts';

/** The functions of one resource for clients: nothing of the server is imported but types. */
export function renderClient(resource: ResourceModel): string {
  return print('client', {
    ...resource,
    operations: resource.operations.map(callOf),
    isSent: false,
    schemes: false,
  });
}

/** The functions that send requests to addresses that others name: webhooks and callbacks. */
export function renderSenders(resource: ResourceModel): string {
  const asksFor = resource.operations.some(
    ({ requirements }) => requirements !== null && requirements.length > 0,
  );
  const operations = resource.operations.map(callOf);
  return print('client', { ...resource, operations, isSent: true, schemes: asksFor });
}

/** `createClient`, which joins the resources. */
export function renderCreateClient(
  resources: readonly ResourceModel[],
  document: OpenApiDocument,
  schemes: string | null,
): string {
  const all = resources.map(({ pascal }) => `${pascal}Client`).join(',\n  ');
  return print('create-client', { resources, all, schemes, credentials: credentialsOf(document) });
}

function callOf(operation: OperationModel) {
  const { id, pathParameters, query, headers, cookies, body, wholeBody } = operation;
  const queryRequired = isRequired(query);
  const bodyRequired =
    operation.standardBody?.required ?? (body !== null && isRequired(body.properties));
  const isSingle = operation.otherBodies.length === 0;
  const takes = [
    ...(pathParameters.length > 0
      ? [`readonly params: ParametersOf<operations['${id}'], 'path'>`]
      : []),
    ...(query.length > 0
      ? [`readonly query${optional(queryRequired)}: ParametersOf<operations['${id}'], 'query'>`]
      : []),
    ...(headers.length > 0
      ? [
          `readonly headers${optional(isRequired(headers))}: ParametersOf<operations['${id}'], 'header'>`,
        ]
      : []),
    ...(cookies.length > 0
      ? [
          `readonly cookies${optional(isRequired(cookies))}: ParametersOf<operations['${id}'], 'cookie'>`,
        ]
      : []),
    ...(body === null || !isSingle
      ? []
      : [`readonly body${optional(bodyRequired)}: Sendable<${body.type}>`]),
    ...(wholeBody === null || !isSingle
      ? []
      : [`readonly body${optional(wholeBody.required)}: ${wholeTypeOf(wholeBody)}`]),
    ...(operation.offers === null
      ? []
      : [`readonly accept?: ${operation.offers.mediaTypes.map(quote).join(' | ')}`]),
    'readonly signal?: AbortSignal',
  ];
  const required =
    pathParameters.length > 0 ||
    queryRequired ||
    bodyRequired ||
    wholeBody?.required === true ||
    isRequired(headers) ||
    isRequired(cookies);
  const commas = query.filter(({ comma }) => comma).map(({ wireName }) => wireName);
  return {
    ...operation,
    takes,
    bodies: isSingle ? null : bodyTypes(operation, mediaTypeOf, bodyTypeOf),
    question: optional(required),
    listing: required ? 'ListingOf' : 'Listing',
    iterable: operation.pagination !== null,
    call: `${id}Call`,
    route: JSON.stringify(operation.route),
    commas: commas.length === 0 ? null : JSON.stringify(commas),
    plans: operation.standard
      ? JSON.stringify(
          [...pathParameters, ...query, ...headers, ...cookies].map(({ plan }) => plan),
        )
      : null,
    security: operation.requirements === null ? null : JSON.stringify(operation.requirements),
    mediaType: sentType(mediaTypeOf(operation)[0]),
    forms: formsOf(operation),
    answer: responseTypes(operation, 'Answer', ownType).join(' | '),
    kinds: kindsOf(operation.responses),
    sequences: sequencesOf(operation.responses),
  };
}

/** A body that is no object with properties: bytes are a Blob, and a text is itself. */
const wholeTypeOf = ({ kind, type }: WholeBodyModel): string =>
  kind === 'file' ? 'Blob' : `Sendable<${type}>`;

const sentType = (mediaType: string | undefined): string | null =>
  mediaType === undefined ? null : JSON.stringify(mediaType);

/** The media type in which clients send a body. */
const mediaTypeOf = ({ body, wholeBody }: OperationModel): readonly string[] =>
  [body?.mediaType ?? wholeBody?.mediaType].flatMap((mediaType) => mediaType ?? []);

const bodyTypeOf = ({ body, wholeBody }: OperationModel): string =>
  wholeBody === null ? `Sendable<${body?.type ?? 'never'}>` : wholeTypeOf(wholeBody);

/** The encodings of the parts of forms, by the media types of the forms, as source; null where there is nothing to say. */
function formsOf(operation: OperationModel): string | null {
  const forms = [operation, ...operation.otherBodies].flatMap((each) => {
    const types = Object.entries(each.standardBody?.partTypes ?? {});
    const jsonParts = types.filter(([, of]) => of.every(isJson)).map(([name]) => name);
    const fields = each.standardBody?.fields ?? [];
    const plan = {
      ...(jsonParts.length > 0 && { jsonParts }),
      ...(fields.length > 0 && { fields }),
    };
    return Object.keys(plan).length === 0
      ? []
      : mediaTypeOf(each).map((mediaType) => [mediaType, plan] as const);
  });
  return forms.length === 0 ? null : JSON.stringify(Object.fromEntries(forms));
}

const optional = (required: boolean) => (required ? '' : '?');
const isRequired = (parameters: OperationModel['query']) =>
  parameters.some(({ required, defaultSource }) => required && defaultSource === null);

/** The forms of bodies that are items, by their media types, as source; null where there are none. */
function sequencesOf(responses: readonly ResponseModel[]): string | null {
  const forms = responses.flatMap(({ sequence, mediaType }) =>
    sequence === null || mediaType === null ? [] : [[essence(mediaType), sequence.form] as const],
  );
  return forms.length === 0 ? null : JSON.stringify(Object.fromEntries(forms));
}

/** The statuses by the kind of their body, as source. */
function kindsOf(responses: readonly ResponseModel[]): string {
  const single = responses.filter(({ named }) => named === null);
  const several = responses.filter(({ named }) => named !== null);
  const kinds = groupBy(
    single.filter(({ range }) => range === null),
    ({ kind }) => kind,
  ).map(([kind, same]) => `${kind}: [${same.map(({ status }) => status).join(', ')}]`);
  const ranges = single.flatMap(({ range, kind }) =>
    range === null ? [] : [`{ hundreds: [${range.hundreds.join(', ')}], kind: '${kind}' }`],
  );
  if (ranges.length > 0) kinds.push(`ranges: [${ranges.join(', ')}]`);
  if (several.length > 0) kinds.push(`several: [${several.map(typedSource).join(', ')}]`);
  return `{ ${kinds.join(', ')} }`;
}

/** One of the media types of a status, as source. */
const typedSource = ({ named, kind, status, range }: ResponseModel): string =>
  JSON.stringify({
    mediaType: named,
    kind,
    ...(range === null ? { statuses: [status] } : { statuses: [], hundreds: range.hundreds }),
  });

/** The type of an answer that its operation and status do not tell; null where they do. */
function ownType(response: ResponseModel): string | null {
  const { range, kind, plain, type, named, sequence } = response;
  const usual = sequence === null && (kind !== 'json' || plain);
  if (range === null && named === null && usual) return null;
  const content = sequence === null ? 'Content' : `AsyncIterable<ItemsOf<${sequence.list}>>`;
  const body = kind === 'none' ? 'body?: never' : `body: ${kind === 'json' ? type : content}`;
  const members = [
    `status: ${statusType(response)}`,
    ...(named === null ? [] : [`mediaType: ${quote(named)}`]),
    'headers: Headers',
    body,
  ];
  return `{ ${members.map((member) => `readonly ${member}`).join('; ')} }`;
}

interface Scheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
}

/** The headers that carry a token, by the first scheme of the document that a header can. */
function credentialsOf(document: OpenApiDocument): string {
  const schemes = Object.values(document.components?.securitySchemes ?? {}) as readonly Scheme[];
  for (const { type, in: place, name = '', scheme } of schemes) {
    if (type === 'apiKey' && place === 'header') return `{ ${propertyKey(name)}: token }`;
    if (type === 'http' && scheme?.toLowerCase() === 'bearer') break;
  }
  return '{ authorization: `Bearer ${token}` }';
}
