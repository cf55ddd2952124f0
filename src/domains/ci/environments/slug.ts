import { hash } from 'node:crypto';

/** Upper limit of a slug, so that it fits a host name label together with a prefix. */
const maxSlugChars = 24;
const suffixChars = 6;

/**
 * A name for host names and the like. One that cannot be the environment's own gets a suffix that the name decides, so
 * that `review/a` and `review-a` do not share one.
 */
export function toEnvironmentSlug(name: string): string {
  const lower = name.toLowerCase().replace(/[^a-z0-9]/g, '-');
  const started = /^[a-z]/.test(lower) ? lower : `env-${lower}`;
  const slug = started.replace(/-{2,}/g, '-');
  if (slug.length <= maxSlugChars && slug === name) return slug.replace(/-$/, '');
  const start = slug.slice(0, maxSlugChars - suffixChars - 1);
  return `${start.endsWith('-') ? start : `${start}-`}${computeSuffix(name)}`;
}

function computeSuffix(name: string): string {
  const digits = BigInt(`0x${hash('sha256', name, 'hex')}`).toString(36);
  return digits.slice(-suffixChars);
}
