export const plans = ['free', 'premium', 'ultimate'] as const;
export type Plan = (typeof plans)[number];

/** Tells whether a plan includes the features of another one: each plan includes all lower ones. */
export function includesPlan(plan: Plan, other: Plan): boolean {
  return plans.indexOf(plan) >= plans.indexOf(other);
}

export const isPaid = (plan: Plan): boolean => plan !== 'free';
