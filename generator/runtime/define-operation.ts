import type { BodyReading, Operation } from './operation.ts';

type Always = 'id' | 'resource' | 'source' | 'method' | 'path' | 'decode' | 'responses';
type Derived = 'takesBody' | 'validators' | 'otherBodies';

/** An operation as it is printed: what most operations have, or have not, is left out. */
interface PrintedOperation
  extends Pick<Operation, Always>, Partial<Omit<Operation, Always | Derived>> {
  readonly validators?: Partial<Operation['validators']>;
  readonly otherBodies?: readonly OtherBody[] | undefined;
  /** Set where a body is not described, and so not read whatever the method. */
  readonly ignoresBody?: true;
}

type OtherBody = Pick<PrintedOperation, 'decode'> & Partial<Pick<PrintedOperation, BodyReading>>;

/** The operation as it reads another of its bodies, of the first of which it takes nothing. */
function withOther(printed: PrintedOperation, other: OtherBody): Operation {
  const { order, validators, innerRelations, keep, mediaTypes, ...rest } = printed;
  const { partTypes, fields, wholeBody, wholeForm, files, ...common } = rest;
  return { ...defineOperation({ ...common, ...other, otherBodies: [] }), otherBodies: [] };
}

const ANYBODY: Operation['access'] = {
  kind: 'anonymous',
  level: 'visible',
  parameter: 'id',
  feature: null,
  signedIn: false,
  early: false,
};

/** Fills in what is left out, so that all operations have the same properties in the same order: every request reads them. */
export function defineOperation(printed: PrintedOperation): Operation {
  return {
    id: printed.id,
    resource: printed.resource,
    source: printed.source,
    method: printed.method,
    path: printed.path,
    access: printed.access ?? ANYBODY,
    scopes: printed.scopes ?? [],
    requirements: printed.requirements,
    security: printed.security,
    tier: printed.tier ?? null,
    tierOff: printed.tierOff ?? 403,
    flag: printed.flag ?? null,
    rateLimit: printed.rateLimit ?? null,
    deprecation: printed.deprecation ?? null,
    deprecated: printed.deprecated,
    paginated: printed.paginated ?? false,
    pending: printed.pending ?? false,
    pathParameters: printed.pathParameters ?? [],
    order: printed.order ?? [],
    decode: printed.decode,
    keep: printed.keep,
    validators: {
      params: printed.validators?.params ?? null,
      query: printed.validators?.query ?? null,
      headers: printed.validators?.headers ?? null,
      cookies: printed.validators?.cookies ?? null,
      body: printed.validators?.body ?? null,
    },
    relations: printed.relations ?? null,
    innerRelations: printed.innerRelations,
    standard: printed.standard ?? false,
    otherBodies: printed.otherBodies?.map((other) => withOther(printed, other)),
    takesBody: printed.ignoresBody !== true && printed.method !== 'GET',
    wholeBody: printed.wholeBody,
    wholeForm: printed.wholeForm,
    mediaTypes: printed.mediaTypes,
    partTypes: printed.partTypes,
    fields: printed.fields,
    headStatus: printed.headStatus,
    bodyLimit: printed.bodyLimit,
    namedFileLimit: printed.namedFileLimit,
    files: printed.files,
    failureType: printed.failureType,
    responses: printed.responses,
    offers: printed.offers,
  };
}
