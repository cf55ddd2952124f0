/** Replacement for a secret, or for a private address, in published texts. */
export const redacted = '[REDACTED]';
