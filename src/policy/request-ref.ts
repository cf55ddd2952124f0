/**
 * Tells whether this is a ref of a merge request instead of a branch or tag name. Branch protections, also of `*`, do
 * not cover it.
 */
export const isRequestRef = (ref: string): boolean =>
  /^refs\/merge-requests\/\d+\/(?:head|merge)$/.test(ref);
