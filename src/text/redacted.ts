/** Stands in what is told to others for a secret, or for an address that is nobody's business. */
export const redacted = '[REDACTED]';
