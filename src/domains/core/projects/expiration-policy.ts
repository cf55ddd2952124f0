import type { UpdateProject } from '#generated/projects/types.ts';
import { findPatternFault } from '#src/patterns/patterns.ts';
import { dayMs } from '#src/units.ts';
import type { ExpirationPolicy } from './settings.ts';

const days: Readonly<Record<ExpirationPolicy['cadence'], number>> = {
  '1d': 1,
  '7d': 7,
  '14d': 14,
  '1month': 30,
  '3month': 90,
};

type GivenPolicy = NonNullable<UpdateProject['container_expiration_policy_attributes']>;

/** Policy of a request; null or undefined if absent. */
export function readExpirationPolicyInput({
  container_expiration_policy_attributes: input,
}: Pick<UpdateProject, 'container_expiration_policy_attributes'>) {
  if (input == null) return input;
  const { name_regex_delete: newer, ...policy } = input;
  return { ...policy, ...(newer !== undefined && { name_regex: newer }) } satisfies GivenPolicy;
}

/** New policy: an enabled or rescheduled one first runs one interval from now. */
export function computeNextPolicy(
  policy: ExpirationPolicy,
  before: ExpirationPolicy,
  now: string,
): ExpirationPolicy {
  if (!policy.enabled) return { ...policy, next_run_at: null };
  if (before.next_run_at !== null && before.cadence === policy.cadence) return policy;
  return { ...policy, next_run_at: computeNextCleanup(policy, new Date(now)) };
}

/** The time of the run that follows one of now. */
export const computeNextCleanup = (
  { cadence }: Pick<ExpirationPolicy, 'cadence'>,
  now: Date,
): string => new Date(now.getTime() + days[cadence] * dayMs).toISOString();

/** Errors of a policy by attribute; an enabled policy requires the names to delete. */
export function findPolicyErrors(policy: ExpirationPolicy): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const name of ['name_regex', 'name_regex_keep'] as const) {
    const text = policy[name] ?? '';
    const fault = text === '' ? null : findPatternFault(text);
    if (fault !== null) {
      errors[`container_expiration_policy.${name}`] = [`not valid RE2 syntax: ${fault}`];
    }
  }
  if (policy.enabled && (policy.name_regex ?? '') === '') {
    errors['container_expiration_policy.name_regex'] = ["can't be blank"];
  }
  return errors;
}
