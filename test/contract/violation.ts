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
  return isRepeated(value) ? value.repeat.repeat(value.times) : value;
}

function isRepeated(value: unknown): value is Repeated {
  return typeof value === 'object' && value !== null && 'repeat' in value && 'times' in value;
}
