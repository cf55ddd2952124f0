import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import {
  type Described,
  formatValue,
  listDescribed,
  type Resolve,
  toDocumentedText,
  toRecord,
} from '../../docs/described.ts';
import { findMediaExample } from '../../docs/samples.ts';
import { listTypeParts } from '../../docs/schema-types.ts';

interface TryOutProps {
  readonly frame: Frame;
  readonly pending: boolean;
  readonly sampled: {
    readonly method: string;
    readonly path: string;
    readonly operation: Described;
    readonly parameters: readonly Described[];
  };
  readonly resolve: Resolve;
}

/**
 * The place of the form that sends the operation from the browser. The script makes the form, so that pages without a
 * script have no form that cannot send; a token stays in its field.
 */
export const TryOut: FC<TryOutProps> = ({ frame, sampled, pending, resolve }) => {
  const { method, path, operation, parameters } = sampled;
  const media = toRecord(toRecord(resolve(operation.requestBody)).content);
  const isSendable = operation.requestBody === undefined || media[json] !== undefined;
  if (pending || !isSendable || !takesPeople(operation.security)) return null;
  const inputs = parameters
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .flatMap((parameter) => listInputs(parameter, resolve));
  const example = findMediaExample(media[json], resolve);
  return (
    <section
      id="try"
      aria-label="Try it"
      data-method={method}
      data-path={frame.base + path}
      data-visitor={frame.visitor === null ? '' : frame.visitor.username}
      data-inputs={JSON.stringify(inputs)}
      data-body={media[json] === undefined ? undefined : JSON.stringify(example, null, 2)}
    />
  );
};

const json = 'application/json';

/** The fields for a parameter: one, or one for each member of an object. Maps with names of any kind have none. */
function listInputs(parameter: Described, resolve: Resolve) {
  const name = toDocumentedText(parameter.name);
  const { properties } = resolve(parameter.schema);
  const describe = (inputName: string, schema: unknown) => ({
    name: inputName,
    in: parameter.in,
    required: parameter.required === true,
    type: listTypeParts(schema, resolve)
      .map((part) => (typeof part === 'string' ? part : part.schema))
      .join(''),
  });
  if (parameter.style === 'deepObject')
    return Object.entries(toRecord(properties)).map(([member, schema]) =>
      describe(`${name}[${member}]`, schema),
    );
  const isRepeated = parameter.in === 'query' && parameter.explode === true;
  const example = parameter.example === undefined ? '' : formatExample(parameter.example);
  return [{ ...describe(isRepeated ? `${name}[]` : name, parameter.schema), example, isRepeated }];
}

/** Lists are written with commas. */
const formatExample = (value: unknown): string =>
  Array.isArray(value) ? value.map(formatValue).join(',') : formatValue(value);

/** Tells whether people may call: with a token of theirs, their session, or nothing. */
function takesPeople(security: unknown): boolean {
  const schemes = listDescribed(security);
  const isOurs = (scheme: Described) =>
    'privateToken' in scheme || 'sessionCookie' in scheme || Object.keys(scheme).length === 0;
  return schemes.length === 0 || schemes.some(isOurs);
}
