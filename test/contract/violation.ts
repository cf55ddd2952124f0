import type { Repeated, Violation } from '#generator/hearth/violations.ts';
import { describeFaultReason } from '#src/http/fault-texts.ts';
import type { Call } from './requests.ts';

/** The value to send: long texts are written short in the generated cases. */
export function valueOf({ value }: Pick<Violation, 'value'>): unknown {
  return written(value);
}

/** The value that is just within the bound that the violation breaks. */
export function valueWithin({ within }: Pick<Violation, 'within'>): unknown {
  return written(within);
}

function written(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(written);
  if (!isRepeated(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, written(part)]));
  if (value.list === true) return Array.from({ length: value.times }, () => value.repeat);
  return String(value.repeat).repeat(value.times);
}

function isRepeated(value: object): value is Repeated {
  return 'repeat' in value && 'times' in value;
}

/** The text that the error must have. */
export const toldOf = ({ name, told = name, reason, namesNothing }: Violation): string =>
  namesNothing ? '404 Not found' : describeFaultReason(told, reason);

/** The change of a call to break the rule, or with `valueWithin` to keep it by a hair. */
export function breaking({ place, name, beside }: Violation, value: unknown): Partial<Call> {
  const part = ({ path: 'params', query: 'query', body: 'body' } as const)[place];
  return { [part]: { ...beside, [name]: value } };
}

/** A call with some of its parameters changed. */
export function changed(base: Call, changes: Partial<Call>): Call {
  return {
    ...base,
    params: { ...base.params, ...changes.params },
    query: { ...base.query, ...changes.query },
    // An optional body must be present to break one of its rules.
    body: base.body === null ? (changes.body ?? null) : { ...base.body, ...changes.body },
  };
}
