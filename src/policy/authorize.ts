import { Forbidden } from '#src/errors.ts';

/** A rule of a resource's `policy.ts`: from the facts to yes or no. */
type Ability<Facts> = (facts: Facts) => boolean;

/** Throws `Forbidden` unless the rule permits. */
export function authorize<Facts>(ability: Ability<Facts>, facts: Facts): void {
  if (!ability(facts)) throw new Forbidden();
}
