import { expect, it } from 'vitest';
import { measureDocument } from './figures.ts';

/** Share of repeated lines, such as refusals and parameters that are equal by chance; see decision 65. */
const maxShare = 0.15;

it('few lines of the document stand in runs of ten that stand elsewhere too', () => {
  const { lines, repeated, longest } = measureDocument('.');
  // The message names the runs to put below `x-parameter-sets`, `x-property-sets` or `x-examples`.
  expect(repeated / lines, longest.join('\n')).toBeLessThan(maxShare);
});
