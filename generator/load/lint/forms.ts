import { isData } from '../document.ts';
import type { Form } from '../support.ts';

/** Tells whether a value has the required form of a key. */
export function fits(value: unknown, form: Form): boolean {
  switch (form) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'count':
      return Number.isInteger(value) && (value as number) >= 0;
    case 'positive':
      return typeof value === 'number' && value > 0;
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'texts':
      return (
        Array.isArray(value) &&
        value.every((one) => typeof one === 'string') &&
        new Set(value).size === value.length
      );
    case 'mapping':
      return isData(value);
    case 'schema':
      return isData(value) || typeof value === 'boolean';
    case 'schemas':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((one) => isData(one) || typeof one === 'boolean')
      );
    case 'any':
      return true;
  }
}
