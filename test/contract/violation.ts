import type { Repeated, Violation } from '../../generator/model/violations.ts';

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
