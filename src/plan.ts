export const plans = ['free', 'premium', 'ultimate'] as const;
export type Plan = (typeof plans)[number];

/** Tells whether an instance with the plan has what comes with another: each has all of those before it. */
export function includesPlan(plan: Plan, other: Plan): boolean {
  return plans.indexOf(plan) >= plans.indexOf(other);
}

export const isPaid = (plan: Plan): boolean => plan !== 'free';
