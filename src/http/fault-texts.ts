import { type Fault, splitPointer, type Reason, type RelationKeyword } from '#runtime/faults.ts';

/** Texts that follow a parameter's name; clients match them. */
export const Text = {
  missing: 'is missing',
  invalid: 'is invalid',
  value: 'does not have a valid value',
  empty: 'is empty',
  exclusive: 'are mutually exclusive',
  atLeastOne: 'are missing, at least one parameter must be provided',
  exactlyOne: 'are missing, exactly one parameter must be provided',
  allOrNone: 'provide all or none of parameters',
} as const;

const byKeyword: Readonly<Record<string, string>> = {
  required: Text.missing,
  dependentRequired: Text.missing,
  enum: Text.value,
  const: Text.value,
  minimum: Text.value,
  maximum: Text.value,
  exclusiveMinimum: Text.value,
  exclusiveMaximum: Text.value,
  multipleOf: Text.value,
  uniqueItems: Text.value,
  minLength: Text.empty,
  minItems: Text.empty,
  exclusive: Text.exclusive,
  atLeastOne: Text.atLeastOne,
  exactlyOne: Text.exactlyOne,
  allOrNone: Text.allOrNone,
} satisfies Record<RelationKeyword, string> & Record<string, string>;

/** The text of a rule that is broken. */
export const describeReason = ({ keyword, params }: Reason): string =>
  keyword === 'maxLength' || keyword === 'maxItems'
    ? `is expected to have length less than or equal to ${String(params.limit)}`
    : (byKeyword[keyword] ?? Text.invalid);

/** The text of a fault behind its name; a text that is missing breaks two rules where it may not be empty either. */
export const describeFaultReason = (name: string, reason: Reason): string =>
  reason.keyword === 'required' && reason.params.minLength !== undefined
    ? `${Text.missing}, ${name} ${Text.empty}`
    : describeReason(reason);

/** All faults of a request as one text, one per name: `title is missing, actions[0][file_path] is empty`. */
export function describeFaults(faults: readonly Fault[]): string {
  const texts = new Map<string, string>();
  for (const fault of faults) {
    const name = formatParameterName(fault);
    if (!texts.has(name)) texts.set(name, describeFaultReason(name, fault));
  }
  return [...texts].map(([name, text]) => `${name} ${text}`).join(', ');
}

/** Name as the client writes it. A fault of a list's element is reported under the name of the list. */
function formatParameterName({ in: part, pointer, keyword, params }: Fault): string {
  const keys = splitPointer(pointer);
  if (Array.isArray(params.names)) {
    const names = params.names as readonly string[];
    return names.map((name) => formatKeys([...keys, name])).join(', ');
  }
  if (!requires.has(keyword)) while (isIndex(keys.at(-1))) keys.pop();
  if (part === 'body' && (keys.length === 0 || isIndex(keys[0]))) keys.unshift('body');
  return formatKeys(keys);
}

const requires: ReadonlySet<string> = new Set(['required', 'dependentRequired']);

const isIndex = (key: string | undefined): boolean => key !== undefined && /^[0-9]+$/.test(key);

const formatKeys = ([first = '', ...rest]: readonly string[]): string =>
  rest.reduce((name, key) => `${name}[${key}]`, first);
