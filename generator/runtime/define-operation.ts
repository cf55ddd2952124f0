import type { BodyReading, Operation } from './operation.ts';

type Always = 'id' | 'resource' | 'source' | 'method' | 'path' | 'decode' | 'responses';
type Derived = 'takesBody' | 'validators' | 'otherBodies' | 'facts';

/** Printed form of an operation: default values are omitted. */
interface PrintedParts extends Pick<Operation, Always>, Partial<Omit<Operation, Always | Derived>> {
  readonly validators?: Partial<Operation['validators']>;
  readonly otherBodies?: readonly OtherBody[] | undefined;
  /** Set where a body is not described, and so not read whatever the method. */
  readonly ignoresBody?: true;
}

type OtherBody = Pick<PrintedParts, 'decode'> & Partial<Pick<PrintedParts, BodyReading>>;

/** Operations have facts exactly where the host declares a type of facts. */
type PrintedOperation<Facts> = PrintedParts &
  (unknown extends Facts ? { readonly facts?: Facts } : { readonly facts: Facts });

/**
 * Fills in omitted values, so that all operations have the same properties in the same order: every request reads them.
 */
export const defineOperation = <Facts>(printed: PrintedOperation<Facts>): Operation<Facts> =>
  complete(printed, printed.facts as Facts);

/** Variant of the operation with another body, without parts of the first one. */
function replaceBody<Facts>(
  printed: PrintedParts,
  other: OtherBody,
  facts: Facts,
): Operation<Facts> {
  const { order, validators, innerRelations, keep, mediaTypes, ...rest } = printed;
  const { partTypes, fields, wholeBody, wholeForm, files, ...common } = rest;
  return { ...complete({ ...common, ...other, otherBodies: [] }, facts), otherBodies: [] };
}

function complete<Facts>(printed: PrintedParts, facts: Facts): Operation<Facts> {
  return {
    id: printed.id,
    resource: printed.resource,
    source: printed.source,
    method: printed.method,
    path: printed.path,
    facts,
    requirements: printed.requirements,
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
    otherBodies: printed.otherBodies?.map((other) => replaceBody(printed, other, facts)),
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
