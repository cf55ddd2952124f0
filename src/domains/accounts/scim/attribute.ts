const schema = 'urn:ietf:params:scim:schemas:core:2.0:user:';

/** The name of an attribute as it is compared: in any case, with its schema before it or without. */
export function readAttributeName(path: string): string {
  const name = path.trim().toLowerCase();
  return name.startsWith(schema) ? name.slice(schema.length) : name;
}
