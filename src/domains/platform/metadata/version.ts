/** The release of the compatible API. Clients compare it to choose features. */
export const version = '15.0.0-ee';

/** Revision of the source when it was not built from a checkout. */
const unknownRevision = '0000000';

declare const HEARTH_REVISION: string | undefined;

/** Replaced by the build; absent when run from source. */
export const revision = typeof HEARTH_REVISION === 'string' ? HEARTH_REVISION : unknownRevision;
