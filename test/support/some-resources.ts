/** Names of resources, with commas between them, when not all are to be tried. */
const some = process.env['HEARTH_TEST_RESOURCES']?.split(',');

/** True when only the operations of some resources are tried. */
export const isPart = some !== undefined;

export const isAsked = ({ resource }: { readonly resource: string }): boolean =>
  some?.includes(resource) ?? true;
