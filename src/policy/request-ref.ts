/**
 * Tells whether this is the ref of a merge request, and no name of a branch or tag. Protections of branches, those of `*`
 * too, do not cover it.
 */
export const isRequestRef = (ref: string): boolean =>
  /^refs\/merge-requests\/\d+\/(?:head|merge)$/.test(ref);
